import { useEffect, useState } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import type { Drawing } from './drawMap.ts';
import { drawMap } from './drawMap.ts';

export type DrawingProgress =
  | { readonly type: 'drawing' }
  | { readonly type: 'drawn'; readonly drawing: Drawing }
  | { readonly type: 'failed'; readonly reason: string };

interface UsedDrawing {
  readonly progress: DrawingProgress;
  tryAgain(): void;
}

/** Draws the map once it is in the page, and again when a phone is turned. */
export function useDrawing(map: FlowMap, isNarrow: boolean): UsedDrawing {
  const [progress, setProgress] = useState<DrawingProgress>({ type: 'drawing' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    drawMap(map, isNarrow, leaving.signal).then(
      (drawing) => {
        if (drawing !== undefined && !leaving.signal.aborted) setProgress({ type: 'drawn', drawing });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setProgress({ type: 'failed', reason: reasonOf(error) });
      },
    );
    return () => leaving.abort();
  }, [map, isNarrow, attempt]);
  const tryAgain = (): void => {
    setProgress({ type: 'drawing' });
    setAttempt(attempt + 1);
  };
  return { progress, tryAgain };
}

function reasonOf(error: unknown): string {
  const [firstLine = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return firstLine.replace(/[.:\s]+$/, '');
}
