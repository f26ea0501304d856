import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { createDeferred } from './deferred.ts';
import type { WorkerMessage } from './protocol.ts';
import type { SandboxWorker, WorkerEnd } from './sandboxWorker.ts';

/** A worker that notes what it is asked and answers when it is told to. */
function fakeWorker() {
  const queries: string[] = [];
  const ended = createDeferred<WorkerEnd>();
  let hear: (message: WorkerMessage) => void = () => undefined;
  const nothing = (): never => {
    throw new Error('not for a database');
  };
  const worker: SandboxWorker = {
    ready: Promise.resolve({ isSnapshotRefused: false }),
    isLost: false,
    run: nothing,
    host: nothing,
    ask: nothing,
    connect: (listener) => {
      hear = listener;
      return ended.promise;
    },
    query: (sql) => queries.push(sql),
    end: () => ended.resolve({ type: 'lost', reason: 'The program was ended.' }),
    fail: nothing,
    lose: nothing,
  };
  const means = {
    load: () => Promise.resolve(),
    pool: { load: nothing, take: () => Promise.resolve(worker), putBack: nothing, refill: nothing },
  };
  const answer = (count: number): void => hear({ type: 'queried', outcomes: [{ type: 'changed', count }] });
  return { means, queries, answer, end: worker.end };
}

/** All that can happen without an answer has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the worker gets one query at a time, and each gets its own answer', async () => {
  const { means, queries, answer } = fakeWorker();
  const connection = await connect(means);
  const results = [connection.execute('one'), connection.execute('two')];
  await settled();
  expect(queries).toEqual(['one']);
  answer(1);
  expect(await results[0]).toEqual([{ type: 'changed', count: 1 }]);
  await settled();
  expect(queries).toEqual(['one', 'two']);
  answer(2);
  expect(await results[1]).toEqual([{ type: 'changed', count: 2 }]);
});

test('when the database is no more, what waits and what comes later is told so', async () => {
  const { means, end } = fakeWorker();
  const connection = await connect(means);
  const waiting = connection.execute('one');
  await settled();
  end();
  await expect(waiting).rejects.toThrow('The program was ended.');
  await expect(connection.execute('two')).rejects.toThrow('The program was ended.');
});
