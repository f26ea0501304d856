import { useEffect, useState } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import type { Drawing, Wish } from './drawMap.ts';
import { drawingProblem } from './drawingProblem.ts';
import { drawMap } from './drawMap.ts';

export type DrawingProgress =
  | { readonly type: 'drawing' }
  | { readonly type: 'drawn'; readonly drawing: Drawing }
  | { readonly type: 'failed'; readonly reason: string };

interface UsedDrawing {
  readonly progress: DrawingProgress;
  tryAgain(): void;
}

/** Draws the map once it is in the page, and again when a phone is turned or a label changes; until then the old stays. */
export function useDrawing(map: FlowMap, { isNarrow, labels }: Wish): UsedDrawing {
  const [progress, setProgress] = useState<DrawingProgress>({ type: 'drawing' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    drawMap(map, { isNarrow, labels }, leaving.signal).then(
      (drawing) => {
        if (drawing !== undefined && !leaving.signal.aborted) setProgress({ type: 'drawn', drawing });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setProgress({ type: 'failed', reason: drawingProblem(error) });
      },
    );
    return () => leaving.abort();
  }, [map, isNarrow, labels, attempt]);
  const tryAgain = (): void => {
    setProgress({ type: 'drawing' });
    setAttempt(attempt + 1);
  };
  return { progress, tryAgain };
}
