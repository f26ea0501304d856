import { describe, expect, it } from 'vitest';
import { mistakesIn, type MistakeCase } from './smallLesson.ts';

const cases: Readonly<Record<string, readonly MistakeCase[]>> = {
  'a question': [
    [
      'questions/01-why.md',
      '## Long\nSee',
      'See',
      'questions/01-why.md:8: This question has no long answer: write one under "## Long".',
    ],
    ['questions/01-why.md', 'So.', '', 'questions/01-why.md:8: There is no text under "## Short": write it.'],
    [
      'questions/01-why.md',
      '## Long',
      '## Longer',
      'questions/01-why.md:10: "## Longer" is no part of an answer: the parts are "## Short", "## Long" and "## Mistake".',
      'questions/01-why.md:8: This question has no long answer: write one under "## Long".',
    ],
    [
      'questions/01-why.md',
      'level: basic',
      'level: easy',
      'questions/01-why.md:4: "easy" is not known here: choose one of basic, deeper, expert.',
    ],
    [
      'questions/01-why.md',
      'card=why',
      'card=who',
      'questions/01-why.md:11: There is no question "who" to link to: the questions are why.',
    ],
    [
      'questions/01-why.md',
      '## Long',
      '## Short',
      'questions/01-why.md:10: There is already a part "Short", in lessons/small/questions/01-why.md:8: change one of them.',
      'questions/01-why.md:8: This question has no long answer: write one under "## Long".',
    ],
    [
      'questions/01-why.md',
      '&step=2',
      '&step=9',
      'questions/01-why.md:5: The link "#gist?s=story&step=9" names the step "9", which is not there: write one from 0 to 3.',
    ],
    [
      'questions/01-why.md',
      '#gist?s=story&step=2',
      '#maps',
      'questions/01-why.md:5: "#maps" shows nothing: write "#gist?s=<scenario>&step=<n>".',
    ],
    [
      'questions/01-why.md',
      '&step=2',
      '&v=1&d=pA.e&step=3',
      'questions/01-why.md:5: The link "#gist?s=story&v=1&d=pA.e&step=3" names the step "3", which is not there: write one from 0 to 2.',
    ],
    [
      'questions/01-why.md',
      "'#gist?s=story&step=2'",
      '{ system: 2.1, property: no-lost-update }',
      'questions/01-why.md:5: This is no small system: write one like "2.1.readModifyWrite.fence.counter.durable.atomic.none".',
    ],
    [
      'questions/01-why.md',
      "'#gist?s=story&step=2'",
      '{ system: 2.1.blindWrite.fence.counter.durable.atomic.none, property: no-lost-update }',
      'questions/01-why.md:5: "no-lost-update" is not known here: choose one of accepted-tokens-never-decrease, no-write-undone, no-newer-write-overwritten, no-superseded-write-accepted, one-holder, one-believer, holder-never-refused.',
    ],
    [
      'questions/01-why.md',
      "'#gist?s=story&step=2'",
      '{ challenge: one }',
      'questions/01-why.md:5: There is no challenge "one": write the id of one.',
    ],
    [
      'questions/01-why.md',
      '[So]',
      'So',
      'questions/01-why.md:6: Write a list with at least one item here, each item after "- ".',
    ],
  ],
  'a snippet': [
    [
      'sandbox/01-run.yaml',
      'code: run.py',
      'code: walk.py',
      'sandbox/01-run.yaml:3: There is no file sandbox/walk.py: add it, or name one that is there.',
    ],
    [
      'sandbox/01-run.yaml',
      'language: python',
      'language: typescript',
      'sandbox/01-run.yaml:3: "run.py" does not end in .ts: name a file that does.',
    ],
    [
      'sandbox/01-run.yaml',
      'language: python',
      'language: rust',
      'sandbox/01-run.yaml:2: "rust" is not known here: choose one of python, typescript, sql.',
    ],
  ],
  'an exercise': [
    [
      'exercises/01-try.md',
      ' {#now}',
      '',
      'exercises/01-try.md:5: This heading has no id: end it with {#id}, or {#id name=value}.',
    ],
    [
      'exercises/01-try.md',
      'This.',
      '',
      'exercises/01-try.md:5: This question has no answer: write it under the heading.',
    ],
    [
      'exercises/01-try.md',
      '## What now? {#now}\nThis.\n',
      '',
      'exercises/01-try.md:4: This exercise asks nothing: add "## <question> {#id}".',
    ],
  ],
};

describe.each(Object.entries(cases))('a mistake in %s', (_, ofKind) => {
  it.each(ofKind)('%s: %j → %j', (path, from, to, ...mistakes) => {
    expect(mistakesIn(path, from, to)).toEqual(mistakes);
  });
});
