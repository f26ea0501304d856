import type { ReactElement } from 'react';
import type { Rows } from '../../../view/rows.ts';
import { LaneLines, TickLines } from '../Axis.tsx';
import { Chapters } from '../Chapters.tsx';
import { headHeight } from '../geometry.ts';
import { LaneHeads } from '../LaneHeads.tsx';
import type { Drawing } from '../layout/drawingsFor.ts';
import { Hatches, Lines } from '../Lines.tsx';
import { everything } from '../stretch.ts';
import { Waiting } from '../Waiting.tsx';
import { within } from '../within.ts';
import { DifferenceLine } from '../WorldDrawing.tsx';
import './diagramSvg.css';

interface DiagramSvgProps {
  readonly worldId: string;
  readonly drawing: Drawing;
  readonly rows: Rows;
  readonly differsAt: number | undefined;
  readonly now: number;
  readonly stepIndex: number;
}

/** The diagram of one world as a single image: the story is full up to now and faint after it. */
export function DiagramSvg({ worldId, drawing, rows, differsAt, now, stepIndex }: DiagramSvgProps): ReactElement {
  const { diagram, geometry } = drawing;
  const { width, height } = geometry;
  const id = `picture-${worldId}`;
  const { bars, arrows, chapters, carriers, ticks } = within(drawing, rows, everything);
  const y = geometry.y(now);
  const still = { from: now, to: now, durationMs: 0, isPlaying: false, stepIndex };
  return (
    <svg className="stage-svg" viewBox={`0 0 ${width} ${height + headHeight}`}>
      <Hatches lanes={diagram.lanes} hatchId={id} />
      <defs>
        <g id={`${id}-lines`}>
          <Lines bars={bars} arrows={arrows} geometry={geometry} hatchId={id} />
        </g>
        <clipPath id={`${id}-now`}>
          <rect className="share-clip" x={0} y={0} width={width} height={y} />
        </clipPath>
      </defs>
      <LaneHeads lanes={diagram.lanes} geometry={geometry} />
      <g transform={`translate(0 ${headHeight})`}>
        <TickLines positions={ticks} geometry={geometry} />
        <LaneLines diagram={diagram} geometry={geometry} />
        {differsAt === undefined ? null : <DifferenceLine at={differsAt} geometry={geometry} />}
        <use className="share-ghost" href={`#${id}-lines`} />
        <use href={`#${id}-lines`} clipPath={`url(#${id}-now)`} />
        <line className="share-now" x1={0} x2={width} y1={y} y2={y} />
        <Chapters chapters={chapters} geometry={geometry} travel={still} />
        <Waiting carriers={carriers} geometry={geometry} travel={still} />
      </g>
    </svg>
  );
}
