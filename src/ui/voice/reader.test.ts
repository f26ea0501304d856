import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReader, type Reader } from './reader.ts';
import type { SpeechEngine, SpeechReports } from './speechEngine.ts';

interface StubEngine extends SpeechEngine {
  readonly spoken: { readonly text: string; readonly reports: SpeechReports }[];
  cancelCount: number;
  speaking: boolean;
}

/** Does nothing by itself: each test reports what a misbehaving engine would. */
function stubEngine(): StubEngine {
  return {
    spoken: [],
    cancelCount: 0,
    speaking: false,
    hasVoice: () => true,
    onVoicesChanged: () => () => undefined,
    speak(text, reports) {
      this.spoken.push({ text, reports });
    },
    isSpeaking() {
      return this.speaking;
    },
    cancel() {
      this.cancelCount += 1;
    },
  };
}

const longEnoughMs = 60_000;
let engine: StubEngine;
let faults: string[];
let reader: Reader;
const texts = (): string[] => engine.spoken.map(({ text }) => text);
const reportsOf = (index: number): SpeechReports => {
  const spoken = engine.spoken[index];
  if (spoken === undefined) throw new Error(`sentence ${String(index)} was not spoken`);
  return spoken.reports;
};

beforeEach(() => {
  vi.useFakeTimers();
  engine = stubEngine();
  faults = [];
  reader = createReader(engine, (sentence) => faults.push(sentence));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an engine that behaves', () => {
  test('one utterance per sentence, then silence', () => {
    reader.read(['One.', 'Two.']);
    expect(texts()).toEqual(['One.']);
    reportsOf(0).onStart();
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.', 'Two.']);
    reportsOf(1).onEnd();
    expect(reader.isReading()).toBe(false);
    expect(faults).toEqual([]);
  });

  test('the first sentence is spoken at once, within the gesture', () => {
    reader.read(['One.']);
    expect(texts()).toEqual(['One.']);
  });

  test('listeners hear the beginning and the end, and no more once they leave', () => {
    const heard: boolean[] = [];
    const leave = reader.subscribe(() => heard.push(reader.isReading()));
    reader.read(['One.']);
    reportsOf(0).onEnd();
    leave();
    reader.read(['Two.']);
    expect(heard).toEqual([true, false]);
  });

  test('nothing to read ends at once', () => {
    reader.read([]);
    expect(reader.isReading()).toBe(false);
  });
});

describe('ends that are late, double or missing', () => {
  test('a second end of the same sentence skips nothing', () => {
    reader.read(['One.', 'Two.', 'Three.']);
    reportsOf(0).onEnd();
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.', 'Two.']);
  });

  test('an end that comes after stop starts nothing', () => {
    reader.read(['One.', 'Two.']);
    reader.stop();
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.']);
    expect(reader.isReading()).toBe(false);
  });

  test('an end that belongs to an earlier reading does not move a later one', () => {
    reader.read(['Old one.', 'Old two.']);
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
    expect(reader.isReading()).toBe(false);
    expect(faults).toEqual([]);
  });

  test('an engine that gives no sign of life is given up, and the learner is told', () => {
    reader.read(['One.', 'Two.', 'Three.', 'Four.']);
    vi.advanceTimersByTime(longEnoughMs);
    expect(texts()).toEqual(['One.', 'Two.']);
    expect(reader.isReading()).toBe(false);
    expect(faults).toEqual(['The voice of this browser does not answer, so reading aloud has stopped.']);
  });

  test('a late start gives the sentence its time', () => {
    reader.read(['One.', 'Two.']);
    vi.advanceTimersByTime(4000);
    reportsOf(0).onStart();
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(['One.']);
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
    expect(reader.isReading()).toBe(false);
    expect(faults).toHaveLength(1);
  });

  test('an error followed by an end stops only once', () => {
    reader.read(['One.', 'Two.']);
    reportsOf(0).onError('synthesis-failed');
    reportsOf(0).onEnd();
    expect(texts()).toEqual(['One.']);
    expect(faults).toEqual(['Reading aloud stopped: the voice of this browser failed (synthesis-failed).']);
  });

  test('a browser that wants a gesture is named as such', () => {
    reader.read(['One.']);
    reportsOf(0).onError('not-allowed');
    expect(faults).toEqual(['This browser does not allow the page to speak, so nothing is read aloud.']);
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
