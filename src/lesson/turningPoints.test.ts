import { expect, test } from 'vitest';
import { compileLesson } from './compileLesson.ts';
import { filesOf, mistakesWith, smallLesson } from './smallLesson.ts';

const path = 'predictions/01-pause.yaml';
const prediction = [
  'scenario: story',
  'step: 2',
  'question: A is paused. Does it go on believing?',
  'choices:',
  '  - { text: It does., outcome: { no-fence: believe A, fence: believe A } }',
  '  - { text: It does not., outcome: { no-fence: believe none } }',
  '',
].join('\n');

function mistakes(from: string, to: string): readonly string[] {
  if (!prediction.includes(from)) throw new Error(`the prediction does not hold ${from}`);
  return mistakesWith({ [path]: prediction.replace(from, to) }).map((line) => line.replace(path, ''));
}

test('a lesson with a prediction, and one without', () => {
  const compiled = compileLesson(filesOf({ ...smallLesson, [path]: prediction }));
  if (compiled.type === 'mistaken') throw new Error(JSON.stringify(compiled.mistakes));
  expect(compiled.lesson.turningPoints).toEqual([
    {
      id: 'pause',
      scenario: 'story',
      step: 2,
      question: 'A is paused. Does it go on believing?',
      choices: [
        {
          text: 'It does.',
          outcome: ['no-fence', 'fence'].map((world) => ({ world, claim: { type: 'believe', clients: [0] } })),
        },
        { text: 'It does not.', outcome: [{ world: 'no-fence', claim: { type: 'believe', clients: [] } }] },
      ],
    },
  ]);
  expect(mistakesWith({})).toEqual([]);
});

test.each([
  ['story', 'tale', ':1: There is no scenario "tale": the scenarios are story.'],
  ['step: 2', 'step: 4', ':2: There is no step 4: the scenario has 3.'],
  ['fence: believe A }', 'seal: believe A }', ':5: The scenario has no world "seal": its worlds are no-fence, fence.'],
  ['believe none', 'doubt', ':6: "doubt" is no outcome: write one such as accepts, refuses, grants 42'],
  ['believe A, fence', 'accepts, fence', ':5: None of these choices is what happens at step 2.'],
  [
    'believe none',
    'believe A',
    ':5: Only one choice can be what happens at step 2, and these do: "It does." and "It does not.".',
  ],
  [
    '  - { text: It does not., outcome: { no-fence: believe none } }\n',
    '',
    ':5: A prediction has two to 4 choices, and here are 1.',
  ],
])('%s → %s', (from, to, sentence) => {
  expect(mistakes(from, to)).toEqual([expect.stringContaining(sentence)]);
});
