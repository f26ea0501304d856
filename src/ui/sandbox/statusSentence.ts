import { lineCountOf } from './outputLog.ts';
import type { LoadProgress, RunEnd } from '../../runner/runner.ts';
import type { RunView } from './runSession.ts';

/** What happened, in one sentence that is also read aloud by screen readers: so no numbers that tick. */
export function statusSentence(view: RunView, languageName: string): string {
  const { status, readiness } = view;
  switch (status.type) {
    case 'waiting':
      return `Getting ${languageName} ready, then it runs.`;
    case 'running':
      return 'Running…';
    case 'ended':
      return endSentence(view, status.end, status.durationMs);
    case 'idle':
      break;
  }
  switch (readiness.type) {
    case 'failed':
      return `${languageName} could not be loaded: ${readiness.reason} Run tries again.`;
    case 'loading':
      return `Getting ${languageName} ready…`;
    case 'ready':
      return 'Ready.';
    case 'unloaded':
      return '';
  }
}

export function progressText(progress: LoadProgress | undefined): string {
  if (progress === undefined) return '';
  const { loadedBytes, totalBytes, what } = progress;
  if (totalBytes === undefined) return loadedBytes === 0 ? `${what}…` : `${what}: ${megabytes(loadedBytes)} MB`;
  return `${what}: ${megabytes(loadedBytes)} of ${megabytes(totalBytes)} MB`;
}

function endSentence(view: RunView, end: RunEnd, durationMs: number | undefined): string {
  const after = durationMs === undefined ? 'before it began' : `after ${durationText(durationMs)}`;
  switch (end.type) {
    case 'finished':
      return `Ended ${after}, ${linesText(view)}.`;
    case 'failed':
      return `Failed ${after}. The error is in the output.`;
    case 'stopped':
      return `Stopped ${after}, ${linesText(view)}.`;
    case 'timedOut':
      return `Stopped at the time limit of ${durationText(end.limitMs)}, ${linesText(view)}.`;
    case 'lost':
      return end.reason;
  }
}

function linesText(view: RunView): string {
  const lineCount = lineCountOf(view.output);
  if (lineCount === 0) return 'nothing printed';
  return lineCount === 1 ? 'one line of output' : `${lineCount.toLocaleString('en')} lines of output`;
}

function durationText(durationMs: number): string {
  if (durationMs < 1_000) return `${Math.max(1, Math.round(durationMs))} ms`;
  const seconds = durationMs / 1_000;
  return `${Number.isInteger(seconds) ? seconds : seconds.toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
