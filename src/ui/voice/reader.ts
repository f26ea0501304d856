import type { SpeechEngine } from './speechEngine.ts';
import { utter, type Outcome } from './utter.ts';

/** So many sentences in a row without any sign of life, and the engine is taken for dead. */
const SILENT_LIMIT = 2;

export interface Reader {
  /** Reads from the first sentence; what was being read stops. */
  read(sentences: readonly string[]): void;
  stop(): void;
  isReading(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Reads sentences aloud, one utterance each. `onFault` gets a sentence for the learner when that does not work. */
export function createReader(engine: SpeechEngine, onFault: (sentence: string) => void): Reader {
  const listeners = new Set<() => void>();
  let sentences: readonly string[] = [];
  let isReading = false;
  let silentCount = 0;
  let abandon = (): void => undefined;

  function setReading(next: boolean): void {
    isReading = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  function say(index: number, isSecondTry = false): void {
    const text = sentences[index];
    if (text === undefined) {
      setReading(false);
      return;
    }
    abandon = utter(engine, text, (outcome) => {
      silentCount = outcome.type === 'silent' ? silentCount + 1 : 0;
      if (outcome.type === 'silent' || outcome.type === 'unreported') engine.cancel();
      // The end of an earlier cancel can hit the sentence after it.
      if (outcome.type === 'cutOff' && !isSecondTry) {
        say(index, true);
        return;
      }
      const fault = faultOf(outcome, silentCount);
      if (fault === undefined) {
        say(index + 1);
        return;
      }
      setReading(false);
      onFault(fault);
    });
  }

  function stop(): void {
    if (!isReading) return;
    abandon();
    engine.cancel();
    setReading(false);
  }

  return {
    read(next) {
      stop();
      sentences = next;
      silentCount = 0;
      setReading(true);
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

/** Why reading cannot go on after this outcome, if so. */
function faultOf(outcome: Outcome, silentCount: number): string | undefined {
  if (outcome.type === 'failed' && outcome.reason === 'not-allowed') {
    return 'This browser does not allow the page to speak, so nothing is read aloud.';
  }
  if (outcome.type === 'failed') return `Reading aloud stopped: the voice of this browser failed (${outcome.reason}).`;
  if (outcome.type === 'cutOff') return 'Reading aloud stopped because something else took the voice of this browser.';
  if (silentCount >= SILENT_LIMIT) return 'The voice of this browser does not answer, so reading aloud has stopped.';
  return undefined;
}
