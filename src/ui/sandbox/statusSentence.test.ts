import { describe, expect, it } from 'vitest';
import { appendOutput, emptyOutput } from './outputLog.ts';
import type { RunView } from './runSession.ts';
import { progressText, statusSentence } from './statusSentence.ts';

const idle: RunView = {
  readiness: { type: 'unloaded' },
  status: { type: 'idle' },
  output: emptyOutput,
  types: undefined,
};
const twoLines = appendOutput(emptyOutput, [{ stream: 'out', text: 'a\nb\n' }]);

describe('status line', () => {
  it.each<[Partial<RunView>, string]>([
    [{ readiness: { type: 'ready' } }, 'Ready.'],
    [{ readiness: { type: 'failed', reason: 'Offline.' } }, 'Python could not be loaded: Offline. Run tries again.'],
    [{ status: { type: 'waiting' } }, 'Getting Python ready, then it runs.'],
    [{ status: { type: 'running' } }, 'Running…'],
    [
      { status: { type: 'ended', end: { type: 'finished' }, durationMs: 12.4 }, output: twoLines },
      'Ended after 12 ms, 2 lines of output.',
    ],
    [
      { status: { type: 'ended', end: { type: 'failed' }, durationMs: 0 } },
      'Failed after 1 ms. The error is in the output.',
    ],
    [
      { status: { type: 'ended', end: { type: 'stopped' }, durationMs: undefined } },
      'Stopped before it began, nothing printed.',
    ],
    [
      { status: { type: 'ended', end: { type: 'timedOut', limitMs: 10_000 }, durationMs: 10_004 } },
      'Stopped at the time limit of 10 s, nothing printed.',
    ],
    [
      { status: { type: 'ended', end: { type: 'lost', reason: 'Out of memory.' }, durationMs: 1_250 } },
      'Out of memory.',
    ],
  ])('says what happened: %j', (part, sentence) => {
    expect(statusSentence({ ...idle, ...part }, 'Python')).toBe(sentence);
  });
});

describe('progress', () => {
  it('counts bytes, with or without a total', () => {
    expect(progressText({ loadedBytes: 2_100_000, totalBytes: 6_400_000, what: 'Python' })).toBe(
      'Python: 2.1 of 6.4 MB',
    );
    expect(progressText({ loadedBytes: 2_100_000, totalBytes: undefined, what: 'Python' })).toBe('Python: 2.1 MB');
  });

  it('has nothing to count while the runtime starts', () => {
    expect(progressText({ loadedBytes: 0, totalBytes: undefined, what: 'Python starts' })).toBe('Python starts…');
  });
});
