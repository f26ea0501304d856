import type { ReactElement, ReactNode } from 'react';
import type { Arrow, Bar, Diagram } from '../../view/diagram.ts';
import { hueOf } from '../../view/participant.ts';
import { arrowPathOf, type ArrowPath } from './arrowPath.ts';
import { ArrowShape } from './ArrowShape.tsx';
import { Badge } from './Badge.tsx';
import type { Geometry } from './geometry.ts';
import { NoteBox } from './NoteBox.tsx';

interface LabelsProps {
  readonly diagram: Diagram;
  readonly geometry: Geometry;
  readonly length: number;
  /** The present: what begins later is not written yet. */
  readonly now: number;
}

/** All that is written in the drawing, each from the moment at which it is known. */
export function Labels({ diagram, geometry, length, now }: LabelsProps): ReactElement {
  const [firstBelief] = diagram.bars.filter(({ kind }) => kind === 'belief');
  return (
    <g>
      {diagram.bars.map((bar) => (
        <Since key={bar.key} start={bar.start} now={now}>
          <BarLabel bar={bar} geometry={geometry} length={length} isFirstBelief={bar === firstBelief} />
        </Since>
      ))}
      {diagram.arrows.map((arrow) => (
        <Since key={arrow.key} start={arrow.start} now={now}>
          <ArrowOutcome arrow={arrow} geometry={geometry} length={length} now={now} />
          <ArrowLabel arrow={arrow} geometry={geometry} length={length} now={now} />
        </Since>
      ))}
      {diagram.notes.map((note) => (
        <Since key={note.key} start={note.at} now={now}>
          <NoteBox note={note} geometry={geometry} />
        </Since>
      ))}
    </g>
  );
}

interface SinceProps {
  readonly start: number;
  readonly now: number;
  readonly children: ReactNode;
}

/** Future writing stays in the document: paper and pages without scripts show all of it. */
function Since({ start, now, children }: SinceProps): ReactElement {
  return <g className={start <= now ? 'stage-known' : 'stage-future'}>{children}</g>;
}

interface BarLabelProps {
  readonly bar: Bar;
  readonly geometry: Geometry;
  readonly length: number;
  readonly isFirstBelief: boolean;
}

function BarLabel({ bar, geometry, length, isFirstBelief }: BarLabelProps): ReactElement | null {
  const x = geometry.x(bar.lane);
  const start = geometry.y(bar.start);
  const middle = (start + geometry.y(bar.end ?? length)) / 2;
  const hue = hueOf(bar.lane);
  if (bar.kind === 'lease')
    return bar.token === undefined ? null : <Badge x={x + 22} y={start + 14} token={bar.token} hue={hue} />;
  if (bar.kind === 'pause') {
    return (
      <text
        className="stage-label"
        style={{ fill: `var(--${hue})` }}
        transform={`translate(${x - 11} ${middle}) rotate(-90)`}
      >
        {bar.text}
      </text>
    );
  }
  if (!isFirstBelief || middle - start < 40 || geometry.laneGap < 75) return null;
  return (
    <g className="stage-label stage-label-start" style={{ fill: `var(--${hue})` }}>
      <text x={x + 12} y={middle - 3}>
        believes
      </text>
      <text x={x + 12} y={middle + 12}>
        it holds
      </text>
    </g>
  );
}

interface ArrowLabelProps {
  readonly arrow: Arrow;
  readonly geometry: Geometry;
  readonly length: number;
  readonly now: number;
}

/** Red and green only for damage done and damage stopped, and only once it is known. */
function ArrowOutcome({ arrow, geometry, length, now }: ArrowLabelProps): ReactElement | null {
  if (hueAt(arrow, now) !== arrow.tone) return null;
  return <ArrowShape arrow={arrow} hue={arrow.tone} geometry={geometry} length={length} />;
}

function hueAt({ tone, from, end }: Arrow, now: number): string {
  const isKnown = end !== undefined && end <= now;
  return tone !== 'plain' && isKnown ? tone : hueOf(from);
}

function ArrowLabel({ arrow, geometry, length, now }: ArrowLabelProps): ReactElement {
  const path = arrowPathOf(arrow, geometry, length);
  const travelled = arrow.end === undefined ? 1 : (now - arrow.start) / Math.max(0.01, arrow.end - arrow.start);
  const isUnderway = travelled < 1;
  const { badgePart, textPart, dx, dy } = placesOn(arrow, path, geometry.laneGap);
  const badge = path.at(isUnderway ? Math.max(0.12, travelled) : badgePart);
  const text = path.at(textPart);
  const isGrant = arrow.isReply && arrow.token !== undefined;
  return (
    <>
      {isGrant ? null : (
        <text
          className={anchorClass(dx)}
          style={{ fill: `var(--${hueAt(arrow, now)})` }}
          x={text.x + dx}
          y={text.y + dy}
        >
          {arrow.text}
          {arrow.isDelayed ? (
            <tspan x={text.x + dx} dy={14}>
              delayed
            </tspan>
          ) : null}
        </text>
      )}
      {arrow.token === undefined || (isGrant && !isUnderway) ? null : (
        // A grant shows its token while it travels; afterwards the lease carries it.
        <Badge {...badge} token={arrow.token} hue={hueOf(arrow.from)} />
      )}
    </>
  );
}

const steepPx = 60;

/** Where along an arrow its badge and text rest, and where the text stands seen from its point. */
interface Places {
  readonly badgePart: number;
  readonly textPart: number;
  readonly dx: number;
  readonly dy: number;
}

function placesOn(arrow: Arrow, { x1, y1, x2, y2 }: ArrowPath, laneGap: number): Places {
  const isLong = Math.abs(x2 - x1) > laneGap * 1.3;
  // Beside the badge of a steep arrow, above its line, where the paper is free.
  if (y2 - y1 > steepPx) return { badgePart: 0.22, textPart: 0.22, dx: Math.sign(x2 - x1) * 16, dy: -3 };
  if (arrow.isReply) return { badgePart: 0.5, textPart: isLong ? 0.75 : 0.5, dx: 0, dy: 14 };
  if (arrow.token === undefined) return { badgePart: 0.5, textPart: isLong ? 0.3 : 0.5, dx: 0, dy: -5 };
  return isLong
    ? { badgePart: 0.28, textPart: 0.72, dx: 0, dy: -5 }
    : { badgePart: 0.5, textPart: 0.5, dx: 0, dy: -16 };
}

function anchorClass(dx: number): string {
  if (dx === 0) return 'stage-label';
  return dx < 0 ? 'stage-label stage-label-end' : 'stage-label stage-label-start';
}
