import { pythonFiles } from 'virtual:runtime';
import { fetchRuntimeFile } from './fetchRuntimeFile.ts';
import type { PythonFiles } from './protocol.ts';

const files = Object.values(pythonFiles);
const totalBytes = files.reduce((sum, file) => sum + file.byteLength, 0);

/** Fetches what Python needs; calls back with the bytes that have come of those that will. Rejects with a sentence. */
export async function fetchPythonFiles(
  onProgress: (loadedBytes: number, totalBytes: number) => void,
): Promise<Omit<PythonFiles, 'snapshot' | 'lock'>> {
  let loadedBytes = 0;
  const onBytes = (byteCount: number): void => {
    loadedBytes += byteCount;
    // A server that declares the compression makes the browser count decompressed bytes.
    onProgress(Math.min(loadedBytes, totalBytes), totalBytes);
  };
  const [loader, glue, wasm, library] = await Promise.all([
    fetchRuntimeFile(pythonFiles.loader, onBytes),
    fetchRuntimeFile(pythonFiles.glue, onBytes),
    fetchRuntimeFile(pythonFiles.wasm, onBytes),
    fetchRuntimeFile(pythonFiles.library, onBytes),
  ]);
  return { loader, glue, wasm, library };
}
