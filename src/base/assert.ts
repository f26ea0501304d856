/** Throws when a programmer's assumption does not hold. Never for input: bad input gets a sentence, not an exception. */
export function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`Assertion failed: ${what}`);
}

/** The value, which the caller knows to be there. */
export function defined<T>(value: T | undefined | null, what: string): T {
  assert(value !== undefined && value !== null, `${what} is missing`);
  return value;
}
