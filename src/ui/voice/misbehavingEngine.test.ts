import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReaderRig } from './readerRig.ts';

let rig: ReaderRig;
beforeEach(() => {
  vi.useFakeTimers();
  rig = new ReaderRig();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('it falls silent in the middle, with no event', () => {
  test('1 · a remote voice that falls silent in the middle of a long text loses no later sentence', () => {
    const long = 'x'.repeat(200);
    rig.reader.read([long, 'After it.']);
    rig.reportsOf(0).onStart();
    rig.wait(15_000);
    expect(rig.texts).toEqual([long]);
    rig.wait();
    expect(rig.texts).toContain('After it.');
  });

  test('2 · a voice that says for ever that it is speaking holds up nothing', () => {
    rig.engine.speaking = true;
    rig.reader.read(['One.', 'Two.']);
    rig.reportsOf(0).onStart();
    rig.wait();
    expect(rig.engine.cancelCount).toBeGreaterThan(0);
    expect(rig.texts).toEqual(['One.', 'Two.']);
  });

  test('3 · a slow rate gives a sentence more time', () => {
    rig.manner = { rate: 0.5, voiceId: undefined };
    rig.reader.read(['x'.repeat(100), 'Two.']);
    rig.reportsOf(0).onStart();
    rig.wait(30_000);
    expect(rig.texts).toHaveLength(1);
  });
});

describe('its pause cannot be trusted: reading is cancelled and the sentence remembered', () => {
  test('4 · an end that comes while held neither moves nor starts anything', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.reportsOf(0).onStart();
    rig.reader.hold();
    rig.reportsOf(0).onEnd();
    expect(rig.reader.view).toEqual({ status: 'held', index: 0 });
    expect(rig.texts).toEqual(['One.']);
  });

  test('5 · an end reported within the call of cancel does not start the next sentence', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.reportsOf(0).onStart();
    rig.engine.onCancel = () => rig.reportsOf(0).onEnd();
    rig.reader.hold();
    expect(rig.texts).toEqual(['One.']);
    rig.reader.stop();
    expect(rig.texts).toEqual(['One.']);
  });

  test('6 · a sentence hit by an earlier cancel is said again, once', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.reportsOf(0).onError('interrupted');
    expect(rig.texts).toEqual(['One.', 'One.']);
    rig.reportsOf(1).onError('interrupted');
    expect(rig.reader.view).toEqual({ status: 'held', index: 0 });
    expect(rig.faults).toHaveLength(1);
  });

  test('7 · the error that a cancel of our own causes is no fault', () => {
    rig.reader.read(['One.']);
    rig.reader.stop();
    rig.reportsOf(0).onError('canceled');
    expect(rig.faults).toEqual([]);
  });

  test('8 · a sentence that begins after it was cancelled is silenced', () => {
    rig.reader.read(['One.']);
    rig.reader.stop();
    rig.reportsOf(0).onStart();
    expect(rig.engine.cancelCount).toBe(2);
  });
});

