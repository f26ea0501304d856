import { expect, test } from 'vitest';
import { createHandover } from './handover.ts';

const silent = (): void => undefined;

/** A host that gives these in turn. */
function handoverOf(answers: readonly (string | Error)[]) {
  const left = [...answers];
  const handover = createHandover(() => {
    const answer = left.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { handover, left };
}

test('what was loaded is given away, and fetched once', async () => {
  const { handover, left } = handoverOf(['first', 'second']);
  await handover.load(silent);
  await handover.load(silent);
  expect(await handover.give(silent)).toBe('first');
  await handover.load(silent);
  expect(left).toEqual(['second']);
});

test('the next frame gets other files', async () => {
  const { handover } = handoverOf(['first', 'second']);
  expect(await handover.give(silent)).toBe('first');
  expect(await handover.give(silent)).toBe('second');
});

test('what did not come is not fetched behind the back of whoever waits: only the next load tries again', async () => {
  const { handover, left } = handoverOf([new Error('no network'), 'first']);
  await expect(handover.load(silent)).rejects.toThrow('no network');
  await expect(handover.give(silent)).rejects.toThrow('no network');
  expect(left).toEqual(['first']);
  await handover.load(silent);
  expect(await handover.give(silent)).toBe('first');
});
