import { pythonLock } from 'virtual:runtime';
import { createHandover, type OnProgress } from './handover.ts';
import type { LanguageSupport } from './languageSupport.ts';
import type { PythonFiles } from './protocol.ts';
import { fetchPythonFiles } from './pythonRuntime.ts';
import { forgetPythonStart, keepPythonStart, readPythonStart } from './pythonStartStore.ts';
import type { SandboxFrame } from './sandboxFrame.ts';

const noWorkers = 'This browser has no web workers, so programs cannot run in it.';
const noWebAssembly = 'This browser has no WebAssembly, so Python cannot run in it.';
const noDecompression = 'This browser cannot decompress the Python runtime; a newer one can.';

/** How long Python has been ready before its memory is kept: a first run comes first. */
const snapshotDelayMs = 2_000;

export function createPythonSupport(): LanguageSupport {
  const framesWithSnapshot = new WeakSet<SandboxFrame>();
  const files = createHandover(findPythonFiles);

  async function makeSnapshot(frame: SandboxFrame): Promise<void> {
    const snapshot = await frame.makeSnapshot();
    if (snapshot !== undefined) await keepPythonStart({ ...(await fetchPythonFiles(() => undefined)), snapshot });
  }

  return {
    problem: () => {
      if (!('Worker' in globalThis)) return noWorkers;
      if (!('WebAssembly' in globalThis)) return noWebAssembly;
      return 'DecompressionStream' in globalThis ? undefined : noDecompression;
    },
    load: files.load,
    prepare: async (frame, onProgress) => {
      const given = await files.give(onProgress);
      if (given.snapshot !== undefined) framesWithSnapshot.add(frame);
      await frame.provide(given);
    },
    onReady: (frame, isSnapshotRefused) => {
      if (isSnapshotRefused) {
        frame.dropSnapshot();
        void forgetPythonStart();
        framesWithSnapshot.delete(frame);
      }
      if (framesWithSnapshot.has(frame)) return;
      framesWithSnapshot.add(frame);
      // Without one the next visit starts the ordinary way.
      setTimeout(() => void makeSnapshot(frame).catch(() => undefined), snapshotDelayMs);
    },
    compile: (source) => Promise.resolve({ type: 'program', program: { language: 'python', source } }),
  };
}

/** As an earlier visit kept them, ready to start; else as the host has them. */
async function findPythonFiles(onProgress: OnProgress): Promise<PythonFiles> {
  const kept = await readPythonStart();
  const files =
    kept ??
    (await fetchPythonFiles((loadedBytes, totalBytes) => {
      onProgress({ loadedBytes, totalBytes, what: 'Loading Python' });
    }));
  onProgress({ loadedBytes: 0, totalBytes: undefined, what: 'Python is here and starts' });
  return { snapshot: undefined, ...files, lock: pythonLock };
}
