import { expect, test } from 'vitest';
import { keptSentence, sizeOf, stateOf } from './keptWords.ts';
import type { KeptPart, OfflineState } from './offlineStore.ts';

const lesson: KeptPart = { id: 'lesson', bytes: 1_400_000, keptBytes: 1_400_000 };
const python: KeptPart = { id: 'python', bytes: 6_400_000, keptBytes: 0 };
const state: OfflineState = {
  amount: 'all',
  isChosen: false,
  isSavingData: false,
  parts: [lesson, { ...python, keptBytes: 6_400_000 }],
  isKeeping: false,
  problem: undefined,
  install: undefined,
};

test.each<[string, Partial<OfflineState>, string]>([
  ['all of it', {}, 'Kept on this device, 7.8 MB: all of the lesson works without network.'],
  ['on the way', { parts: [lesson, python], isKeeping: true }, 'Being kept on this device: 1.4 MB of 7.8 MB.'],
  ['not gone on', { parts: [lesson, python] }, 'Kept on this device so far: 1.4 MB of 7.8 MB.'],
  ['at the very beginning', { parts: [] }, 'The lesson is being kept on this device.'],
  [
    'saving data',
    { parts: [lesson, python], amount: 'lesson', isSavingData: true },
    'Kept on this device, 1.4 MB of 7.8 MB: all but the large parts works without network, since your browser is set to save data.',
  ],
  [
    'as chosen',
    { parts: [lesson, python], amount: 'lesson', isSavingData: true, isChosen: true },
    'Kept on this device, 1.4 MB of 7.8 MB: all but the large parts works without network.',
  ],
  ['nothing', { parts: [], amount: 'nothing' }, 'Nothing is kept on this device: the lesson needs the network.'],
  [
    'trouble',
    { parts: [lesson, python], problem: 'This browser has no more room for it.' },
    'Not everything is kept on this device. This browser has no more room for it. The next visit tries again.',
  ],
])('the sentence says how far it is: %s', (_, change, sentence) => {
  expect(keptSentence({ ...state, ...change })).toBe(sentence);
});

test('a part is kept, not kept, or on the way', () => {
  expect([lesson, python, { ...python, keptBytes: 2_000_000 }].map(stateOf)).toEqual([
    'kept',
    'not kept',
    '2.0 MB kept',
  ]);
});

test('sizes are short', () => {
  expect([1, 35_503, 940_000, 6_407_115].map(sizeOf)).toEqual(['1 kB', '36 kB', '940 kB', '6.4 MB']);
});
