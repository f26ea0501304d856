import type { SqlOutcome } from '../../engine/database/sqlOutcome.ts';
import type { Program, WorkerMessage, WorkerRequest } from '../protocol.ts';
import { cut, readerOf } from './kept.ts';
import { createOutputWriter, outputLimits, type OutputWriter } from './outputWriter.ts';
import { isProblem, longestSentence, serveQuestions, tooLong, type AskerOrProblem } from './serveQuestions.ts';

export type Post = (message: WorkerMessage) => void;

export type End = (outcome: 'finished' | 'failed') => void;

/** Runs a program and calls `end` once it is over; shows the program's errors itself. */
export type RunProgram = (program: Program, output: OutputWriter, end: End) => void;

/** Runs the program and calls back with what can be asked then. */
export type HostProgram = (program: Program, output: OutputWriter, onHosted: (asker: AskerOrProblem) => void) => void;

/** Executes statements; nothing of what they do ends with them. */
export type Query = (sql: string) => Promise<readonly SqlOutcome[]>;

export interface Booted {
  readonly run: RunProgram;
  readonly host: HostProgram;
  /** Only where there is a database. */
  readonly query?: Query;
  readonly isSnapshotRefused?: boolean;
}

/** Kept before any learner code can replace them. */
const setTimer = self.setTimeout.bind(self);
const nowMs = performance.now.bind(performance);
const requestOf = readerOf(MessageEvent.prototype as MessageEvent<WorkerRequest>, 'data');

/** Makes `hear` hear what comes on the port from now on, in place of who heard it before. */
export type ListenWith = (hear: (request: WorkerRequest) => void) => void;

/**
 * Makes this worker serve exactly one program: boots the language with what the frame hands in, says `ready` on the port of
 * the run, and runs the one program it gets there, or hosts it to be asked. The port lives in this closure only, and the
 * worker's own ways to speak and to vanish are taken away, so a program can neither post to the page nor end unseen.
 */
export function serveOneRun(boot: (runtime: unknown) => Promise<Booted>): void {
  self.onmessage = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    self.onmessage = null;
    if (port === undefined) return;
    const post: Post = port.postMessage.bind(port);
    Reflect.deleteProperty(self, 'postMessage');
    Reflect.deleteProperty(self, 'close');
    boot(data).then(
      ({ run, host, query, isSnapshotRefused = false }) => {
        const listenWith = listenOn(port);
        listenWith((request) => {
          listenWith(() => undefined);
          if (request.type === 'run') serve(run, request.program, post);
          if (request.type === 'host') serveHosted(host, request.program, listenWith, post);
          if (request.type === 'query' && query) serveQueries(query, request.sql, listenWith, post);
        });
        post({ type: 'ready', isSnapshotRefused });
      },
      (error: unknown) => post({ type: 'bootFailed', reason: String(error) }),
    );
  };
}

/** Attached once, before any program: a setter or a getter that one puts in the way later is handed nothing. */
function listenOn(port: MessagePort): ListenWith {
  let hear: (request: WorkerRequest) => void = () => undefined;
  port.onmessage = (event: MessageEvent<WorkerRequest>) => hear(requestOf(event));
  return (next) => {
    hear = next;
  };
}

/** One after the other: the page sends the next when it has heard of the last. */
function serveQueries(query: Query, first: string, listenWith: ListenWith, post: Post): void {
  const answer = (sql: string): void => void query(sql).then((outcomes) => post({ type: 'queried', outcomes }));
  listenWith((request) => {
    if (request.type === 'query') answer(request.sql);
  });
  answer(first);
}

function writerTo(post: Post): OutputWriter {
  return createOutputWriter({
    limits: outputLimits,
    post: (parts) => post({ type: 'output', parts }),
    nowMs,
    later: (callback) => setTimer(callback),
  });
}

function serveHosted(host: HostProgram, program: Program, listenWith: ListenWith, post: Post): void {
  const output = writerTo(post);
  host(program, output, (asker) => {
    output.flush();
    const problem = isProblem(asker) ? asker.problem : tooLong('start', asker.start);
    if (problem !== undefined || isProblem(asker)) {
      post({ type: 'notHosted', problem: cut(problem ?? '', longestSentence) });
      return;
    }
    serveQuestions(listenWith, post, asker, output.flush);
    post({ type: 'hosted', start: asker.start });
  });
}

function serve(run: RunProgram, program: Program, post: Post): void {
  const output = writerTo(post);
  // No promise here: a program can replace what a promise calls.
  run(program, output, (outcome) => {
    try {
      output.flush();
    } finally {
      post({ type: 'ended', outcome });
    }
  });
}
