/**
 * What a TypeScript snippet finds besides the language's own library, as declarations for the type checker:
 * a worker has no page, and this one has no network and no storage either.
 */
export const scriptGlobals = `
interface Console {
  assert(condition?: boolean, ...values: unknown[]): void;
  count(label?: string): void;
  countReset(label?: string): void;
  debug(...values: unknown[]): void;
  dir(value?: unknown): void;
  error(...values: unknown[]): void;
  group(...values: unknown[]): void;
  groupCollapsed(...values: unknown[]): void;
  groupEnd(): void;
  info(...values: unknown[]): void;
  log(...values: unknown[]): void;
  table(rows?: unknown, columns?: string[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  timeLog(label?: string, ...values: unknown[]): void;
  trace(...values: unknown[]): void;
  warn(...values: unknown[]): void;
}
declare const console: Console;
declare const performance: { now(): number };
declare function setTimeout<T extends unknown[]>(callback: (...values: T) => void, delayMs?: number, ...values: T): number;
declare function clearTimeout(timer?: number): void;
declare function setInterval<T extends unknown[]>(callback: (...values: T) => void, delayMs?: number, ...values: T): number;
declare function clearInterval(timer?: number): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
`;
