import { databaseFiles, type RuntimeFile } from 'virtual:runtime';
import { fetchRuntimeFile } from './fetchRuntimeFile.ts';
import { createHandover } from './handover.ts';
import type { LanguageSupport } from './languageSupport.ts';
import type { DatabaseFiles, DatabaseName } from './protocol.ts';

/** The databases by their names. */
export const databaseTitle: Readonly<Record<DatabaseName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** How many bytes a database takes on the wire, worker and all. */
export function byteLengthOf(name: DatabaseName): number {
  return filesOf(name).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

const noWorkers = 'This browser has no web workers, so no database can run in it.';
const noWebAssembly = 'This browser has no WebAssembly, so no database can run in it.';
const noDecompression = 'This browser cannot decompress the database; a newer one can.';

export function createDatabaseSupport(name: DatabaseName): LanguageSupport {
  const what = `Loading ${databaseTitle[name]}`;
  const files = createHandover((onProgress) =>
    fetchFiles(name, (loadedBytes, totalBytes) => onProgress({ loadedBytes, totalBytes, what })),
  );

  return {
    problem: () => {
      if (!('Worker' in globalThis)) return noWorkers;
      if (!('WebAssembly' in globalThis)) return noWebAssembly;
      return 'DecompressionStream' in globalThis ? undefined : noDecompression;
    },
    load: files.load,
    prepare: async (frame, onProgress) => frame.provideDatabase(await files.give(onProgress)),
    onReady: () => undefined,
    compile: (source) => Promise.resolve({ type: 'program', program: { language: name, source } }),
  };
}

async function fetchFiles(
  name: DatabaseName,
  onProgress: (loadedBytes: number, totalBytes: number) => void,
): Promise<DatabaseFiles> {
  const { script, wasm, setupWasm, data } = databaseFiles[name];
  const totalBytes = byteLengthOf(name);
  let loadedBytes = 0;
  const fetchFile = (file: RuntimeFile): Promise<ArrayBuffer> =>
    fetchRuntimeFile(file, (byteCount) => {
      loadedBytes += byteCount;
      // A server that declares the compression makes the browser count decompressed bytes.
      onProgress(Math.min(loadedBytes, totalBytes), totalBytes);
    });
  const [scriptBytes, wasmBytes, setupBytes, dataBytes] = await Promise.all([
    fetchFile(script),
    fetchFile(wasm),
    setupWasm && fetchFile(setupWasm),
    data && fetchFile(data),
  ]);
  return { script: scriptBytes, wasm: wasmBytes, setupWasm: setupBytes, data: dataBytes };
}

function filesOf(name: DatabaseName): readonly RuntimeFile[] {
  return Object.values(databaseFiles[name]);
}
