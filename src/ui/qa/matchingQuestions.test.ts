import { expect, test } from 'vitest';
import type { Question } from '../../lesson/lesson.ts';
import { matchingQuestions } from './matchingQuestions.ts';

const question = (id: string, text: string): Question => ({
  id,
  question: text,
  topic: 'The check',
  level: 'basic',
  hasMistake: false,
  points: [],
});
const questions = [question('one', 'Which HTTP status?'), question('two', 'Is a lease id a token?')];
const proseOf = (key: string): string => (key === 'questions/one/long' ? '<p>Use <code>F &gt;= 42</code>.</p>' : '');
const idsFor = (filter: string): string[] => matchingQuestions(questions, filter, proseOf).map(({ id }) => id);

test.each([
  ['', ['one', 'two']],
  ['   ', ['one', 'two']],
  ['http', ['one']],
  ['TOKEN lease', ['two']],
  ['check', ['one', 'two']],
  ['>= 42', ['one']],
  ['code', []],
  ['nothing like it', []],
])('“%s”', (filter, ids) => {
  expect(idsFor(filter)).toEqual(ids);
});
