import type { SpeechEngine } from './speechEngine.ts';

/** Longer than any voice takes to begin; then per character, at less than half the usual speed. */
const START_LIMIT_MS = 4000;
const CHARACTER_LIMIT_MS = 160;

/**
 * How one utterance ended. `silent`: no report came and nothing was being spoken; `unreported`: something was
 * heard, or seemed to be, and its end never came; `cutOff`: somebody else cancelled it.
 */
export type Outcome =
  | { readonly type: 'spoken' | 'silent' | 'unreported' | 'cutOff' }
  | { readonly type: 'failed'; readonly reason: string };

/**
 * Speaks one sentence. `onOutcome` is called once, however often and late the engine reports, or not at all
 * after the returned function has been called. The engine is not cancelled by either; the caller does that.
 */
export function utter(engine: SpeechEngine, text: string, onOutcome: (outcome: Outcome) => void): () => void {
  let isOver = false;
  let hasStarted = false;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function end(outcome: Outcome): void {
    if (isOver) return;
    abandon();
    onOutcome(outcome);
  }
  function abandon(): void {
    isOver = true;
    clearTimeout(watchdog);
  }
  function watch(): void {
    clearTimeout(watchdog);
    watchdog = setTimeout(
      () => {
        end({ type: hasStarted || engine.isSpeaking() ? 'unreported' : 'silent' });
      },
      START_LIMIT_MS + text.length * CHARACTER_LIMIT_MS,
    );
  }

  watch();
  engine.speak(text, {
    onStart: () => {
      if (isOver) return;
      hasStarted = true;
      watch();
    },
    onEnd: () => {
      end({ type: 'spoken' });
    },
    onError: (reason) => {
      end(reason === 'interrupted' || reason === 'canceled' ? { type: 'cutOff' } : { type: 'failed', reason });
    },
  });
  return abandon;
}
