import { parseArgs } from 'node:util';

export interface ConformanceOptions {
  readonly keep: boolean;
  readonly seed: number;
  readonly historyCount: number;
}

const usage =
  'npm run conformance [-- --keep] [--seed NUMBER] [--histories NUMBER]: compares the recipes of real systems with the systems.';

/** The options, or what is wrong with them. */
export function readOptions(args: readonly string[]): ConformanceOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { keep: { type: 'boolean' }, seed: { type: 'string' }, histories: { type: 'string' } },
    });
    const [seed, historyCount] = [Number(values.seed ?? 41), Number(values.histories ?? 300)];
    if (!Number.isInteger(seed) || !Number.isInteger(historyCount) || historyCount < 1) return usage;
    return { keep: values.keep ?? false, seed, historyCount };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`;
  }
}
