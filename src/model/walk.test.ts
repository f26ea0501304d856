import { expect, test } from 'vitest';
import { countdown } from './toy.ts';
import { walk } from './walk.ts';

test('each choice picks among the possible actions, modulo their number, until nothing is possible', () => {
  const choices = [0, 3, 2, 1];
  const steps = [...walk(countdown(4), () => choices.shift() ?? 0)];
  expect(steps.map(({ before, action, state }) => `${before} ${action} ${state}`)).toEqual([
    '4 one 3',
    '3 two 1',
    '1 one 0',
  ]);
});

test('a walk goes only as far as its caller asks', () => {
  let choiceCount = 0;
  for (const { state } of walk(countdown(1_000_000), () => choiceCount++)) if (state < 999_990) break;
  expect(choiceCount).toBeLessThan(20);
});
