import { expect, test } from 'vitest';
import { answered, nextQuestion, startDrill, togglePoint } from './drill.ts';

const cards = Array.from({ length: 44 }, (_, index) => `card ${index}`);

test('a seed is an order: the same one asks the same, another one something else', () => {
  expect(startDrill(cards, 5, 7).cardIds).toEqual(startDrill(cards, 5, 7).cardIds);
  expect(startDrill(cards, 5, 7).cardIds).not.toEqual(startDrill(cards, 5, 8).cardIds);
  expect(startDrill(cards, 44, 7).cardIds.toSorted()).toEqual(cards.toSorted());
});

test('every question gets its turn at being first', () => {
  const firsts = new Set(Array.from({ length: 400 }, (_, seed) => startDrill(cards.slice(0, 6), 1, seed).cardIds[0]));
  expect(firsts.size).toBe(6);
});

test('one answers, checks points, and goes on', () => {
  let drill = startDrill(cards, 2, 1);
  expect(nextQuestion(drill)).toBe(drill);
  expect(togglePoint(drill, 0)).toBe(drill);
  drill = togglePoint(togglePoint(togglePoint(answered(drill, 30_000), 2), 0), 2);
  expect(drill.answers).toEqual([{ cardId: drill.cardIds[0], pointsHit: [0], spokenMs: 30_000 }]);
  expect(answered(drill, 1)).toBe(drill);
  drill = nextQuestion(answered(nextQuestion(drill), 10_000));
  expect([drill.index, drill.answers.length, drill.isAnswerShown]).toEqual([2, 2, false]);
  expect(answered(drill, 1)).toBe(drill);
});
