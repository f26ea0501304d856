import * as v from 'valibot';
import { createDeferred, type Deferred } from './deferred.ts';
import type { TypeScriptProgram } from './protocol.ts';

export type TranspileResult =
  | { readonly type: 'program'; readonly program: TypeScriptProgram }
  | { readonly type: 'refused'; readonly problems: readonly string[] };

export interface TypeProblems {
  /** Sentences with line and column; only the first few of many. */
  readonly problems: readonly string[];
  readonly count: number;
}

export interface Transpiler {
  readonly ready: Promise<unknown>;
  /** Rejects with a sentence when the compiler is no more. */
  transpile(source: string): Promise<TranspileResult>;
  /** As `transpile`. */
  check(source: string): Promise<TypeProblems>;
  end(): void;
}

/** The page's own worker, but it has read a learner's code: its answers are checked all the same. */
const answerSchema = v.object({
  id: v.number(),
  result: v.variant('type', [
    v.object({ type: v.literal('ready') }),
    v.object({ type: v.literal('refused'), problems: v.array(v.string()) }),
    v.object({ type: v.literal('checked'), problems: v.array(v.string()), count: v.number() }),
    v.object({
      type: v.literal('program'),
      program: v.object({
        language: v.literal('typescript'),
        script: v.string(),
        lineMap: v.array(v.array(v.tuple([v.number(), v.number(), v.number()]))),
      }),
    }),
  ]),
});
type Answer = v.InferOutput<typeof answerSchema>['result'];

const cannotLoad = 'The TypeScript compiler could not be loaded. Reloading the page may help.';
const isConfused = 'The TypeScript compiler answered something else.';

/** Starts the compiler in a worker of its own; it never runs what it compiles. */
export function createTranspiler(): Transpiler {
  const worker = new Worker(new URL('./transpile/transpileWorker.ts', import.meta.url), { type: 'module' });
  const ready = createDeferred<undefined>();
  const waiting = new Map<number, Deferred<Answer>>();
  let lastId = 0;

  function fail(reason: string): void {
    worker.terminate();
    ready.reject(new Error(reason));
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  worker.onerror = (event) => {
    event.preventDefault();
    fail(cannotLoad);
  };
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = v.safeParse(answerSchema, data);
    if (!answer.success) return;
    const { id, result } = answer.output;
    if (result.type === 'ready') {
      ready.resolve(undefined);
      return;
    }
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };

  function request(task: 'transpile' | 'check', source: string): Promise<Answer> {
    const id = (lastId += 1);
    const answer = createDeferred<Answer>();
    waiting.set(id, answer);
    worker.postMessage({ id, task, source });
    return answer.promise;
  }

  return {
    ready: ready.promise,
    transpile: async (source) => {
      const answer = await request('transpile', source);
      if (answer.type !== 'program' && answer.type !== 'refused') throw new Error(isConfused);
      return answer;
    },
    check: async (source) => {
      const answer = await request('check', source);
      if (answer.type !== 'checked') throw new Error(isConfused);
      return answer;
    },
    end: () => fail('The TypeScript compiler was ended.'),
  };
}
