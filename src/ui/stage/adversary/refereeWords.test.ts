import { expect, test } from 'vitest';
import type { Level } from '../../../lesson/lesson.ts';
import { decodeSmallSystem } from '../../../engine/smallSystemCode.ts';
import { defined } from '../../../base/assert.ts';
import { refereeSentence, scoreText, type Standing } from './refereeWords.ts';

const system = defined(decodeSmallSystem('2.1.readModifyWrite.fence.counter.durable.atomic.none'), 'system');
const level: Level = { id: 'one', title: 'One', brief: '', goal: 'no-lost-update', system };
const at = (distance: number) => ({ type: 'possible', distance, next: { type: 'expireLease' } }) as const;
const never = { type: 'impossible', stateCount: 1_234 } as const;
const start: Standing = { level, moveCount: 0, reachedAt: undefined, first: at(11), before: undefined, now: at(11) };

test.each<[what: string, change: Partial<Standing>, sentence: RegExp]>([
  ['begins', {}, /^The referee has looked at all that can follow, and speaks after your first move\.$/],
  ['begins and never can be won', { first: never, now: never }, /^The referee has looked at all that can follow, and /],
  ['looks', { now: undefined }, /looking/],
  ['comes nearer', { moveCount: 1, before: at(11), now: at(10) }, /10 moves away\. That was a step on a shortest way/],
  ['makes no difference', { moveCount: 1, before: at(11), now: at(11) }, /brought it no nearer/],
  ['goes away', { moveCount: 1, before: at(10), now: at(12) }, /took you further away/],
  ['gives it away', { moveCount: 1, before: at(10), now: never }, /^That move made it impossible: in all 1,234 states/],
  ['stays lost', { moveCount: 2, before: never, now: never }, /^It has become impossible/],
  [
    'never could',
    { first: never, before: never, now: never, moveCount: 1 },
    /^It cannot be done, .*in all 1,234 states/,
  ],
  [
    'still never could',
    { first: never, before: never, now: never, moveCount: 3 },
    /^Still impossible: in all 1,234 states/,
  ],
  ['is as good as it gets', { reachedAt: 11, moveCount: 11 }, /^Done in 11 moves\..*No one can do it in fewer\.$/],
  ['took its time', { reachedAt: 14, moveCount: 14 }, /Par is 11\.$/],
])('a game that %s', (_, change, sentence) => {
  expect(refereeSentence({ ...start, ...change })).toMatch(sentence);
});

test('scores', () => {
  expect(scoreText(undefined, undefined)).toBe('');
  expect(scoreText(12, at(11))).toBe('your best: 12 moves, par 11');
  expect(scoreText(undefined, never)).toBe('proved impossible');
});
