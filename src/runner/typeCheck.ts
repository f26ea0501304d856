import { createTranspiler, type Transpiler, type TypeProblems } from './transpiler.ts';

export type { TypeProblems };

const noProblems: TypeProblems = { problems: [], count: 0 };
const checkLimitMs = 20_000;

let checker: Transpiler | undefined;

/**
 * What the type checker has against a TypeScript program. It works in a compiler of its own, so that no run waits for it.
 * Never rejects: without an answer nothing is known against the program.
 */
export async function typeProblemsOf(source: string): Promise<TypeProblems> {
  checker ??= createTranspiler();
  const asked = checker;
  const limit = setTimeout(asked.end, checkLimitMs);
  try {
    return await asked.check(source);
  } catch {
    if (checker === asked) checker = undefined;
    return noProblems;
  } finally {
    clearTimeout(limit);
  }
}
