import type {
  DatabaseFiles,
  DatabaseRuntime,
  FrameReply,
  FrameRequest,
  PythonFiles,
  PythonRuntime,
} from '../protocol.ts';
import pythonWorkerText from '../worker/pythonWorker.ts?bundled';
import snapshotWorkerText from '../worker/snapshotWorker.ts?bundled';
import typescriptWorkerText from '../worker/typescriptWorker.ts?bundled';

/**
 * The script of sandbox.html: starts and ends workers for the page. It lives in an opaque origin under a policy without
 * any network, and its workers inherit both. It passes on ports and never listens to what a worker says.
 */
const workers = new Map<number, Worker>();
const scriptUrls = {
  python: blobUrl(pythonWorkerText),
  typescript: blobUrl(typescriptWorkerText),
};
const snapshotScriptUrl = blobUrl(snapshotWorkerText);
let pythonRuntime: Promise<PythonRuntime> | undefined;
let database: { readonly scriptUrl: string; readonly runtime: DatabaseRuntime } | undefined;

addEventListener('message', function connect({ source, ports: [port] }: MessageEvent) {
  if (source !== parent || port === undefined) return;
  removeEventListener('message', connect);
  const reply = (message: FrameReply): void => port.postMessage(message);
  port.onmessage = ({ data, ports }: MessageEvent<FrameRequest>) => {
    answer(data, ports, reply).catch((error: unknown) => reply({ type: 'refused', reason: String(error) }));
  };
  reply({ type: 'connected' });
});

async function answer(
  request: FrameRequest,
  ports: readonly MessagePort[],
  reply: (message: FrameReply) => void,
): Promise<void> {
  switch (request.type) {
    case 'provide':
      pythonRuntime = prepare(request.files);
      await pythonRuntime;
      reply({ type: 'provided' });
      break;
    case 'provideDatabase':
      database = await prepareDatabase(request.files);
      reply({ type: 'provided' });
      break;
    case 'spawn': {
      const { workerId, language } = request;
      const isDatabase = language === 'sqlite' || language === 'postgres';
      const worker = new Worker(isDatabase ? (database?.scriptUrl ?? '') : scriptUrls[language]);
      workers.set(workerId, worker);
      worker.onerror = (event) => {
        event.preventDefault();
        reply({ type: 'workerFailed', workerId, reason: event.message });
      };
      const runtime = language === 'python' ? await pythonRuntime : undefined;
      worker.postMessage(isDatabase ? database?.runtime : runtime, [...ports]);
      break;
    }
    case 'end':
      workers.get(request.workerId)?.terminate();
      workers.delete(request.workerId);
      reply({ type: 'workerEnded', workerId: request.workerId });
      break;
    case 'makeSnapshot': {
      const runtime = await pythonRuntime;
      if (runtime === undefined) break;
      const snapshot = await makeSnapshot(runtime);
      pythonRuntime = Promise.resolve({ ...runtime, snapshot });
      reply({ type: 'snapshot', snapshot });
      break;
    }
    case 'ping':
      reply({ type: 'alive' });
      break;
    case 'dropSnapshot':
      pythonRuntime = pythonRuntime?.then((runtime) => ({ ...runtime, snapshot: undefined }));
      break;
  }
}

async function prepare({ loader, glue, wasm, library, lock, snapshot }: PythonFiles): Promise<PythonRuntime> {
  const module = await WebAssembly.compile(wasm);
  return { loaderUrl: blobUrl(loader), glueUrl: blobUrl(glue), module, library, lock, snapshot };
}

/** A database's worker comes from outside, since most visits need none. */
async function prepareDatabase({ script, wasm, setupWasm, data }: DatabaseFiles): Promise<typeof database> {
  const [module, setupModule] = await Promise.all([
    WebAssembly.compile(wasm),
    setupWasm && WebAssembly.compile(setupWasm),
  ]);
  return { scriptUrl: blobUrl(script), runtime: { module, setupModule, data: data && new Blob([data]) } };
}

function makeSnapshot(runtime: PythonRuntime): Promise<ArrayBuffer> {
  const worker = new Worker(snapshotScriptUrl);
  return new Promise<ArrayBuffer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(runtime);
  }).finally(() => worker.terminate());
}

function blobUrl(script: BlobPart): string {
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}
