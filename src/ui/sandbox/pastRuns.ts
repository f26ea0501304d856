import * as v from 'valibot';
import type { Snippet } from '../../lesson/lesson.ts';
import { sharedSaved, type SharedStore } from '../state/sharedSaved.ts';

const pastRunSchema = v.object({
  atMs: v.number(),
  code: v.string(),
  printed: v.string(),
  /** How it ended, as the status line said it. */
  sentence: v.string(),
});
export type PastRun = Readonly<v.InferOutput<typeof pastRunSchema>>;

const mostRuns = 8;
const mostPrinted = 4_000;

/** The last runs of a snippet in this browser, the latest first. */
export type PastRuns = SharedStore<readonly PastRun[]>;

export function openPastRuns(lessonId: string, { id }: Snippet): PastRuns {
  return sharedSaved<readonly PastRun[]>({
    key: `sandbox/${lessonId}/${id}/runs`,
    schema: v.array(pastRunSchema),
    start: [],
    merge: mergeRuns,
  });
}

/** Keeps the run; the same code with the same output is kept once, as of its last time. */
export function withRun(runs: readonly PastRun[], run: PastRun): readonly PastRun[] {
  const printed =
    run.printed.length > mostPrinted ? `${run.printed.slice(0, mostPrinted)}\n… (the rest was not kept)` : run.printed;
  const kept = { ...run, printed };
  const others = runs.filter((other) => other.code !== kept.code || other.printed !== kept.printed);
  return [kept, ...others].slice(0, mostRuns);
}

/** The latest of both, each once. */
export function mergeRuns(mine: readonly PastRun[], theirs: readonly PastRun[]): readonly PastRun[] {
  const all = [...mine, ...theirs].toSorted(
    (a, b) => b.atMs - a.atMs || (a.code + a.printed < b.code + b.printed ? -1 : 1),
  );
  return all
    .filter(
      ({ code, printed }, index) =>
        all.findIndex((other) => other.code === code && other.printed === printed) === index,
    )
    .slice(0, mostRuns);
}
