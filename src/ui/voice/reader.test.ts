import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

const longEnoughMs = 60_000;
let engine: StubEngine;
let manner: Manner;
let faults: string[];
let doneCount: number;
let reader: Reader;
const texts = (): string[] => engine.spoken.map(({ text }) => text);
const reportsOf = (index: number): SpeechReports => {
  const spoken = engine.spoken[index];
  if (spoken === undefined) throw new Error(`sentence ${String(index)} was not spoken`);
  return spoken.reports;
};
/** As a sentence is heard by someone: it begins, and ends. */
const hear = (index: number): void => {
  reportsOf(index).onStart();
  reportsOf(index).onEnd();
};

beforeEach(() => {
  vi.useFakeTimers();
  engine = new StubEngine();
  manner = { rate: 1, voiceId: undefined };
  faults = [];
  doneCount = 0;
  reader = new Reader({
    engine,
    manner: () => manner,
    onFault: (sentence) => faults.push(sentence),
    onDone: () => (doneCount += 1),
    onChange: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an engine that behaves', () => {
  test('one utterance per sentence, then silence', () => {
    reader.read(['One.', 'Two.']);
    expect(texts()).toEqual(['One.']);
    hear(0);
    expect(texts()).toEqual(['One.', 'Two.']);
    hear(1);
    expect(reader.view.status).toBe('idle');
    expect(doneCount).toBe(1);
    expect(faults).toEqual([]);
  });

  test('the first sentence is spoken at once, within the gesture', () => {
    reader.read(['One.']);
    expect(texts()).toEqual(['One.']);
  });

  test('nothing to read ends at once', () => {
    reader.read([]);
    expect(reader.view.status).toBe('idle');
  });

  test('to hold is to cancel and to remember; it goes on with the whole sentence', () => {
    reader.read(['One.', 'Two.', 'Three.']);
    hear(0);
    reader.hold();
    expect(engine.cancelCount).toBe(1);
    expect(reader.view).toEqual({ status: 'held', index: 1 });
    reader.goOn();
    expect(texts()).toEqual(['One.', 'Two.', 'Two.']);
    hear(2);
    expect(texts().at(-1)).toBe('Three.');
  });

  test('previous and next, within what there is; held, they only move', () => {
    reader.read(['One.', 'Two.', 'Three.'], 1);
    reader.goTo(2);
    reader.goTo(99);
    reader.goTo(-1);
    expect(texts()).toEqual(['Two.', 'Three.', 'Three.', 'One.']);
    reader.hold();
    reader.goTo(1);
    expect(texts()).toHaveLength(4);
    reader.goOn();
    expect(texts().at(-1)).toBe('Two.');
  });

  test('rate and voice are asked for with each sentence', () => {
    reader.read(['One.', 'Two.']);
    manner = { rate: 2, voiceId: 'deep' };
    hear(0);
    expect(engine.spoken.map(({ manner: { rate, voiceId } }) => [rate, voiceId])).toEqual([
      [1, undefined],
      [2, 'deep'],
    ]);
  });
});

describe('ends that are late, double, early or missing', () => {
  test('a second end of the same sentence skips nothing', () => {
    reader.read(['One.', 'Two.', 'Three.']);
    hear(0);
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.', 'Two.']);
  });

  test('an end that comes after stop starts nothing', () => {
    reader.read(['One.', 'Two.']);
    reportsOf(0).onStart();
    reader.stop();
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.']);
    expect(reader.view.status).toBe('idle');
    expect(doneCount).toBe(0);
  });

  test('an end that comes while held neither moves nor starts anything', () => {
    reader.read(['One.', 'Two.']);
    reportsOf(0).onStart();
    reader.hold();
    reportsOf(0).onEnd();
    expect(reader.view).toEqual({ status: 'held', index: 0 });
    expect(texts()).toEqual(['One.']);
  });

  test('an end that belongs to an earlier reading does not move a later one', () => {
    reader.read(['Old one.', 'Old two.']);
    reportsOf(0).onStart();
    reader.read(['New one.', 'New two.']);
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['Old one.', 'New one.']);
  });

  test('an end that never comes: the watchdog cancels and goes on', () => {
    reader.read(['One.', 'Two.']);
    reportsOf(0).onStart();
    vi.advanceTimersByTime(longEnoughMs);
    expect(engine.cancelCount).toBeGreaterThan(0);
    expect(texts()).toContain('Two.');
  });

  test('a remote voice that falls silent in the middle of a long text loses no later sentence', () => {
    const long = 'x'.repeat(200);
    reader.read([long, 'After it.']);
    reportsOf(0).onStart();
    vi.advanceTimersByTime(15_000);
    expect(texts()).toEqual([long]);
    vi.advanceTimersByTime(longEnoughMs);
    expect(texts()).toContain('After it.');
  });

  test('a slow rate gives a sentence more time', () => {
    manner = { rate: 0.5, voiceId: undefined };
    reader.read(['x'.repeat(100), 'Two.']);
    reportsOf(0).onStart();
    vi.advanceTimersByTime(30_000);
    expect(texts()).toHaveLength(1);
  });

  test('an end that comes after the watchdog has gone on counts for nothing', () => {
    reader.read(['One.', 'Two.', 'Three.']);
    reportsOf(0).onStart();
    vi.advanceTimersToNextTimer();
    expect(texts()).toEqual(['One.', 'Two.']);
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.', 'Two.']);
  });

  test('an engine that speaks but reports nothing is heard to the end', () => {
    engine.speaking = true;
    reader.read(['One.', 'Two.', 'Three.', 'Four.']);
    vi.advanceTimersByTime(longEnoughMs);
    expect(texts()).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
    expect(reader.view.status).toBe('idle');
    expect(faults).toEqual([]);
  });

  test('an engine that gives no sign of life is given up, the learner is told, and the place is kept', () => {
    reader.read(['One.', 'Two.', 'Three.', 'Four.']);
    vi.advanceTimersByTime(longEnoughMs);
    expect(texts()).toEqual(['One.', 'Two.']);
    expect(reader.view).toEqual({ status: 'held', index: 1 });
    expect(faults).toEqual(['The voice of this browser does not answer, so reading aloud has stopped.']);
  });

  test('an engine that ends every sentence at once, unheard, does not rush through the text', () => {
    engine.onSpeak = (reports) => reports.onEnd();
    reader.read(Array.from({ length: 50 }, (_, index) => `Sentence number ${index}.`));
    expect(texts()).toHaveLength(2);
    expect(faults).toEqual(['The voice of this browser does not answer, so reading aloud has stopped.']);
  });

  test('an engine that reports beginning and end within the call is followed to the end', () => {
    engine.onSpeak = (reports) => {
      reports.onStart();
      reports.onEnd();
    };
    reader.read(['One.', 'Two.', 'Three.']);
    expect(texts()).toEqual(['One.', 'Two.', 'Three.']);
    expect(doneCount).toBe(1);
  });

  test('an end reported within the call of cancel does not start the next sentence', () => {
    reader.read(['One.', 'Two.']);
    reportsOf(0).onStart();
    engine.onCancel = () => reportsOf(0).onEnd();
    reader.hold();
    expect(texts()).toEqual(['One.']);
    reader.stop();
    expect(texts()).toEqual(['One.']);
  });

  test('a late start gives the sentence its time', () => {
    reader.read(['One.', 'Two.']);
    vi.advanceTimersByTime(4000);
    reportsOf(0).onStart();
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(['One.']);
  });

  test('a sentence that begins after it was cancelled is silenced', () => {
    reader.read(['One.']);
    reader.stop();
    reportsOf(0).onStart();
    expect(engine.cancelCount).toBe(2);
  });
});

describe('errors', () => {
  test('the error that a cancel of our own causes is no fault', () => {
    reader.read(['One.']);
    reader.stop();
    reportsOf(0).onError('canceled');
    expect(faults).toEqual([]);
  });

  test('a sentence hit by an earlier cancel is said again, once', () => {
    reader.read(['One.', 'Two.']);
    reportsOf(0).onError('interrupted');
    expect(texts()).toEqual(['One.', 'One.']);
    reportsOf(1).onError('interrupted');
    expect(reader.view).toEqual({ status: 'held', index: 0 });
    expect(faults).toHaveLength(1);
  });

  test('an error followed by an end stops only once', () => {
    reader.read(['One.', 'Two.']);
    reportsOf(0).onError('synthesis-failed');
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.']);
    expect(faults).toEqual(['Reading aloud stopped: the voice of this browser failed (synthesis-failed).']);
  });

  test('a browser that wants a gesture is named as such; after one it goes on where it was', () => {
    reader.read(['One.', 'Two.']);
    hear(0);
    reportsOf(1).onError('not-allowed');
    expect(faults).toEqual(['This browser does not allow the page to speak, so nothing is read aloud.']);
    reader.goOn();
    expect(texts()).toEqual(['One.', 'Two.', 'Two.']);
  });

  test('an engine that throws is a fault like any other', () => {
    engine.onSpeak = () => {
      throw new Error('no device');
    };
    reader.read(['One.', 'Two.']);
    expect(faults).toEqual(['Reading aloud stopped: the voice of this browser failed (no device).']);
    expect(reader.view).toEqual({ status: 'held', index: 0 });
  });
});

test('stop cancels once, and stopping twice is no harm', () => {
  reader.read(['One.']);
  reader.stop();
  reader.stop();
  expect(engine.cancelCount).toBe(1);
  vi.advanceTimersByTime(longEnoughMs);
  expect(texts()).toEqual(['One.']);
});
