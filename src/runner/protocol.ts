import type { SqlOutcome } from '../engine/database/sqlOutcome.ts';
import type { AnswerPair } from '../grader/question.ts';

/**
 * What the page, the sandbox frame and a worker say to each other.
 *
 *   page ── FrameRequest ──▶ frame        (one port for the life of the frame)
 *   page ◀── FrameReply ──── frame
 *   page ── WorkerRequest ─▶ worker       (a port per worker, handed through by the frame)
 *   page ◀── WorkerMessage ─ worker
 *
 * A worker serves one program: it runs it, or it hosts it and asks it questions; or, where it has a database, it takes
 * statements. So its port is the run's identity: nothing said on another port can belong to it. The page
 * believes none of it and validates every message (messages.ts).
 */
export type Language = 'python' | 'typescript' | DatabaseName;

/** SQL is a language of several databases. */
export type DatabaseName = 'sqlite' | 'postgres';

/** A piece of a run's output. `text` may hold newlines; pieces are appended in order. */
export interface OutputPart {
  readonly stream: 'out' | 'error' | 'note';
  readonly text: string;
}

/** One place of the generated script and the place in the learner's source it came from; lines and columns from 0. */
export type LineMapEntry = readonly [generatedColumn: number, sourceLine: number, sourceColumn: number];

/** Per line of the generated script its entries, by ascending column. */
export type LineMap = readonly (readonly LineMapEntry[])[];

export interface PythonProgram {
  readonly language: 'python';
  readonly source: string;
}

export interface TypeScriptProgram {
  readonly language: 'typescript';
  readonly script: string;
  readonly lineMap: LineMap;
}

export interface SqlProgram {
  readonly language: DatabaseName;
  readonly source: string;
}

export type Program = PythonProgram | TypeScriptProgram | SqlProgram;

/** What Python needs to start, decompressed. */
export interface PythonFiles {
  readonly loader: ArrayBuffer;
  readonly glue: ArrayBuffer;
  readonly wasm: ArrayBuffer;
  readonly library: ArrayBuffer;
  readonly lock: string;
  /** The memory of a Python that has started, if one was kept from an earlier visit. */
  readonly snapshot: ArrayBuffer | undefined;
}

/** What a database needs to start, decompressed: the script of its worker, its program, and what else it has. */
export interface DatabaseFiles {
  readonly script: ArrayBuffer;
  readonly wasm: ArrayBuffer;
  readonly setupWasm: ArrayBuffer | undefined;
  readonly data: ArrayBuffer | undefined;
}

/** What the frame gives a database's worker at its start: modules compiled once for all. */
export interface DatabaseRuntime {
  readonly module: WebAssembly.Module;
  readonly setupModule: WebAssembly.Module | undefined;
  readonly data: Blob | undefined;
}

export type FrameRequest =
  | { readonly type: 'provide'; readonly files: PythonFiles }
  | { readonly type: 'provideDatabase'; readonly files: DatabaseFiles }
  | { readonly type: 'spawn'; readonly workerId: number; readonly language: Language }
  | { readonly type: 'end'; readonly workerId: number }
  /** Start Python once more, in a worker that runs nothing, and keep its memory for the workers to come. */
  | { readonly type: 'makeSnapshot' }
  | { readonly type: 'dropSnapshot' }
  | { readonly type: 'ping' };

export type FrameReply =
  | { readonly type: 'connected' }
  | { readonly type: 'provided' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'workerFailed'; readonly workerId: number; readonly reason: string }
  | { readonly type: 'workerEnded'; readonly workerId: number }
  | { readonly type: 'snapshot'; readonly snapshot: ArrayBuffer }
  | { readonly type: 'alive' };

export type WorkerRequest =
  | { readonly type: 'run'; readonly program: Program }
  /** Run the program, then wait to ask its `decide`. */
  | { readonly type: 'host'; readonly program: Program }
  /** Questions for the hosted program, as JSON; one batch at a time. */
  | { readonly type: 'ask'; readonly questions: readonly string[] }
  /** Statements for the worker's database; one text at a time. */
  | { readonly type: 'query'; readonly sql: string };

export type WorkerMessage =
  /** `isSnapshotRefused`: it started all the same, the ordinary way. */
  | { readonly type: 'ready'; readonly isSnapshotRefused: boolean }
  | { readonly type: 'bootFailed'; readonly reason: string }
  | { readonly type: 'output'; readonly parts: readonly OutputPart[] }
  | { readonly type: 'ended'; readonly outcome: 'finished' | 'failed' }
  /** The program can be asked; `start` is the state it begins with, as JSON. */
  | { readonly type: 'hosted'; readonly start: string }
  | { readonly type: 'notHosted'; readonly problem: string }
  /** Said before each question, so that the one which never ends is known. */
  | { readonly type: 'asking'; readonly questionIndex: number }
  | { readonly type: 'answered'; readonly answers: readonly AnswerPair[] }
  /** What came of each statement of a query. */
  | { readonly type: 'queried'; readonly outcomes: readonly SqlOutcome[] };

/** What the frame gives a Python worker at its start: files as blob: addresses, the module compiled once for all. */
export interface PythonRuntime {
  readonly loaderUrl: string;
  readonly glueUrl: string;
  readonly module: WebAssembly.Module;
  readonly library: ArrayBuffer;
  readonly lock: string;
  readonly snapshot: ArrayBuffer | undefined;
}
