import { describe, expect, it } from 'vitest';
import { createDeferred } from '../../runner/deferred.ts';
import type { OutputPart, Run, RunEnd, Runner } from '../../runner/runner.ts';
import type { TypeProblems } from '../../runner/asideCompiler.ts';
import { RunSession } from './runSession.ts';

interface FakeRun {
  readonly print: (text: string) => void;
  readonly end: (end: RunEnd) => void;
  stopCount: number;
}

/** A runner whose every event the test decides. */
function fakeRunner(): { runner: Runner; runs: FakeRun[]; finishLoading: () => void } {
  const runs: FakeRun[] = [];
  const loaded = createDeferred<undefined>();
  const runner: Runner = {
    load: () => loaded.promise,
    host: () => Promise.resolve({ type: 'failed', problem: '', detail: '' } as const),
    run: (_code, { onOutput }) => {
      const ended = createDeferred<RunEnd>();
      const run: FakeRun = {
        print: (text) => onOutput([{ stream: 'out', text }] satisfies OutputPart[]),
        end: (end) => ended.resolve(end),
        stopCount: 0,
      };
      runs.push(run);
      return { ended: ended.promise, stop: () => void (run.stopCount += 1) } satisfies Run;
    },
  };
  return { runner, runs, finishLoading: () => loaded.resolve(undefined) };
}

function openSession(getRunner: () => Promise<Runner>): {
  session: RunSession;
  draw: () => void;
  clock: { ms: number };
} {
  const clock = { ms: 0 };
  const frames: (() => void)[] = [];
  const session = new RunSession({ getRunner, nowMs: () => clock.ms, nextFrame: (callback) => frames.push(callback) });
  return { session, clock, draw: () => frames.splice(0).forEach((callback) => callback()) };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const printed = ({ store }: RunSession): string =>
  store
    .getState()
    .output.chunks.map(({ text }) => text)
    .join('');
const statusOf = ({ store }: RunSession): unknown => store.getState().status;

describe('run session', () => {
  it('waits for the runtime, runs, and tells how long the program itself took', async () => {
    const { runner, runs, finishLoading } = fakeRunner();
    const { session, clock, draw } = openSession(() => Promise.resolve(runner));
    session.run('code', 1_000);
    await settle();
    expect(statusOf(session)).toEqual({ type: 'waiting' });
    clock.ms = 5_000;
    finishLoading();
    await settle();
    expect(statusOf(session)).toEqual({ type: 'running' });
    runs[0]?.print('41\n');
    draw();
    expect(printed(session)).toBe('41\n');
    clock.ms = 5_012;
    runs[0]?.end({ type: 'finished' });
    await settle();
    expect(statusOf(session)).toEqual({ type: 'ended', end: { type: 'finished' }, durationMs: 12 });
  });

  it('shows what was printed just before the end', async () => {
    const { runner, runs } = fakeRunner();
    const { session } = openSession(() => Promise.resolve(runner));
    session.run('code', 1_000);
    await settle();
    runs[0]?.print('last words');
    runs[0]?.end({ type: 'failed' });
    await settle();
    expect(printed(session)).toBe('last words');
  });

  it('lets a run that ends or prints late change nothing in the next', async () => {
    const { runner, runs, finishLoading } = fakeRunner();
    finishLoading();
    const { session, draw } = openSession(() => Promise.resolve(runner));
    session.run('first', 1_000);
    await settle();
    runs[0]?.print('before');
    session.run('second', 1_000);
    await settle();
    expect(runs[0]?.stopCount).toBe(1);
    runs[0]?.print('late');
    runs[0]?.end({ type: 'stopped' });
    runs[1]?.print('good');
    await settle();
    draw();
    expect(printed(session)).toBe('good');
    expect(statusOf(session)).toEqual({ type: 'running' });
  });

  it('stops while the runtime is loading, and twice in a row', async () => {
    const { runner, runs } = fakeRunner();
    const { session } = openSession(() => Promise.resolve(runner));
    session.run('code', 1_000);
    await settle();
    session.stop();
    session.stop();
    expect(runs[0]?.stopCount).toBe(2);
    runs[0]?.end({ type: 'stopped' });
    await settle();
    expect(statusOf(session)).toEqual({ type: 'ended', end: { type: 'stopped' }, durationMs: undefined });
    session.stop();
    expect(statusOf(session)).toMatchObject({ type: 'ended' });
  });

  it('never starts what was stopped before the runner itself had arrived', async () => {
    const { runner, runs } = fakeRunner();
    const arrival = createDeferred<Runner>();
    const { session } = openSession(() => arrival.promise);
    session.run('code', 1_000);
    session.stop();
    arrival.resolve(runner);
    await settle();
    expect(runs).toEqual([]);
    expect(statusOf(session)).toMatchObject({ end: { type: 'stopped' } });
  });

  it('says why there is no runner, and tries again at the next run', async () => {
    const { runner, runs } = fakeRunner();
    let isOnline = false;
    const { session } = openSession(() => (isOnline ? Promise.resolve(runner) : Promise.reject(new Error('Offline.'))));
    session.load();
    await settle();
    expect(session.store.getState().readiness).toEqual({ type: 'failed', reason: 'Offline.' });
    session.run('code', 1_000);
    await settle();
    expect(statusOf(session)).toMatchObject({ end: { type: 'lost', reason: 'Offline.' } });
    isOnline = true;
    session.run('code', 1_000);
    await settle();
    expect(runs).toHaveLength(1);
  });

  it('tells what the type checker has against the latest program only, and how each ended', async () => {
    const { runner, runs, finishLoading } = fakeRunner();
    finishLoading();
    const checks = new Map<string, ReturnType<typeof createDeferred<TypeProblems>>>();
    const ended: string[] = [];
    const session = new RunSession({
      getRunner: () => Promise.resolve(runner),
      nowMs: () => 0,
      nextFrame: (draw) => draw(),
      checkTypes: (code) => {
        const check = createDeferred<TypeProblems>();
        checks.set(code, check);
        return check.promise;
      },
      onEnd: (code, { status }) => ended.push(`${code} ${status.type}`),
    });
    session.run('first', 1_000);
    await settle();
    session.run('second', 1_000);
    await settle();
    checks.get('second')?.resolve({ problems: ['second'], count: 1 });
    checks.get('first')?.resolve({ problems: ['first'], count: 1 });
    runs[1]?.end({ type: 'finished' });
    await settle();
    expect(session.store.getState().types).toEqual({ problems: ['second'], count: 1 });
    expect(ended).toEqual(['second ended']);
    session.run('third', 1_000);
    expect(session.store.getState().types).toBeUndefined();
  });
});
