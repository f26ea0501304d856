import { createDeferred } from './deferred.ts';
import type { Language, Program } from './protocol.ts';
import { fetchPythonFiles } from './pythonRuntime.ts';
import type { LoadProgress } from './runner.ts';
import type { SandboxFrame } from './sandboxFrame.ts';
import { createTranspiler, type Transpiler } from './transpiler.ts';

export type Compiled =
  | { readonly type: 'program'; readonly program: Program }
  | { readonly type: 'refused'; readonly problems: readonly string[] };

/** What differs from language to language on the page's side. */
export interface LanguageSupport {
  /** Why this browser cannot run the language, if so. */
  problem(): string | undefined;
  /** Loads what the page itself needs before it can compile. */
  load(onProgress: (progress: LoadProgress) => void): Promise<unknown>;
  /** Gives a new frame what its workers need. */
  prepare(frame: SandboxFrame, onProgress: (progress: LoadProgress) => void): Promise<void>;
  compile(source: string): Promise<Compiled>;
}

export function languageSupportOf(language: Language): LanguageSupport {
  return language === 'python' ? pythonSupport : createTypeScriptSupport();
}

const noWorkers = 'This browser has no web workers, so programs cannot run in it.';
const noWebAssembly = 'This browser has no WebAssembly, so Python cannot run in it.';
const noDecompression = 'This browser cannot decompress the Python runtime; a newer one can.';

const pythonSupport: LanguageSupport = {
  problem: () => {
    if (!('Worker' in globalThis)) return noWorkers;
    if (!('WebAssembly' in globalThis)) return noWebAssembly;
    return 'DecompressionStream' in globalThis ? undefined : noDecompression;
  },
  load: () => Promise.resolve(),
  prepare: async (frame, onProgress) => {
    const files = await fetchPythonFiles((loadedBytes, totalBytes) => {
      onProgress({ loadedBytes, totalBytes, what: 'Loading Python' });
    });
    const totalBytes = files.library.byteLength + files.wasm.byteLength;
    onProgress({ loadedBytes: totalBytes, totalBytes, what: 'Starting Python' });
    await frame.provide(files);
  },
  compile: (source) => Promise.resolve({ type: 'program', program: { language: 'python', source } }),
};

const compileLimitMs = 10_000;
const tooLong = 'This program takes too long to compile.';

function createTypeScriptSupport(): LanguageSupport {
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
