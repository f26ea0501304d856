import type { PythonRuntime } from '../protocol.ts';
import { makePythonSnapshot } from './bootPython.ts';

/** Never runs learner code: what it makes becomes the start of every program's Python. */
self.onmessage = ({ data }: MessageEvent<PythonRuntime>) => {
  void makePythonSnapshot(data).then(({ buffer }) => self.postMessage(buffer, [buffer]));
};
