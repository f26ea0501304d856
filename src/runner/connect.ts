import type { SqlOutcome } from '../engine/database/sqlOutcome.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import type { LoadProgress } from './runner.ts';
import type { RunMeans } from './startRun.ts';

/** A connection to a database of its own, empty at first. */
export interface Connection {
  /** Executes statements, up to the first that fails. Rejects with a sentence when the database is no more. */
  execute(sql: string): Promise<readonly SqlOutcome[]>;
  /** Ends the database. */
  end(): void;
}

/** Loads the database and connects to it. Rejects with a sentence. */
export async function connect(
  means: Pick<RunMeans, 'load' | 'pool'>,
  onProgress?: (progress: LoadProgress) => void,
): Promise<Connection> {
  await means.load(onProgress);
  const worker = await means.pool.take();
  const waiting: Deferred<readonly SqlOutcome[]>[] = [];
  const ended = worker.connect((message) => {
    if (message.type === 'queried') waiting.shift()?.resolve(message.outcomes);
  });
  let lostBecause: string | undefined;
  void ended.then((end) => {
    lostBecause = end.type === 'lost' ? end.reason : 'The database ended.';
    for (const { reject } of waiting) reject(new Error(lostBecause));
  });
  let last: Promise<unknown> = Promise.resolve();
  return {
    execute: (sql) => {
      // The worker takes one query at a time.
      const result = last.then(() => {
        if (lostBecause !== undefined) throw new Error(lostBecause);
        const answer = createDeferred<readonly SqlOutcome[]>();
        waiting.push(answer);
        worker.query(sql);
        return answer.promise;
      });
      last = result.catch(() => undefined);
      return result;
    },
    end: worker.end,
  };
}