describe('its end comes late, twice, too soon or not at all, and moves nothing that is no longer current', () => {
  test('9 · a second end of the same sentence skips nothing', () => {
    rig.reader.read(['One.', 'Two.', 'Three.']);
    rig.hear(0);
    rig.reportsOf(0).onEnd();
    expect(rig.texts).toEqual(['One.', 'Two.']);
  });

  test('10 · an end that comes after stop starts nothing', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.reportsOf(0).onStart();
    rig.reader.stop();
    rig.reportsOf(0).onEnd();
    expect(rig.texts).toEqual(['One.']);
    expect(rig.reader.view.status).toBe('idle');
    expect(rig.doneCount).toBe(0);
  });

  test('11 · an end that belongs to an earlier reading does not move a later one', () => {
    rig.reader.read(['Old one.', 'Old two.']);
    rig.reportsOf(0).onStart();
    rig.reader.read(['New one.', 'New two.']);
    rig.reportsOf(0).onEnd();
    expect(rig.texts).toEqual(['Old one.', 'New one.']);
  });

  test('12 · an end of the sentence that was left for another one moves nothing', () => {
    rig.reader.read(['One.', 'Two.', 'Three.']);
    rig.reportsOf(0).onStart();
    rig.reader.goTo(2);
    rig.reportsOf(0).onEnd();
    expect(rig.reader.view).toEqual({ status: 'reading', index: 2 });
    expect(rig.texts).toEqual(['One.', 'Three.']);
  });

  test('13 · an end that never comes: the watchdog cancels and goes on', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.reportsOf(0).onStart();
    rig.wait();
    expect(rig.engine.cancelCount).toBeGreaterThan(0);
    expect(rig.texts).toContain('Two.');
  });

  test('14 · an end that comes after the watchdog has gone on counts for nothing', () => {
    rig.reader.read(['One.', 'Two.', 'Three.']);
    rig.reportsOf(0).onStart();
    vi.advanceTimersToNextTimer();
    expect(rig.texts).toEqual(['One.', 'Two.']);
    rig.reportsOf(0).onEnd();
    expect(rig.texts).toEqual(['One.', 'Two.']);
  });

  test('15 · an engine that ends every sentence at once, unheard, does not rush through the text', () => {
    rig.engine.onSpeak = (reports) => reports.onEnd();
    rig.reader.read(Array.from({ length: 50 }, (_, index) => `Sentence number ${index}.`));
    expect(rig.texts).toHaveLength(2);
    expect(rig.faults).toEqual(['The voice of this browser does not answer, so reading aloud has stopped.']);
  });

  test('16 · an engine that reports beginning and end within the call is followed to the end', () => {
    rig.engine.onSpeak = (reports) => {
      reports.onStart();
      reports.onEnd();
    };
    rig.reader.read(['One.', 'Two.', 'Three.']);
    expect(rig.texts).toEqual(['One.', 'Two.', 'Three.']);
    expect(rig.doneCount).toBe(1);
  });
});

describe('it begins late, or reports nothing', () => {
  test('17 · a late start gives the sentence its time', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.wait(4000);
    rig.reportsOf(0).onStart();
    rig.wait(4000);
    expect(rig.texts).toEqual(['One.']);
  });

  test('18 · an engine that speaks but reports nothing is heard to the end', () => {
    rig.engine.speaking = true;
    rig.reader.read(['One.', 'Two.', 'Three.', 'Four.']);
    rig.wait();
    expect(rig.texts).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
    expect(rig.reader.view.status).toBe('idle');
    expect(rig.faults).toEqual([]);
  });

  test('19 · an engine that gives no sign of life is given up, the learner is told, and the place is kept', () => {
    rig.reader.read(['One.', 'Two.', 'Three.', 'Four.']);
    rig.wait();
    expect(rig.texts).toEqual(['One.', 'Two.']);
    expect(rig.reader.view).toEqual({ status: 'held', index: 1 });
    expect(rig.faults).toEqual(['The voice of this browser does not answer, so reading aloud has stopped.']);
  });
});

describe('it fails', () => {
  test('20 · an error followed by an end stops only once', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.reportsOf(0).onError('synthesis-failed');
    rig.reportsOf(0).onEnd();
    expect(rig.texts).toEqual(['One.']);
    expect(rig.faults).toEqual(['Reading aloud stopped: the voice of this browser failed (synthesis-failed).']);
  });

  test('21 · a browser that wants a gesture is named as such; after one it goes on where it was', () => {
    rig.reader.read(['One.', 'Two.']);
    rig.hear(0);
    rig.reportsOf(1).onError('not-allowed');
    expect(rig.faults).toEqual(['This browser does not allow the page to speak, so nothing is read aloud.']);
    rig.reader.goOn();
    expect(rig.texts).toEqual(['One.', 'Two.', 'Two.']);
  });

  test('22 · an engine that throws is a fault like any other', () => {
    rig.engine.onSpeak = () => {
      throw new Error('no device');
    };
    rig.reader.read(['One.', 'Two.']);
    expect(rig.faults).toEqual(['Reading aloud stopped: the voice of this browser failed (no device).']);
    expect(rig.reader.view).toEqual({ status: 'held', index: 0 });
  });
});
