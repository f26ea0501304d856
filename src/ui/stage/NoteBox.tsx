import { memo, type ReactElement } from 'react';
import type { Note } from '../../view/diagram.ts';
import { hueOf } from '../../view/participant.ts';
import type { Geometry } from './geometry.ts';

interface NoteBoxProps {
  readonly note: Note;
  readonly geometry: Geometry;
  readonly isKnown: boolean;
}

const lineHeight = 15;
const letterWidth = 7.3;
const laneHalf = 8;

/** What is said at a participant's line: in a frame for storage's answers, else beside the line. */
export const NoteBox = memo(function NoteBox({ isKnown, ...note }: NoteBoxProps): ReactElement {
  return <g className={isKnown ? 'stage-known' : 'stage-future'}>{noteShape(note)}</g>;
});

function noteShape({ note, geometry }: Omit<NoteBoxProps, 'isKnown'>): ReactElement {
  const x = geometry.x(note.lane);
  const y = geometry.y(note.at);
  const hue = note.tone === 'plain' ? hueOf(note.lane) : note.tone;
  if (note.kind !== 'storage') return <Aside note={note} x={x} y={y} hue={hue} geometry={geometry} />;
  const width = Math.max(...note.lines.map((line) => line.length)) * letterWidth + 14;
  const height = note.lines.length * lineHeight + 8;
  const left = leftOf(note, geometry, x, width);
  return (
    <g className={`stage-note stage-note-${note.tone}`} style={{ color: `var(--${hue})` }}>
      <rect x={left} y={y - height / 2} width={width} height={height} rx={4} />
      {note.lines.map((line, index) => (
        <text key={line} x={left + width / 2} y={y - height / 2 + 15.5 + index * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** On the far side of the line, seen from whoever asked, so that request and answer stay free; but within the drawing. */
function leftOf({ about }: Note, geometry: Geometry, x: number, width: number): number {
  const isFromRight = about !== undefined && geometry.x(about) > x;
  const left = isFromRight ? x - laneHalf - width : x + laneHalf;
  return Math.max(2, Math.min(left, geometry.width - width - 2));
}

function Aside({
  note,
  x,
  y,
  hue,
  geometry,
}: {
  readonly note: Note;
  readonly x: number;
  readonly y: number;
  readonly hue: string;
  readonly geometry: Geometry;
}): ReactElement {
  const isRight = x > geometry.width * 0.8;
  return (
    <g className={`stage-label ${isRight ? 'stage-label-end' : 'stage-label-start'}`} style={{ fill: `var(--${hue})` }}>
      {note.lines.map((line, index) => (
        <text key={line} x={isRight ? x - 12 : x + 12} y={y + 4 + index * 14}>
          {line}
        </text>
      ))}
    </g>
  );
}
