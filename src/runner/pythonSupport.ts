import type { LanguageSupport } from './languageSupport.ts';
import { fetchPythonFiles } from './pythonRuntime.ts';
import type { SandboxFrame } from './sandboxFrame.ts';
import { forgetSnapshot, keepSnapshot, readSnapshot } from './snapshotStore.ts';

const noWorkers = 'This browser has no web workers, so programs cannot run in it.';
const noWebAssembly = 'This browser has no WebAssembly, so Python cannot run in it.';
const noDecompression = 'This browser cannot decompress the Python runtime; a newer one can.';

/** How long Python has been ready before its memory is kept: a first run comes first. */
const snapshotDelayMs = 2_000;

export function createPythonSupport(): LanguageSupport {
  const framesWithSnapshot = new WeakSet<SandboxFrame>();

  async function makeSnapshot(frame: SandboxFrame): Promise<void> {
    const snapshot = await frame.makeSnapshot();
    if (snapshot !== undefined) await keepSnapshot(snapshot);
  }

  return {
    problem: () => {
      if (!('Worker' in globalThis)) return noWorkers;
      if (!('WebAssembly' in globalThis)) return noWebAssembly;
      return 'DecompressionStream' in globalThis ? undefined : noDecompression;
    },
    load: () => Promise.resolve(),
    prepare: async (frame, onProgress) => {
      const snapshot = readSnapshot();
      const files = await fetchPythonFiles((loadedBytes, totalBytes) => {
        onProgress({ loadedBytes, totalBytes, what: 'Loading Python' });
      });
      onProgress({ loadedBytes: 0, totalBytes: undefined, what: 'Python is here and starts' });
      const kept = await snapshot;
      if (kept !== undefined) framesWithSnapshot.add(frame);
      await frame.provide({ ...files, snapshot: kept });
    },
    onReady: (frame, isSnapshotRefused) => {
      if (isSnapshotRefused) {
        frame.dropSnapshot();
        void forgetSnapshot();
        framesWithSnapshot.delete(frame);
      }
      if (framesWithSnapshot.has(frame)) return;
      framesWithSnapshot.add(frame);
      setTimeout(() => void makeSnapshot(frame), snapshotDelayMs);
    },
    compile: (source) => Promise.resolve({ type: 'program', program: { language: 'python', source } }),
  };
}
