import { expect, test } from 'vitest';
import { compileLesson } from './compileLesson.ts';
import { mutantCode } from './mutantCode.ts';
import { filesOf, mistakesWith, smallLesson } from './smallLesson.ts';

const folder = 'challenges/01-one';
const mutants = Array.from({ length: 8 }, (_, index) =>
  [
    `  - id: wrong-${index}`,
    '    wrong: It is wrong.',
    '    python: [{ replace: "good", by: "bad" }]',
    '    typescript: [{ replace: "good", by: "$& bad" }]',
  ].join('\n'),
);
const challenge: Readonly<Record<string, string>> = {
  [`${folder}/challenge.md`]: [
    '---',
    'title: One',
    'prediction:',
    '  question: Does it hold?',
    '  choices:',
    '    - { claim: holds, text: It does. }',
    '    - { claim: answers-match-data, text: It does not. }',
    'systems:',
    '  - clients: [{ writeCount: 2 }]',
    'properties: [holder-never-refused, answers-match-data]',
    'breaks: { property: answers-match-data, steps: 3 }',
    '---',
    'Do it.',
    '## Hint',
    'Think.',
    '',
  ].join('\n'),
  [`${folder}/mutants.yaml`]: `mutants:\n${mutants.join('\n')}\n`,
  [`${folder}/starter.py`]: 'start\n',
  [`${folder}/starter.ts`]: 'start\n',
  [`${folder}/solution.py`]: 'good\n',
  [`${folder}/solution.ts`]: 'good\n',
};

/** What is reported when `from` is replaced in a file of the challenge. */
function mistakesIn(file: string, from: string, to: string): readonly string[] {
  const path = `${folder}/${file}`;
  const text = challenge[path] ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return mistakesWith({ ...challenge, [path]: text.replace(from, to) }).map((line) => line.replace(`${folder}/`, ''));
}

test('a challenge without a mistake is compiled', () => {
  const compiled = compileLesson(filesOf({ ...smallLesson, ...challenge }));
  if (compiled.type === 'mistaken') throw new Error(JSON.stringify(compiled.mistakes));
  const [first] = compiled.lesson.challenges;
  expect(first).toMatchObject({ id: 'one', title: 'One', hintCount: 1, breaks: { stepCount: 3 } });
  expect(first?.systems[0]).toMatchObject({ rule: 'asked', clock: 'untimed', faults: { pause: 0 } });
  expect(compiled.prose['challenges/one']).toContain('Do it.');
  expect(compiled.prose['challenges/one/hint-1']).toContain('Think.');
  const mutant = first?.mutants[0];
  expect(first && mutant && mutantCode(first, mutant, 'typescript')).toBe('$& bad\n');
});

test('a lesson need not have challenges', () => {
  expect(mistakesWith({})).toEqual([]);
});

test.each([
  [
    'challenge.md',
    'claim: holds',
    'claim: hold',
    'challenge.md:6: "hold" is not known here: choose one of holds, holder-never-refused, answers-match-data.',
  ],
  [
    'challenge.md',
    'never-refused, answers',
    'always-served, answers',
    'challenge.md:10: "holder-always-served" is not known here',
  ],
  [
    'challenge.md',
    'property: answers-match-data',
    'property: no-write-undone',
    'challenge.md:11: "no-write-undone" is not known here',
  ],
  ['challenge.md', 'steps: 3', 'steps: 0', 'challenge.md:11: Write a whole number of at least 1 here, not "0".'],
  ['challenge.md', 'writeCount: 2', 'writes: 2', 'challenge.md:9: Unknown key "writes"'],
  ['challenge.md', '## Hint', '## Tip', 'challenge.md:14: "## Tip" is no part of a challenge: write "## Hint".'],
  ['challenge.md', 'Think.', '', 'challenge.md:14: There is no text under this hint: write some.'],
  ['challenge.md', 'Do it.', '', 'challenge.md:13: This challenge has no task: write it under the front matter.'],
  [
    'challenge.md',
    'title: One',
    'asks: nobody',
    'challenge.md:2: "nobody" is not known here: choose one of storage, issuer.',
  ],
  [
    'mutants.yaml',
    'replace: "good"',
    'replace: "fine"',
    'mutants.yaml:4: "fine" does not stand in the solution: it has to stand there exactly once.',
  ],
  ['mutants.yaml', 'id: wrong-1', 'id: wrong-0', 'mutants.yaml:6: There is already a mutant "wrong-0"'],
  ['mutants.yaml', mutants[7] ?? '', '', 'mutants.yaml:1: There are 7 mutants here: a challenge has at least 8.'],
  [
    'solution.py',
    'good',
    'good good',
    'mutants.yaml:4: "good" stands 2 times in the solution: it has to stand there exactly once.',
  ],
])('reports a mistake in %s: %s → %s', (file, from, to, mistake) => {
  expect(mistakesIn(file, from, to)).toContainEqual(expect.stringContaining(mistake));
});

test('missing and strange files are reported', () => {
  expect(mistakesWith({ ...challenge, [`${folder}/starter.py`]: undefined })).toEqual([
    `${folder}/starter.py:1: This file is missing: add it.`,
  ]);
  expect(mistakesWith({ ...challenge, [`${folder}/notes.txt`]: 'x' })).toEqual([
    `${folder}/notes.txt:1: A challenge has no such file: its files are challenge.md, mutants.yaml, starter.py, solution.py, starter.ts, solution.ts, starter.sql, solution.sql.`,
  ]);
  expect(mistakesWith({ 'challenges/one/challenge.md': 'x' })).toContainEqual(
    'challenges/one:1: This name is not of the form challenges/<number>-<id>: rename the folder.',
  );
});

test('a challenge may be in SQL, and then is in nothing else', () => {
  const sql: Record<string, string | undefined> = {
    ...challenge,
    [`${folder}/mutants.yaml`]: (challenge[`${folder}/mutants.yaml`] ?? '')
      .replaceAll(/ {4}python:.*\n/g, '')
      .replaceAll('typescript:', 'sql:'),
    [`${folder}/starter.sql`]: '-- start\n',
    [`${folder}/solution.sql`]: 'good\n',
  };
  for (const file of ['starter.py', 'starter.ts', 'solution.py', 'solution.ts']) sql[`${folder}/${file}`] = undefined;
  expect(mistakesWith(sql)).toEqual([]);
  expect(mistakesWith({ ...sql, [`${folder}/mutants.yaml`]: challenge[`${folder}/mutants.yaml`] })).toContainEqual(
    expect.stringContaining('There is no solution in this language: remove "python:".'),
  );
});
