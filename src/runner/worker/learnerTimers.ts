export interface LearnerTimers {
  /** How many timers the program has started that may still fire. */
  pendingCount(): number;
}

/** Kept before any learner code can replace them. */
const { apply, deleteProperty } = Reflect;

type Callback = (...values: unknown[]) => void;

/**
 * Replaces the timers by ones that are counted, so that it can be told when a program has nothing left to do.
 * Kept without a Set or Map, whose methods a program can replace.
 */
export function countLearnerTimers(afterTimer: () => void): LearnerTimers {
  const { setTimeout, setInterval, clearTimeout } = self;
  const pending = Object.create(null) as Record<number, true>;
  let pendingCount = 0;

  function forget(id: number | undefined): void {
    if (id === undefined || pending[id] === undefined) return;
    deleteProperty(pending, id);
    pendingCount -= 1;
  }

  function remember(id: number): number {
    pending[id] = true;
    pendingCount += 1;
    return id;
  }

  function start(callback: unknown, delayMs: number | undefined, values: unknown[], repeats: boolean): number {
    if (typeof callback !== 'function') throw new TypeError('The "callback" argument must be of type function.');
    const fire = (): void => {
      if (!repeats) forget(id);
      try {
        apply(callback as Callback, undefined, values);
      } finally {
        afterTimer();
      }
    };
    const id = remember(repeats ? setInterval(fire, delayMs) : setTimeout(fire, delayMs));
    return id;
  }

  function clear(id?: number): void {
    forget(id);
    clearTimeout(id);
    afterTimer();
  }

  Object.assign(self, {
    setTimeout: (callback: unknown, delayMs?: number, ...values: unknown[]) => start(callback, delayMs, values, false),
    setInterval: (callback: unknown, delayMs?: number, ...values: unknown[]) => start(callback, delayMs, values, true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  return { pendingCount: () => pendingCount };
}
