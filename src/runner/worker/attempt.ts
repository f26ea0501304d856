/** What `look` gives; undefined when it throws, as anything may that a program has had its hands on. */
export function attempt<Result>(look: () => Result): Result | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
