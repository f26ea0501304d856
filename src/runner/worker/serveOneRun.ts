import type { Program, RunRequest, WorkerMessage } from '../protocol.ts';
import { createOutputWriter, outputLimits, type OutputWriter } from './outputWriter.ts';

export type End = (outcome: 'finished' | 'failed') => void;

/** Runs a program and calls `end` once it is over; shows the program's errors itself. */
export type RunProgram = (program: Program, output: OutputWriter, end: End) => void;

export interface Booted {
  readonly run: RunProgram;
  readonly isSnapshotRefused?: boolean;
}

/** Kept before any learner code can replace them. */
const setTimer = self.setTimeout.bind(self);
const nowMs = performance.now.bind(performance);

/**
 * Makes this worker serve exactly one run: boots the language with what the frame hands in, says `ready` on the port of
 * the run, runs the one program it gets there and says how it ended. The port lives in this closure only, and the
 * worker's own ways to speak and to vanish are taken away, so a program can neither post to the page nor end unseen.
 */
export function serveOneRun(boot: (runtime: unknown) => Promise<Booted>): void {
  self.onmessage = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    self.onmessage = null;
    if (port === undefined) return;
    const post: (message: WorkerMessage) => void = port.postMessage.bind(port);
    Reflect.deleteProperty(self, 'postMessage');
    Reflect.deleteProperty(self, 'close');
    boot(data).then(
      ({ run, isSnapshotRefused = false }) => {
        port.onmessage = ({ data: request }: MessageEvent<RunRequest>) => {
          port.onmessage = null;
          serve(run, request.program, post);
        };
        post({ type: 'ready', isSnapshotRefused });
      },
      (error: unknown) => post({ type: 'bootFailed', reason: String(error) }),
    );
  };
}

function serve(run: RunProgram, program: Program, post: (message: WorkerMessage) => void): void {
  const output = createOutputWriter({
    limits: outputLimits,
    post: (parts) => post({ type: 'output', parts }),
    nowMs,
    later: (callback) => setTimer(callback),
  });
  // No promise here: a program can replace what a promise calls.
  run(program, output, (outcome) => {
    try {
      output.flush();
    } finally {
      post({ type: 'ended', outcome });
    }
  });
}
