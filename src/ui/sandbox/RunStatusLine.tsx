import type { ReactElement } from 'react';
import type { RunView } from './runSession.ts';
import { progressText, statusSentence } from './statusSentence.ts';

interface RunStatusLineProps {
  readonly view: RunView;
  readonly languageName: string;
}

/** What is going on, in a sentence, and the bytes of a runtime on its way. */
export function RunStatusLine({ view, languageName }: RunStatusLineProps): ReactElement {
  const { readiness, status } = view;
  const isWaiting = status.type === 'waiting' || status.type === 'idle';
  return (
    <div className="sandbox-status">
      <p role="status">{statusSentence(view, languageName)}</p>
      {readiness.type === 'loading' && isWaiting && (
        <p className="sandbox-progress">
          {/* Without a total there is nothing to draw a bar of: it would look like one that stands still. */}
          {readiness.progress?.totalBytes !== undefined && (
            <progress
              aria-label={`Loading ${languageName}`}
              aria-valuetext={progressText(readiness.progress)}
              max={readiness.progress.totalBytes}
              value={readiness.progress.loadedBytes}
            />
          )}
          <span>{progressText(readiness.progress)}</span>
        </p>
      )}
    </div>
  );
}
