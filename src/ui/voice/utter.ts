import type { Manner, SpeechEngine } from './speechEngine.ts';

/** Longer than any voice takes to begin; then per character, at less than half the usual speed. */
const START_LIMIT_MS = 4000;
const CHARACTER_LIMIT_MS = 160;
/** Nobody says a character this fast: an end that comes sooner, of something that never began, was not heard. */
const CHARACTER_LEAST_MS = 4;

/**
 * How one utterance ended. `silent`: nothing was heard; `unreported`: something was heard, or seemed to be, and its end
 * never came; `cutOff`: somebody else cancelled it.
 */
export type Outcome =
  | { readonly type: 'spoken' | 'silent' | 'unreported' | 'cutOff' }
  | { readonly type: 'failed'; readonly reason: string };

/**
 * Speaks one sentence. `onOutcome` is called once, however often and late the engine reports, or not at all after the
 * returned function has been called. That function also silences it, should it begin to speak only then.
 */
export function utter(
  engine: SpeechEngine,
  text: string,
  manner: Manner,
  onOutcome: (outcome: Outcome) => void,
): () => void {
  const beganAtMs = performance.now();
  let isOver = false;
  let isAbandoned = false;
  let hasStarted = false;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function end(outcome: Outcome): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(watchdog);
    onOutcome(outcome);
  }
  function watch(): void {
    clearTimeout(watchdog);
    const limitMs = START_LIMIT_MS + (text.length * CHARACTER_LIMIT_MS) / Math.min(1, manner.rate);
    watchdog = setTimeout(() => {
      end({ type: hasStarted || engine.isSpeaking() ? 'unreported' : 'silent' });
    }, limitMs);
  }

  watch();
  try {
    engine.speak(text, manner, {
      onStart: () => {
        // A cancelled sentence that begins all the same. What is wanted by now is said again after this.
        if (isAbandoned) engine.cancel();
        if (isOver) return;
        hasStarted = true;
        watch();
      },
      onEnd: () => {
        const isTooSoon = !hasStarted && performance.now() - beganAtMs < text.length * CHARACTER_LEAST_MS;
        end({ type: isTooSoon ? 'silent' : 'spoken' });
      },
      onError: (reason) => {
        end(reason === 'interrupted' || reason === 'canceled' ? { type: 'cutOff' } : { type: 'failed', reason });
      },
    });
  } catch (error) {
    end({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
  return () => {
    isOver = true;
    isAbandoned = true;
    clearTimeout(watchdog);
  };
}
