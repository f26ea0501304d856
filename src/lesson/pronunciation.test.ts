import { expect, it } from 'vitest';
import { mistakesWith } from './smallLesson.ts';

const mistakesOf = (text: string) => mistakesWith({ 'pronunciation.yaml': text });

it('is a list of words, each with how it is said', () => {
  expect(mistakesOf("words:\n  '>=': at least\n  etcd: et see dee\n")).toEqual([]);
  expect(mistakesOf('words:\n  etcd:\n')).toEqual(['pronunciation.yaml:2: This is empty: write something here.']);
  expect(mistakesOf('words: [etcd]\n')).toEqual(['pronunciation.yaml:1: Write lines of the form "key: value" here.']);
  expect(mistakesOf("words:\n  '': nothing\n")).toEqual([
    'pronunciation.yaml:2: This says how nothing is said: write "<as it is written>: <as it is said>".',
  ]);
});
