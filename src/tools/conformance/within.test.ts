import { expect, test } from 'vitest';
import { within } from './within.ts';

test('an answer is passed on, and so is an error', async () => {
  expect(await within('who holds it', Promise.resolve('A'))).toBe('A');
  await expect(within('who holds it', Promise.reject(new Error('nobody')))).rejects.toThrow('nobody');
});

test('a question that is never answered is named', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(within('ping', never, 10)).rejects.toThrow('There was no answer within 0.01 s to: ping');
});
