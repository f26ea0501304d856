import { createTranspiler, type Transpiler, type TranspileResult, type TypeProblems } from './transpiler.ts';

export type { TypeProblems };

const noProblems: TypeProblems = { problems: [], count: 0 };
const limitMs = 20_000;

/** A compiler beside the one that runs wait for. */
let compiler: Transpiler | undefined;

async function ask<Answer>(request: (asked: Transpiler) => Promise<Answer>): Promise<Answer> {
  compiler ??= createTranspiler();
  const asked = compiler;
  const limit = setTimeout(asked.end, limitMs);
  try {
    return await request(asked);
  } catch (error) {
    if (compiler === asked) compiler = undefined;
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

/** What the type checker has against a program. Never rejects: without an answer nothing is known against it. */
export function typeProblemsOf(source: string): Promise<TypeProblems> {
  return ask((asked) => asked.check(source)).catch(() => noProblems);
}

/** The program in JavaScript. Rejects with a sentence when there is no compiler. */
export function scriptOf(source: string): Promise<TranspileResult> {
  return ask((asked) => asked.transpile(source));
}
