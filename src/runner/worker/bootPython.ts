import type { PyodideInterface } from 'pyodide';
import type { PythonRuntime } from '../protocol.ts';

type LoadPyodide = (options: Readonly<Record<string, unknown>>) => Promise<PyodideInterface>;

/** No such place: what Pyodide would fetch from there is answered from the bytes the frame handed in. */
const indexUrl = 'https://runtime.invalid/';

const pageBytes = 65_536;
/** As the harness says it: 512 MB. */
const mostMemoryBytes = 512 * 1_048_576;

export interface BootedPython {
  readonly pyodide: PyodideInterface;
  readonly isSnapshotRefused: boolean;
}

/** From the snapshot, if there is one that Pyodide takes; else the ordinary way. */
export async function bootPython(runtime: PythonRuntime): Promise<BootedPython> {
  const { snapshot } = runtime;
  if (snapshot === undefined) return { pyodide: await start(runtime, {}), isSnapshotRefused: false };
  try {
    return { pyodide: await start(runtime, { _loadSnapshot: snapshot }), isSnapshotRefused: false };
  } catch {
    return { pyodide: await start(runtime, {}), isSnapshotRefused: true };
  }
}

/** The memory of a Python that has started and done nothing yet. */
export async function makePythonSnapshot(runtime: PythonRuntime): Promise<Uint8Array<ArrayBuffer>> {
  const pyodide = await start(runtime, { _makeSnapshot: true });
  const make = Reflect.get(pyodide, 'makeMemorySnapshot') as () => Uint8Array<ArrayBuffer>;
  return Reflect.apply(make, pyodide, []);
}

/**
 * Starts Pyodide without a network. It wants to fetch its library and to compile its module; for as long as it starts,
 * `fetch` and `instantiateStreaming` answer with what is already here.
 */
async function start(runtime: PythonRuntime, extraOptions: object): Promise<PyodideInterface> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input) =>
    Promise.resolve(new Response(addressOf(input).endsWith('.zip') ? runtime.library : new ArrayBuffer(0)));
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const instance = await WebAssembly.instantiate(runtime.module, imports);
    limitMemory(instance.exports['memory']);
    return { module: runtime.module, instance };
  };
  // Pyodide takes a worker that can import scripts for one that cannot import modules.
  Reflect.set(self, 'importScripts', undefined);
  try {
    const loader = (await import(/* @vite-ignore */ runtime.loaderUrl)) as { readonly loadPyodide: LoadPyodide };
    const glue = (await import(/* @vite-ignore */ runtime.glueUrl)) as { readonly default: unknown };
    return await loader.loadPyodide({
      indexURL: indexUrl,
      lockFileContents: runtime.lock,
      createPyodideModule: glue.default,
      // As `python3 -u`: what is printed is out at once, also when the program then hangs and is stopped.
      env: { HOME: '/home/pyodide', PYTHONUNBUFFERED: '1' },
      ...extraOptions,
    });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** A program that asks for more gets a MemoryError, long before the browser ends the whole sandbox for it. */
function limitMemory(memory: unknown): void {
  if (!(memory instanceof WebAssembly.Memory)) return;
  const grow = memory.grow.bind(memory);
  const { buffer: start } = memory;
  let pageCount = start.byteLength / pageBytes;
  Object.defineProperty(memory, 'grow', {
    value: (morePages: number) => {
      if (pageCount + morePages > mostMemoryBytes / pageBytes) throw new RangeError('No more memory.');
      pageCount += morePages;
      return grow(morePages);
    },
  });
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}
