import type { Manner, SpeechEngine } from './speechEngine.ts';
import { utter, type Outcome } from './utter.ts';

/** So many sentences in a row of which nothing was heard, and the engine is taken for dead. */
const SILENT_LIMIT = 2;

/** `held`: silent at a sentence, to go on with it later. */
export type ReaderStatus = 'idle' | 'reading' | 'held';

export interface ReaderView {
  readonly status: ReaderStatus;
  readonly index: number;
}

interface Surroundings {
  readonly engine: SpeechEngine;
  readonly manner: () => Manner;
  /** Gets a sentence for the learner when reading cannot go on. */
  readonly onFault: (sentence: string) => void;
  /** The last sentence has been read to its end. */
  readonly onDone: () => void;
  readonly onChange: (view: ReaderView) => void;
}

/** Reads sentences aloud, one utterance each. */
export class Reader {
  readonly #around: Surroundings;
  #sentences: readonly string[] = [];
  #view: ReaderView = { status: 'idle', index: 0 };
  #silentCount = 0;
  #turn = 0;
  #abandon = (): void => undefined;

  constructor(surroundings: Surroundings) {
    this.#around = surroundings;
  }

  get view(): ReaderView {
    return this.#view;
  }

  /** Reads these sentences from one of them on; what was being read stops. */
  read(sentences: readonly string[], index = 0): void {
    this.#silence();
    this.#sentences = sentences;
    this.#silentCount = 0;
    this.#say(index);
  }

  /** Falls silent and remembers the sentence: the pause of most engines cannot be trusted. */
  hold(): void {
    if (this.#view.status !== 'reading') return;
    this.#silence();
    this.#show({ status: 'held', index: this.#view.index });
  }

  /** Says the remembered sentence again, and goes on. */
  goOn(): void {
    if (this.#view.status === 'held') this.read(this.#sentences, this.#view.index);
  }

  /** Goes to another sentence, and goes on reading there if it was reading. */
  goTo(index: number): void {
    if (this.#view.status === 'idle') return;
    const within = Math.max(0, Math.min(index, this.#sentences.length - 1));
    if (this.#view.status === 'reading') this.read(this.#sentences, within);
    else this.#show({ status: 'held', index: within });
  }

  stop(): void {
    if (this.#view.status === 'idle') return;
    this.#silence();
    this.#show({ status: 'idle', index: 0 });
  }

  #silence(): void {
    if (this.#view.status !== 'reading') return;
    this.#abandon();
    this.#around.engine.cancel();
  }

  #say(index: number, isSecondTry = false): void {
    const { engine, manner } = this.#around;
    const text = this.#sentences[index];
    if (text === undefined) {
      this.#show({ status: 'idle', index: 0 });
      this.#around.onDone();
      return;
    }
    this.#show({ status: 'reading', index });
    this.#turn += 1;
    const turn = this.#turn;
    const abandon = utter(engine, text, manner(), (outcome) => this.#end(index, isSecondTry, outcome));
    // Some engines report the end before they come back from the call: by now another sentence is being said.
    if (turn === this.#turn) this.#abandon = abandon;
  }

  #end(index: number, isSecondTry: boolean, outcome: Outcome): void {
    const { engine, onFault } = this.#around;
    this.#silentCount = outcome.type === 'silent' ? this.#silentCount + 1 : 0;
    if (outcome.type === 'silent' || outcome.type === 'unreported') engine.cancel();
    // The end of an earlier cancel can hit the sentence after it.
    if (outcome.type === 'cutOff' && !isSecondTry) {
      this.#say(index, true);
      return;
    }
    const fault = faultOf(outcome, this.#silentCount);
    if (fault === undefined) {
      this.#say(index + 1);
      return;
    }
    // Held, not stopped: whoever mends the voice goes on where it failed.
    this.#show({ status: 'held', index });
    onFault(fault);
  }

  #show(view: ReaderView): void {
    this.#view = view;
    this.#around.onChange(view);
  }
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
