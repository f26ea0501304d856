import { expect, test } from 'vitest';
import { mergeAttempts, type Attempts } from './attempts.ts';

test('of two tabs nothing is lost, whichever comes first', () => {
  const a: Attempts = {
    one: { hintsShown: 2, solvedIn: ['python'], prediction: { choice: 1 } },
    two: { hintsShown: 1, solvedIn: [] },
  };
  const b: Attempts = {
    one: { hintsShown: 1, solvedIn: ['typescript'], prediction: { choice: 2, broken: ['x'] } },
    three: { hintsShown: 0, solvedIn: ['python'] },
  };
  const both: Attempts = {
    one: { hintsShown: 2, solvedIn: ['python', 'typescript'], prediction: { choice: 2, broken: ['x'] } },
    two: { hintsShown: 1, solvedIn: [] },
    three: { hintsShown: 0, solvedIn: ['python'] },
  };
  expect(mergeAttempts(a, b)).toEqual(both);
  expect(mergeAttempts(b, a)).toEqual(both);
  expect(mergeAttempts(both, both)).toEqual(both);
});
