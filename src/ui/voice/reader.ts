import type { SpeechEngine } from './speechEngine.ts';

/** Longer than any voice takes to begin; then per character, at less than half the usual speed. */
const START_LIMIT_MS = 4000;
const CHARACTER_LIMIT_MS = 160;
/** So many sentences in a row without any sign of life, and the engine is taken for dead. */
const SILENT_LIMIT = 2;

export interface Reader {
  /** Reads from the first sentence; what was being read stops. */
  read(sentences: readonly string[]): void;
  stop(): void;
  isReading(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Reads sentences aloud, one utterance each. A report counts only while its own sentence is being read, so a late
 * or second `end` does nothing; a sentence that is never reported as ended is ended by a watchdog. `onFault` gets
 * a sentence for the learner when nothing can be heard.
 */
export function createReader(engine: SpeechEngine, onFault: (sentence: string) => void): Reader {
  const listeners = new Set<() => void>();
  let sentences: readonly string[] = [];
  let turn = 0;
  let isReading = false;
  let silentCount = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function say(index: number, isSecondTry = false): void {
    const text = sentences[index];
    clearTimeout(watchdog);
    const mine = ++turn;
    if (text === undefined) {
      finish();
      return;
    }
    let isAlive = false;
    const whenCurrent = (act: () => void) => (): void => {
      if (mine === turn) act();
    };
    const watch = (): void => {
      clearTimeout(watchdog);
      watchdog = setTimeout(giveUp, START_LIMIT_MS + text.length * CHARACTER_LIMIT_MS);
    };
    const giveUp = whenCurrent(() => {
      silentCount = isAlive || engine.isSpeaking() ? 0 : silentCount + 1;
      turn += 1;
      engine.cancel();
      if (silentCount >= SILENT_LIMIT) fail('The voice of this browser does not answer, so reading aloud has stopped.');
      else say(index + 1);
    });
    watch();
    engine.speak(text, {
      onStart: whenCurrent(() => {
        isAlive = true;
        watch();
      }),
      onEnd: whenCurrent(() => {
        silentCount = 0;
        say(index + 1);
      }),
      onError: (reason) => {
        if (mine !== turn) return;
        const isCutOff = reason === 'interrupted' || reason === 'canceled';
        if (isCutOff && !isSecondTry) say(index, true);
        else fail(faultOf(reason));
      },
    });
  }

  function finish(): void {
    clearTimeout(watchdog);
    isReading = false;
    listeners.forEach((listener) => {
      listener();
    });
  }

  function fail(sentence: string): void {
    turn += 1;
    finish();
    onFault(sentence);
  }

  function stop(): void {
    if (!isReading) return;
    turn += 1;
    engine.cancel();
    finish();
  }

  return {
    read(next) {
      stop();
      sentences = next;
      silentCount = 0;
      isReading = true;
      listeners.forEach((listener) => {
        listener();
      });
      say(0);
    },
    stop,
    isReading: () => isReading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function faultOf(reason: string): string {
  if (reason === 'not-allowed') return 'This browser does not allow the page to speak, so nothing is read aloud.';
  return `Reading aloud has stopped because the voice of this browser failed (${reason}).`;
}
