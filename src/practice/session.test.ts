import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grades } from './review.ts';
import { doneCount, grade, isOver, showAnswer, startSession, undoGrade } from './session.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

test('each card once, in order, when all is known', () => {
  let session = startSession(cards);
  for (const card of cards) {
    expect(session.queue[0]).toBe(card);
    session = grade(showAnswer(session), 'good');
  }
  expect(isOver(session)).toBe(true);
  expect(doneCount(session)).toBe(6);
});

test('a forgotten card comes back after three others', () => {
  expect(grade(startSession(cards), 'again').queue).toEqual(['b', 'c', 'd', 'a', 'e', 'f']);
  expect(grade(startSession(['a']), 'again').queue).toEqual(['a']);
});

test('a session ends, even when everything is always forgotten', () => {
  let session = startSession(cards);
  let count = 0;
  for (; !isOver(session); count += 1) session = grade(session, 'again');
  expect(count).toBe(18);
});

test('taking the last grade back leads to where one was, with the answer in view', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...grades), { minLength: 1, maxLength: 20 }), (given) => {
      let session = startSession(cards);
      for (const one of given) {
        const before = showAnswer(session);
        session = grade(before, one);
        if (!isOver(before)) expect(undoGrade(session)).toEqual(before);
      }
    }),
    { numRuns: 200, seed: 43 },
  );
  expect(undoGrade(startSession(cards))).toEqual(startSession(cards));
});
