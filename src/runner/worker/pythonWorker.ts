import type { PyodideInterface } from 'pyodide';
import type { OutputPart, PythonRuntime } from '../protocol.ts';
import askerCode from './ask/asker.py?raw';
import { bootPython } from './bootPython.ts';
import harness from './harness.py?raw';
import { outputLimits, type OutputWriter } from './outputWriter.ts';
import type { RawAnswer } from '../../grader/question.ts';
import { serveOneRun, type End, type HostProgram, type RunProgram } from './serveOneRun.ts';
import type { AskerOrProblem } from './serveQuestions.ts';

interface Namespace {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}

/** Kept before any learner code can replace it. */
const { parse } = JSON;

type RunSource = (source: string) => Promise<void>;

serveOneRun(async (runtime) => {
  const { pyodide, isSnapshotRefused } = await bootPython(runtime as PythonRuntime);
  let output: OutputWriter | undefined;
  const streams = (['out', 'error'] as const).map((stream) =>
    createByteStream((text) => {
      output?.write(stream, text);
    }),
  );
  const [stdout, stderr] = streams;
  pyodide.setStdout(stdout);
  pyodide.setStderr(stderr);
  pyodide.setStdin({ stdin: () => null });
  const namespace = startHarness(pyodide, {
    note: (text) => output?.write('note', `${text}\n`),
    show_error: (text) => output?.write('error', text),
  });

  const runProgram: RunProgram = (program, writer, end) => {
    if (program.language !== 'python') return;
    output = writer;
    const finish: End = (outcome) => {
      streams.forEach((stream) => stream.finish());
      end(outcome);
    };
    whenInterpreterEnds(pyodide, (error) => {
      if (isExit(error)) {
        writer.write('note', exitNote(error));
        finish('finished');
        return;
      }
      writer.write('error', `Python itself has stopped: ${String(error)}\n`);
      finish('failed');
    });
    runSource(namespace, program.source, writer, (endedWell) => finish(endedWell ? 'finished' : 'failed'));
  };
  const hostProgram: HostProgram = (program, writer, onHosted) => {
    if (program.language !== 'python') return;
    output = writer;
    whenInterpreterEnds(pyodide, (error) => {
      writer.write('error', `Python itself has stopped: ${String(error)}\n`);
      onHosted({ problem: '' });
    });
    const load = loadAsker(pyodide, namespace);
    runSource(namespace, program.source, writer, (endedWell) => {
      streams.forEach((stream) => stream.finish());
      onHosted(endedWell ? load() : { problem: '' });
    });
  };
  return { run: runProgram, host: hostProgram, isSnapshotRefused };
});

/** What the harness may call: to tell something of its own, and to show an error of the program. */
type Callbacks = Readonly<Record<'note' | 'show_error', (text: string) => void>>;

/** The harness has builtins of its own, which the program cannot replace. */
function startHarness(pyodide: PyodideInterface, callbacks: Callbacks): Namespace {
  const namespace = pyodide.runPython('{"__builtins__": dict(vars(__import__("builtins")))}') as Namespace;
  for (const [name, callback] of Object.entries(callbacks)) namespace.set(name, callback);
  // The types ask for an instance of a class that nobody can make.
  Reflect.apply(pyodide.runPython, pyodide, [harness, { globals: namespace, filename: '<sandbox>' }]);
  (namespace.get('prepare') as () => void)();
  return namespace;
}

/** Runs the program. Once it is over, the harness says so; otherwise, and only once, what is left of Python. */
function runSource(
  namespace: Namespace,
  source: string,
  writer: OutputWriter,
  onEnd: (endedWell: boolean) => void,
): void {
  let isOver = false;
  const end = (endedWell: boolean): void => {
    if (isOver) return;
    isOver = true;
    onEnd(endedWell);
  };
  namespace.set('ended', end);
  (namespace.get('run') as RunSource)(source).then(
    () => end(false),
    (error: unknown) => {
      // What is no error of JavaScript may be something of Python's, of which nothing can be asked any more.
      if (!isOver && error instanceof Error) writer.write('error', `Python itself has stopped: ${error.message}\n`);
      end(false);
    },
  );
}

/** Before the program begins; what is returned is for after it. */
function loadAsker(pyodide: PyodideInterface, namespace: Namespace): () => AskerOrProblem {
  Reflect.apply(pyodide.runPython, pyodide, [askerCode, { globals: namespace, filename: '<sandbox>' }]);
  const load = namespace.get('load') as () => string;
  const ask = namespace.get('ask') as (question: string) => string;
  return () => {
    const loaded = parse(load()) as AskerOrProblem;
    return 'problem' in loaded ? loaded : { start: loaded.start, ask: (question) => parse(ask(question)) as RawAnswer };
  };
}

/** By os._exit, by running out of memory or stack: then the program's promise never settles. */
function whenInterpreterEnds(pyodide: PyodideInterface, callback: (error: unknown) => void): void {
  Reflect.set(Reflect.get(pyodide, '_api') as object, 'on_fatal', callback);
  const hear = (event: Event, error: unknown): void => {
    event.preventDefault();
    if (isExit(error)) callback(error);
  };
  self.addEventListener('error', (event) => hear(event, event.error));
  self.addEventListener('unhandledrejection', (event) => hear(event, event.reason));
}

function isExit(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && /^Exit(Status)?$/.test(String(error.name));
}

/** As the harness says it of `sys.exit`: an exit code other than 0 is told. */
function exitNote(error: unknown): string {
  const status: unknown = Reflect.get(error as object, 'status');
  return typeof status === 'number' && status !== 0 ? `The program ended itself with exit code ${status}.\n` : '';
}

interface ByteStream {
  readonly isatty: boolean;
  write(bytes: Uint8Array): number;
  /** Hands over what looks like half a character. */
  finish(): void;
}

/** More than the output limits can ever show; decoding the rest would only cost time and memory. */
const maxBytes = 4 * outputLimits.maxCharacters + 4;

function createByteStream(show: (text: OutputPart['text']) => void): ByteStream {
  const decoder = new TextDecoder();
  return {
    isatty: false,
    write(bytes) {
      show(decoder.decode(bytes.subarray(0, maxBytes), { stream: true }));
      return bytes.length;
    },
    finish: () => show(decoder.decode()),
  };
}
