import { useRef, useState, type PointerEvent, type ReactElement } from 'react';
import type { Pointer } from './link.ts';
import { slideHeight, slideWidth } from './SlideCanvas.tsx';
import type { Stroke } from './talk.ts';
import { changeTalk, pointInTalk, useTalk } from './talkStore.ts';

export type InkTool = 'none' | 'pointer' | 'pen';

interface InkProps {
  /** Where the strokes belong: an item and a step. */
  readonly place: string;
  readonly tool: InkTool;
}

type Point = [number, number];

const none: readonly Stroke[] = [];

/** Over a slide: what is pointed at, and what was drawn on this step. */
export function Ink({ place, tool }: InkProps): ReactElement {
  const strokes = useTalk(({ talk }) => talk.strokes[place]) ?? none;
  const theirs = useTalk(({ pointer }) => pointer);
  const [mine, setMine] = useState<Pointer>();
  const points = useRef<Point[]>([]);
  const show = (pointer: Pointer | undefined): void => {
    setMine(pointer);
    pointInTalk(pointer);
  };
  const onMove = (event: PointerEvent<SVGSVGElement>): void => {
    const at = placeOf(event);
    if (tool === 'pointer') show({ at });
    else if (points.current.length > 0) {
      points.current.push(at);
      show({ stroke: [...points.current] });
    }
  };
  const finish = (): void => {
    const stroke = points.current;
    points.current = [];
    if (stroke.length > 1) {
      const { talk } = useTalk.getState();
      changeTalk({ strokes: { ...talk.strokes, [place]: [...(talk.strokes[place] ?? []), stroke] } });
    }
    show(undefined);
  };
  const pointer = mine ?? theirs;
  return (
    <svg
      className="slide-ink"
      data-tool={tool}
      viewBox={`0 0 ${slideWidth} ${slideHeight}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (tool !== 'pen') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current = [placeOf(event)];
      }}
      onPointerMove={onMove}
      onPointerUp={finish}
      onPointerLeave={() => {
        if (points.current.length === 0) show(undefined);
      }}
    >
      {[...strokes, ...(pointer?.stroke ? [pointer.stroke] : [])].map((stroke, index) => (
        <polyline key={index} points={stroke.map(([x, y]) => `${x * slideWidth},${y * slideHeight}`).join(' ')} />
      ))}
      {pointer?.at ? <circle cx={pointer.at[0] * slideWidth} cy={pointer.at[1] * slideHeight} r={26} /> : null}
    </svg>
  );
}

/** In parts of the slide, to three places: that is less than a pixel of any projector. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [rounded((clientX - left) / width), rounded((clientY - top) / height)];
}

const rounded = (part: number): number => Math.round(part * 1_000) / 1_000;

/** Strokes belong to what is shown: an item and, where there are steps, one of them. */
export function inkPlaceOf(itemId: string, hasSteps: boolean, stage: string): string {
  return hasSteps || itemId === '' ? stage : itemId;
}
