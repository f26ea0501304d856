import { memo, type ReactElement } from 'react';
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

/**
 * All that is written in the drawing, each from the moment at which it is known. While time moves only what is
 * under way is drawn anew. Future writing stays in the document: paper and pages without scripts show all of it.
 */
export function Labels({ diagram, geometry, length, now }: LabelsProps): ReactElement {
  const firstBelief = diagram.bars.find(({ kind }) => kind === 'belief');
  return (
    <g>
      {diagram.bars.map((bar) => (
        <BarLabel
          key={bar.key}
          bar={bar}
          geometry={geometry}
          length={length}
          isFirstBelief={bar === firstBelief}
          isKnown={bar.start <= now}
        />
      ))}
      {diagram.arrows.map((arrow) => (
        <ArrowLabel
          key={arrow.key}
          arrow={arrow}
          geometry={geometry}
          length={length}
          travelled={travelledPart(arrow, now)}
        />
      ))}
      {diagram.notes.map((note) => (
        <NoteBox key={note.key} note={note} geometry={geometry} isKnown={note.at <= now} />
      ))}
    </g>
  );
}

/** How much of its way a message has come: undefined before it is sent, 1 from its arrival on. */
function travelledPart({ start, end }: Arrow, now: number): number | undefined {
  if (start > now) return undefined;
  return end === undefined || end <= now ? 1 : (now - start) / (end - start);
}

interface BarLabelProps {
  readonly bar: Bar;
  readonly geometry: Geometry;
  readonly length: number;
  readonly isFirstBelief: boolean;
  readonly isKnown: boolean;
}

const BarLabel = memo(function BarLabel({ isKnown, ...bar }: BarLabelProps): ReactElement {
  return <g className={isKnown ? 'stage-known' : 'stage-future'}>{barText(bar)}</g>;
});

function barText({ bar, geometry, length, isFirstBelief }: Omit<BarLabelProps, 'isKnown'>): ReactElement | null {
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
  readonly travelled: number | undefined;
}

const ArrowLabel = memo(function ArrowLabel({ arrow, geometry, length, travelled }: ArrowLabelProps): ReactElement {
  const path = arrowPathOf(arrow, geometry, length);
  const isUnderway = travelled !== undefined && travelled < 1;
  const { badgePart, textPart, dx, dy } = placesOn(arrow, path, geometry.laneGap);
  const badge = path.at(isUnderway ? Math.max(0.12, travelled) : badgePart);
  const text = path.at(textPart);
  const isGrant = arrow.isReply && arrow.token !== undefined;
  const hue = hueAt(arrow, travelled);
  return (
    <g className={travelled === undefined ? 'stage-future' : 'stage-known'}>
      {hue === arrow.tone ? <ArrowShape arrow={arrow} hue={hue} geometry={geometry} length={length} /> : null}
      {isGrant ? null : (
        <text className={anchorClass(dx)} style={{ fill: `var(--${hue})` }} x={text.x + dx} y={text.y + dy}>
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
    </g>
  );
});

/** Red and green only for damage done and damage stopped, and only once it is known. */
function hueAt({ tone, from, end }: Arrow, travelled: number | undefined): string {
  const isKnown = end !== undefined && travelled === 1;
  return tone !== 'plain' && isKnown ? tone : hueOf(from);
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
