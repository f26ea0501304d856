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

type RunSource = (source: string) => Promise<boolean>;

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
  const namespace = startHarness(pyodide, (text) => output?.write('note', `${text}\n`));
  const run = namespace.get('run') as RunSource;

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
    void run(program.source).then((endedWell) => finish(endedWell ? 'finished' : 'failed'));
  };
  const hostProgram: HostProgram = (program, writer, onHosted) => {
    if (program.language !== 'python') return;
    output = writer;
    whenInterpreterEnds(pyodide, (error) => {
      writer.write('error', `Python itself has stopped: ${String(error)}\n`);
      onHosted({ problem: '' });
    });
    void run(program.source).then((endedWell) => {
      streams.forEach((stream) => stream.finish());
      onHosted(endedWell ? askerOf(pyodide, namespace) : { problem: '' });
    });
  };
  return { run: runProgram, host: hostProgram, isSnapshotRefused };
});

function startHarness(pyodide: PyodideInterface, note: (text: string) => void): Namespace {
  const namespace = pyodide.runPython('dict()') as Namespace;
  namespace.set('note', note);
  // The types ask for an instance of a class that nobody can make.
  Reflect.apply(pyodide.runPython, pyodide, [harness, { globals: namespace, filename: '<sandbox>' }]);
  (namespace.get('prepare') as () => void)();
  return namespace;
}

function askerOf(pyodide: PyodideInterface, namespace: Namespace): AskerOrProblem {
  Reflect.apply(pyodide.runPython, pyodide, [askerCode, { globals: namespace, filename: '<sandbox>' }]);
  const loaded = parse((namespace.get('load') as () => string)()) as AskerOrProblem;
  if ('problem' in loaded) return loaded;
  const ask = namespace.get('ask') as (question: string) => string;
  return { start: loaded.start, ask: (question) => parse(ask(question)) as RawAnswer };
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
