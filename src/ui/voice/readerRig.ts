import { vi } from 'vitest';
import { Reader } from './reader.ts';
import type { Manner, SpeechEngine, SpeechReports } from './speechEngine.ts';

interface Spoken {
  readonly text: string;
  readonly manner: Manner;
  readonly reports: SpeechReports;
}

/** Does nothing by itself: each test reports what a misbehaving engine would. */
class StubEngine implements SpeechEngine {
  readonly spoken: Spoken[] = [];
  cancelCount = 0;
  speaking = false;
  /** What happens within the call of speak, if anything. */
  onSpeak: ((reports: SpeechReports) => void) | undefined;
  /** What happens within the call of cancel, if anything. */
  onCancel: (() => void) | undefined;

  voices(): [] {
    return [];
  }
  onVoicesChanged(): () => void {
    return () => undefined;
  }
  speak(text: string, manner: Manner, reports: SpeechReports): void {
    this.spoken.push({ text, manner, reports });
    this.onSpeak?.(reports);
  }
  isSpeaking(): boolean {
    return this.speaking;
  }
  cancel(): void {
    this.cancelCount += 1;
    this.onCancel?.();
  }
}

/** For tests: a reader with an engine that does what it is told, and all that came of it. */
export class ReaderRig {
  readonly engine = new StubEngine();
  manner: Manner = { rate: 1, voiceId: undefined };
  readonly faults: string[] = [];
  doneCount = 0;
  readonly reader = new Reader({
    engine: this.engine,
    manner: () => this.manner,
    onFault: (sentence) => this.faults.push(sentence),
    onDone: () => (this.doneCount += 1),
    onChange: () => undefined,
  });

  get texts(): readonly string[] {
    return this.engine.spoken.map(({ text }) => text);
  }

  reportsOf(index: number): SpeechReports {
    const spoken = this.engine.spoken[index];
    if (spoken === undefined) throw new Error(`sentence ${String(index)} was not spoken`);
    return spoken.reports;
  }

  /** As a sentence is heard by someone: it begins, and ends. */
  hear(index: number): void {
    this.reportsOf(index).onStart();
    this.reportsOf(index).onEnd();
  }

  /** Time goes by, longer than any sentence takes. */
  wait(ms = 60_000): void {
    vi.advanceTimersByTime(ms);
  }
}
