import { describe, expect, it } from 'vitest';
import { describeMistakes } from './mistake.ts';
import { mistakesWith, smallLesson } from './smallLesson.ts';

describe('a file', () => {
  const truth = smallLesson['truths/01-one.md'];

  it.each<[Record<string, string | undefined>, ...string[]]>([
    [{ 'lesson.yaml': undefined }, 'lesson.yaml:1: This file is missing: add it.'],
    [{ 'gist.md': undefined }, 'gist.md:1: This file is missing: add it.'],
    [{ 'maps/notes.md': undefined }, 'maps/notes.md:1: This file is missing: add it.'],
    [{ 'truths/01-one.md': undefined }, 'truths:1: There is no truth here: add the file truths/<number>-<id>.md.'],
    [
      { 'truths/one.md': truth },
      'truths/one.md:1: This name is not of the form truths/<number>-<id>.md: rename the file.',
    ],
    [
      { 'truths/02-one.md': truth },
      'truths/02-one.md:1: There is already a truth "one", in lessons/small/truths/01-one.md:1: change one of them.',
    ],
    [
      { 'sandbox/run.out': undefined },
      'sandbox/01-run.yaml:4: There is no file sandbox/run.out: add it, or name one that is there.',
    ],
    [{ 'sandbox/run.out': '' }, 'sandbox/run.out:1: This file is empty: fill it.'],
    [{ 'maps/01-flow.yaml': undefined }, 'maps/01-flow.yaml:1: This file is missing: add it.'],
    [
      { 'maps/02-x.yaml': 'title: x' },
      'maps/02-x.yaml:1: This explains no map: add maps/02-x.mmd, or remove this file.',
    ],
    [{ 'question/01-x.md': 'x' }, 'question/01-x.md:1: A lesson has no such file: move or rename it.'],
    [
      { 'lesson.yaml': '' },
      'lesson.yaml:1: Nothing is written here: write "id: …", "course: …", "part: …", "title: …", "subtitle: …", "thesis: …".',
    ],
    [{ 'gist.md': '' }, 'gist.md:1: The truths are shown in one section: give one, and only one, layout=truths.'],
    [
      { 'scenarios/story.yaml': undefined },
      'scenarios:1: There is no scenario here: add the file scenarios/<id>.yaml.',
      'gist.md:1: There is no scenario "story": the scenarios are none.',
      'truths/01-one.md:3: There is no scenario "story": the scenarios are none.',
      'gist.md:2: There is no scenario "story": the scenarios are none.',
      'questions/01-why.md:5: There is no scenario "story": the scenarios are none.',
    ],
    [
      { 'levels/01-a.yaml': 'title: T\nbrief: B\ngoal: no-lost-update\nsystem: 2.1.fence\n' },
      'levels/01-a.yaml:4: This is no small system: write one like "2.1.readModifyWrite.fence.counter.durable.atomic.none".',
    ],
    [
      { 'levels/01-a.yaml': 'title: T\ngoal: safe\nsystem: 2.1.blindWrite.fence.counter.durable.atomic.none\n' },
      'levels/01-a.yaml:1: The key "brief" is missing: add "brief: …".',
      expect.stringMatching(/^levels\/01-a\.yaml:2: This system has no such property: write one of accepted-tokens/),
    ],
    [{ 'lesson.yaml': '- a' }, 'lesson.yaml:1: Write lines of the form "key: value" here.'],
    [
      { 'tables/01-sizes.yaml': 'title: [a' },
      'tables/01-sizes.yaml:1: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
  ])('%j', (changes, ...mistakes) => {
    expect(mistakesWith(changes)).toEqual(mistakes);
  });
});

it('describes mistakes in the order of files and lines', () => {
  const mistakes = [
    { file: 'b', line: 1, sentence: 'Third.' },
    { file: 'a', line: 10, sentence: 'Second.' },
    { file: 'a', line: 9, sentence: 'First.' },
  ];
  expect(describeMistakes(mistakes)).toBe('a:9: First.\na:10: Second.\nb:1: Third.');
});
