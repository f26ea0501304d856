import type { OutputPart } from './protocol.ts';

export interface OutputRelay {
  add(parts: readonly OutputPart[]): void;
  /** Hands over what is waiting and takes no more. */
  close(): void;
}

const sliceMs = 30;

/** Hands a run's output over in slices of time, however many messages it comes in, so that the page draws it seldom. */
export function createOutputRelay(show: (parts: readonly OutputPart[]) => void): OutputRelay {
  let waiting: OutputPart[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function handOver(): void {
    timer = undefined;
    const parts = waiting;
    waiting = [];
    if (parts.length > 0) show(parts);
  }

  return {
    add: (parts) => {
      if (isClosed) return;
      waiting.push(...parts);
      timer ??= setTimeout(handOver, sliceMs);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      handOver();
    },
  };
}
