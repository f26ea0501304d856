import type { ReactElement } from 'react';
import type { Arrow, Bar, Diagram } from '../../view/diagram.ts';
import { hueOf } from '../../view/participant.ts';
import { arrowPathOf } from './arrowPath.ts';
import { Badge } from './Badge.tsx';
import type { Geometry } from './geometry.ts';
import { hueOfArrow } from './Lines.tsx';
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
  readonly children: ReactElement;
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
  if (!isFirstBelief || middle - start < 40) return null;
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

function ArrowLabel({ arrow, geometry, length, now }: ArrowLabelProps): ReactElement {
  const path = arrowPathOf(arrow, geometry, length);
  const isLong = Math.abs(path.x2 - path.x1) > 170;
  const rest = arrow.token === undefined ? 0.5 : isLong ? 0.3 : 0.5;
  const travelled = arrow.end === undefined ? 1 : (now - arrow.start) / Math.max(0.01, arrow.end - arrow.start);
  const badge = path.at(travelled < 1 ? Math.max(0.12, Math.min(1, travelled)) : rest);
  const text = path.at(arrow.token === undefined ? 0.5 : isLong ? 0.66 : 0.5);
  const lift = arrow.token === undefined || isLong ? 5 : 16;
  const isGrant = arrow.isReply && arrow.token !== undefined;
  return (
    <>
      {isGrant ? null : (
        <text className="stage-label" style={{ fill: `var(--${hueOfArrow(arrow)})` }} x={text.x} y={text.y - lift}>
          {arrow.text}
          {arrow.isDelayed ? ' (delayed)' : ''}
        </text>
      )}
      {arrow.token === undefined ? null : (
        <Badge
          {...badge}
          token={arrow.token}
          hue={hueOf(isGrant ? arrow.from : arrow.to.type === 'client' ? arrow.to : arrow.from)}
        />
      )}
    </>
  );
}
