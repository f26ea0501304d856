import { createDeferred } from './deferred.ts';
import type { Compiled, LanguageSupport } from './languageSupport.ts';
import { createTranspiler, type Transpiler } from './transpiler.ts';

const noWorkers = 'This browser has no web workers, so programs cannot run in it.';
const compileLimitMs = 10_000;
const tooLong = 'This program takes too long to compile.';

export function createTypeScriptSupport(): LanguageSupport {
  let transpiler: Transpiler | undefined;

  async function loaded(): Promise<Transpiler> {
    transpiler ??= createTranspiler();
    const loading = transpiler;
    await loading.ready.catch((error: unknown) => {
      transpiler = undefined;
      throw error;
    });
    return loading;
  }

  return {
    problem: () => ('Worker' in globalThis ? undefined : noWorkers),
    load: (onProgress) => {
      if (transpiler === undefined) onProgress({ loadedBytes: 0, totalBytes: undefined, what: 'Loading TypeScript' });
      return loaded();
    },
    prepare: () => Promise.resolve(),
    onReady: () => undefined,
    compile: async (source) => {
      const compiler = await loaded();
      const late = createDeferred<Compiled>();
      const limit = setTimeout(() => {
        late.resolve({ type: 'refused', problems: [tooLong] });
        compiler.end();
        transpiler = undefined;
      }, compileLimitMs);
      return Promise.race([compiler.transpile(source), late.promise]).finally(() => clearTimeout(limit));
    },
  };
}
