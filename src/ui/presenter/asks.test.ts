import { expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import { compileLesson } from '../../lesson/compileLesson.ts';
import type { OrderItem, OrderPlace } from '../../lesson/lesson.ts';
import { filesOf, smallLesson } from '../../lesson/smallLesson.ts';
import { storyOf } from '../../view/story.ts';
import { noEdit } from '../state/stageEdit.ts';
import { asksAt, handsOf, type Asks } from './asks.ts';

const compiled = compileLesson(
  filesOf({
    ...smallLesson,
    'predictions/01-pause.yaml': [
      'scenario: story',
      'step: 2',
      'question: A is paused. Does it go on believing?',
      'choices:',
      '  - { text: It does not., outcome: { no-fence: believe none } }',
      '  - { text: It does., outcome: { no-fence: believe A } }',
    ].join('\n'),
  }),
);
if (compiled.type === 'mistaken') throw new Error(JSON.stringify(compiled.mistakes));
const { turningPoints, scenarios } = compiled.lesson;
const story = () => storyOf(defined(scenarios[0], 'the scenario'));
const stage = { scenarioId: undefined, firstScenarioId: 'story', edit: noEdit };

const itemOf = (place: OrderPlace): OrderItem => ({ id: 'a', title: 'A', minutes: 1, place, notes: '', stepNotes: [] });
const at = (place: OrderPlace | undefined, stepIndex: number, others: object = {}): Asks =>
  asksAt(turningPoints, { item: place && itemOf(place), stage, stepIndex, story, ...others });
const scenario = { type: 'scenario', id: 'story', from: 0, to: 3 } as const;
const question = 'A is paused. Does it go on believing?';

test('the hall is asked what the page asks, before the step, and told what happens from the run', () => {
  for (const place of [scenario, { type: 'truth', id: 'one', scenarioId: 'story' } as const, undefined]) {
    expect(at(place, 1)).toMatchObject({ ahead: { question, choices: ['It does not.', 'It does.'] } });
    expect(at(place, 1).ahead?.right).toBeUndefined();
    expect(at(place, 2)).toMatchObject({ ahead: undefined, decided: { question, right: 1 } });
    expect(at(place, 3)).toEqual({ ahead: undefined, decided: undefined });
  }
  expect(at(scenario, 1).ahead?.key).toBe(at(scenario, 2).decided?.key);
});

test('not what an item does not reach, and nothing of a story of one’s own', () => {
  expect(at({ ...scenario, to: 1 }, 1).ahead).toBeUndefined();
  expect(at({ ...scenario, from: 2 }, 2).decided).toBeUndefined();
  const edited = { stage: { ...stage, edit: { ...noEdit } } };
  expect(at(scenario, 1, edited)).toEqual({ ahead: undefined, decided: undefined });
});

test('where there are no steps, what the running order asks', () => {
  const item = { ...itemOf({ type: 'lines', lines: ['One.'] }), ask: { question: 'Who?', choices: ['A', 'B'] } };
  const asked = asksAt(turningPoints, { item, stage, stepIndex: 1, story });
  expect(asked).toMatchObject({ ahead: { question: 'Who?', right: undefined }, decided: undefined });
  expect(at({ type: 'map', id: 'flow' }, 1).ahead).toBeUndefined();
});

test('hands are whole numbers', () => {
  expect(['12', '', '-3', 'x', '1e9', '7.9'].map(handsOf)).toEqual([12, 0, 0, 0, 1, 7]);
});
