import type { PyodideInterface } from 'pyodide';
import type { PyCallable } from 'pyodide/ffi';
import type { OutputPart, PythonRuntime } from '../protocol.ts';
import { bootPython } from './bootPython.ts';
import harness from './harness.py?raw';
import { outputLimits, type OutputWriter } from './outputWriter.ts';
import { serveOneRun, type RunProgram } from './serveOneRun.ts';

type RunSource = (source: string) => Promise<boolean>;

serveOneRun(async (runtime) => {
  const pyodide = await bootPython(runtime as PythonRuntime);
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
  const run = startHarness(pyodide, (text) => output?.write('note', `${text}\n`));

  const runProgram: RunProgram = (program, writer, end) => {
    if (program.language !== 'python') return;
    output = writer;
    void outcomeOf(() => run(program.source), writer).then((outcome) => {
      streams.forEach((stream) => stream.finish());
      end(outcome);
    });
  };
  return runProgram;
});

function startHarness(pyodide: PyodideInterface, note: (text: string) => void): RunSource {
  const namespace = pyodide.globals.get('dict')() as {
    get(name: string): PyCallable;
    set(name: string, value: unknown): void;
  };
  namespace.set('note', note);
  pyodide.runPython(harness, { globals: namespace as never, filename: '<sandbox>' });
  namespace.get('prepare')();
  return namespace.get('run') as unknown as RunSource;
}

/** The interpreter itself can end: by os._exit, by running out of memory or stack. */
async function outcomeOf(run: () => Promise<boolean>, output: OutputWriter): Promise<'finished' | 'failed'> {
  try {
    return (await run()) ? 'finished' : 'failed';
  } catch (error) {
    if (error instanceof Error && error.name === 'Exit') return 'finished';
    output.write('error', `Python itself has stopped: ${String(error)}\n`);
    return 'failed';
  }
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
