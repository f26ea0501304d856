import { expect, test } from 'vitest';
import { run } from './run.ts';
import { countdown } from './toy.ts';

test('a run takes the actions of each step, one after another', () => {
  const { initial, steps } = run(countdown(5), [['one', 'two'], [], ['two']]);
  expect(initial).toBe(5);
  expect(steps.map(({ state }) => state)).toEqual([2, 2, 0]);
  expect(steps[0]?.moves).toEqual([
    { type: 'taken', action: 'one', state: 4, events: ['counted one'] },
    { type: 'taken', action: 'two', state: 2, events: ['counted two'] },
  ]);
  expect(steps[1]?.moves).toEqual([]);
});

test('an impossible action is a move not taken, with the reason, and the run goes on', () => {
  const { steps } = run(countdown(2), [['one'], ['two', 'one']]);
  expect(steps[1]?.moves).toEqual([
    { type: 'notTaken', action: 'two', why: '1 is too low to count two down.' },
    { type: 'taken', action: 'one', state: 0, events: ['counted one'] },
  ]);
});

test('a broken property is named once, at the step that broke it first', () => {
  const { steps } = run(countdown(6), [['one'], ['two', 'two'], ['one']]);
  expect(steps.map(({ broken }) => broken)).toEqual([[], ['never-by-two', 'never-one'], []]);
});
