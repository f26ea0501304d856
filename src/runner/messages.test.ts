import { expect, test } from 'vitest';
import { parseFrameReply, parseWorkerMessage } from './messages.ts';

test.each([
  { type: 'ready', isSnapshotRefused: false },
  { type: 'bootFailed', reason: 'no' },
  { type: 'output', parts: [{ stream: 'out', text: 'x' }] },
  { type: 'ended', outcome: 'finished' },
  { type: 'hosted', start: '{}' },
  { type: 'asking', questionIndex: 3 },
  { type: 'answered', answers: [{ first: { type: 'answer', json: '1' }, second: { type: 'raised', message: 'no' } }] },
  {
    type: 'queried',
    outcomes: [
      { type: 'changed', count: 1 },
      { type: 'failed', message: 'no such table: x' },
    ],
  },
])('takes $type from a worker', (message) => {
  expect(parseWorkerMessage(message)).toEqual(message);
});

test.each([
  undefined,
  null,
  'ended',
  [],
  { type: 'done' },
  { type: 'ended' },
  { type: 'ended', outcome: 'stopped' },
  { type: 'ended', outcome: 'finished', html: '<b>' },
  { type: 'output', parts: 'x' },
  { type: 'output', parts: [{ stream: 'html', text: 'x' }] },
  { type: 'output', parts: [{ stream: 'out', text: { toString: 1 } }] },
  { type: 'workerEnded', workerId: 1 },
  { type: 'answered', answers: [{ first: { type: 'answer', json: 1 }, second: { type: 'answer', json: '1' } }] },
  { type: 'answered', answers: [{ first: { type: 'answer', json: '1' } }] },
  { type: 'queried', outcomes: [{ type: 'changed', count: '1' }] },
])('takes nothing else: %j', (message) => {
  expect(parseWorkerMessage(message)).toBeUndefined();
});

test('takes replies of the frame and nothing else', () => {
  expect(parseFrameReply({ type: 'workerFailed', workerId: 1, reason: 'no' })).toBeDefined();
  expect(parseFrameReply({ type: 'workerFailed', workerId: '1', reason: 'no' })).toBeUndefined();
  expect(parseFrameReply({ type: 'ended', outcome: 'finished' })).toBeUndefined();
});
