import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReaderRig } from './readerRig.ts';

let rig: ReaderRig;
beforeEach(() => {
  vi.useFakeTimers();
  rig = new ReaderRig();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one utterance per sentence, then silence', () => {
  rig.reader.read(['One.', 'Two.']);
  expect(rig.texts).toEqual(['One.']);
  rig.hear(0);
  expect(rig.texts).toEqual(['One.', 'Two.']);
  rig.hear(1);
  expect(rig.reader.view.status).toBe('idle');
  expect(rig.doneCount).toBe(1);
  expect(rig.faults).toEqual([]);
});

test('the first sentence is spoken at once, within the gesture', () => {
  rig.reader.read(['One.']);
  expect(rig.texts).toEqual(['One.']);
});

test('nothing to read ends at once', () => {
  rig.reader.read([]);
  expect(rig.reader.view.status).toBe('idle');
});

test('to hold is to cancel and to remember; it goes on with the whole sentence', () => {
  rig.reader.read(['One.', 'Two.', 'Three.']);
  rig.hear(0);
  rig.reader.hold();
  expect(rig.engine.cancelCount).toBe(1);
  expect(rig.reader.view).toEqual({ status: 'held', index: 1 });
  rig.reader.goOn();
  expect(rig.texts).toEqual(['One.', 'Two.', 'Two.']);
  rig.hear(2);
  expect(rig.texts.at(-1)).toBe('Three.');
});

test('previous and next, within what there is; held, they only move', () => {
  rig.reader.read(['One.', 'Two.', 'Three.'], 1);
  rig.reader.goTo(2);
  rig.reader.goTo(99);
  rig.reader.goTo(-1);
  expect(rig.texts).toEqual(['Two.', 'Three.', 'Three.', 'One.']);
  rig.reader.hold();
  rig.reader.goTo(1);
  expect(rig.texts).toHaveLength(4);
  rig.reader.goOn();
  expect(rig.texts.at(-1)).toBe('Two.');
});

test('rate and voice are asked for with each sentence', () => {
  rig.reader.read(['One.', 'Two.']);
  rig.manner = { rate: 2, voiceId: 'deep' };
  rig.hear(0);
  expect(rig.engine.spoken.map(({ manner: { rate, voiceId } }) => [rate, voiceId])).toEqual([
    [1, undefined],
    [2, 'deep'],
  ]);
});
test('stop cancels once, and stopping twice is no harm', () => {
  rig.reader.read(['One.']);
  rig.reader.stop();
  rig.reader.stop();
  expect(rig.engine.cancelCount).toBe(1);
  rig.wait();
  expect(rig.texts).toEqual(['One.']);
});
