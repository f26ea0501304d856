const longestAnswerMs = 60_000;

/** A server, or the library that asks it, stayed silent. */
export class NoAnswer extends Error {}

/**
 * The answer, or an error that names the question: a client library whose server has gone may wait without an end, and
 * then a whole run of all tests would.
 */
export async function within<Answer>(
  question: string,
  answer: Promise<Answer>,
  limitMs: number = longestAnswerMs,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer(`There was no answer within ${limitMs / 1_000} s to: ${question}`));
    }, limitMs);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
