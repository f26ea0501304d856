import { useEffect, useState } from 'react';
import type { Execute } from '../../../engine/database/compareRun.ts';
import { problemWithName, type Dialect } from '../../../engine/database/sqlText.ts';
import type { Story } from '../../../view/story.ts';
import { runWorld, worldsWithTables, type WorldRun } from './worldRun.ts';

/** The worlds of the story, run in the database; undefined until they are. Only the latest run counts. */
export function useWorldRuns(
  story: Story,
  dialect: Dialect,
  resource: string,
  execute: Execute | undefined,
): readonly WorldRun[] | undefined {
  const [done, setDone] = useState<{ readonly dialect: Dialect; readonly runs: readonly WorldRun[] }>();
  useEffect(() => {
    if (!execute || problemWithName(resource) !== undefined) return;
    let isStale = false;
    const runAll = async (): Promise<void> => {
      const found: WorldRun[] = [];
      for (const world of worldsWithTables(story.worlds)) {
        found.push(await oneAfterAnother(() => runWorld(execute, dialect, resource, world)));
        if (isStale) return;
      }
      setDone({ dialect, runs: found });
    };
    runAll().catch(() => undefined); // the database is lost, and its standing says so
    return () => {
      isStale = true;
    };
  }, [story, dialect, resource, execute]);
  // What another database said is not shown under this one's name.
  return done?.dialect === dialect ? done.runs : undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** All worlds use the same table, so a run that is no longer wanted ends before the next begins. */
function oneAfterAnother<Value>(run: () => Promise<Value>): Promise<Value> {
  const result = last.then(run);
  last = result.catch(() => undefined);
  return result;
}
