import type { OutputPart } from '../protocol.ts';
import { formatLog } from './formatLog.ts';
import { formatTable } from './formatTable.ts';
import { cannotBeShown, inspect, type InspectOptions } from './inspect.ts';

export interface ConsoleOptions {
  readonly write: (stream: OutputPart['stream'], text: string) => void;
  readonly nowMs: () => number;
  readonly errorText: (error: Error) => string;
  /** Where the program is now: one line per call, innermost first. */
  readonly hereText: () => string;
}

type Method = (...values: unknown[]) => void;

/** Kept before any learner code can replace it. */
const { apply } = Reflect;

/** The console of a program: writes readable text, keeps no value, and throws at nobody. */
export function createConsole({ write, nowMs, errorText, hereText }: ConsoleOptions): Readonly<Record<string, Method>> {
  const options: InspectOptions = { errorText };
  let indentation = '';

  function print(stream: 'out' | 'error', text: string): void {
    write(stream, `${indentation}${indentation === '' ? text : text.replaceAll('\n', `\n${indentation}`)}\n`);
  }

  const printer =
    (stream: 'out' | 'error'): Method =>
    (...values) =>
      print(stream, formatLog(values, options));
  const log = printer('out');
  const error = printer('error');
  const group: Method = (...values) => {
    if (values.length > 0) log(...values);
    indentation += '  ';
  };

  /** What is needed to look at a value may be what the program has replaced. */
  const safely =
    (method: Method): Method =>
    (...values) => {
      try {
        apply(method, undefined, values);
      } catch {
        write('out', `${indentation}${cannotBeShown}\n`);
      }
    };

  const methods: Readonly<Record<string, Method>> = {
    log,
    info: log,
    debug: log,
    dirxml: log,
    error,
    warn: error,
    dir: (value, dirOptions) => print('out', inspect(value, { ...options, ...depthOf(dirOptions) })),
    table: (data, columns) => {
      const table = formatTable(data, Array.isArray(columns) ? columns.map(String) : undefined);
      if (table === undefined) log(data);
      else print('out', table);
    },
    assert: (condition, ...values) => {
      if (condition) return;
      const text = values.length === 0 ? '' : `: ${formatLog(values, options)}`;
      print('error', `Assertion failed${text}`);
    },
    trace: (...values) => {
      const text = values.length === 0 ? '' : `: ${formatLog(values, options)}`;
      print('error', `Trace${text}${hereText()}`);
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(2);
    },
    clear: () => undefined,
    ...createCounters((text) => print('out', text)),
    ...createStopwatches((text) => print('out', text), nowMs, options),
  };
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, safely(method)]));
}

function depthOf(dirOptions: unknown): InspectOptions {
  if (typeof dirOptions !== 'object' || dirOptions === null || !('depth' in dirOptions)) return {};
  const { depth } = dirOptions;
  if (depth === null) return { depth: Infinity };
  return typeof depth === 'number' ? { depth } : {};
}

function createCounters(print: (text: string) => void): Readonly<Record<string, Method>> {
  const counts = new Map<string, number>();
  return {
    count: (label = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), count);
      print(`${String(label)}: ${count}`);
    },
    countReset: (label = 'default') => {
      counts.delete(String(label));
    },
  };
}

function createStopwatches(
  print: (text: string) => void,
  nowMs: () => number,
  options: InspectOptions,
): Readonly<Record<string, Method>> {
  const startsMs = new Map<string, number>();
  function tell(label: string, values: readonly unknown[]): void {
    const startMs = startsMs.get(label);
    const text = values.length === 0 ? '' : ` ${formatLog(values, options)}`;
    if (startMs !== undefined) print(`${label}: ${Number((nowMs() - startMs).toPrecision(4))}ms${text}`);
  }
  return {
    time: (label = 'default') => {
      startsMs.set(String(label), nowMs());
    },
    timeLog: (label = 'default', ...values) => tell(String(label), values),
    timeEnd: (label = 'default') => {
      tell(String(label), []);
      startsMs.delete(String(label));
    },
  };
}
