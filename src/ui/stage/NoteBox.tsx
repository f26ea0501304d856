import type { ReactElement } from 'react';
import type { Note } from '../../view/diagram.ts';
import { hueOf } from '../../view/participant.ts';
import type { Geometry } from './geometry.ts';

interface NoteBoxProps {
  readonly note: Note;
  readonly geometry: Geometry;
}

const lineHeight = 15;
const letterWidth = 7.3;

/** What is said at a participant's line: in a frame for storage's answers, else beside the line. */
export function NoteBox({ note, geometry }: NoteBoxProps): ReactElement {
  const x = geometry.x(note.lane);
  const y = geometry.y(note.at);
  const hue = note.tone === 'plain' ? hueOf(note.lane) : note.tone;
  if (note.kind !== 'storage') return <Aside note={note} x={x} y={y} hue={hue} geometry={geometry} />;
  const width = Math.max(64, Math.max(...note.lines.map((line) => line.length)) * letterWidth + 16);
  const height = note.lines.length * lineHeight + 8;
  return (
    <g className={`stage-note stage-note-${note.tone}`} style={{ color: `var(--${hue})` }}>
      <rect x={x - width / 2} y={y + 3} width={width} height={height} rx={4} />
      {note.lines.map((line, index) => (
        <text key={line} x={x} y={y + 17 + index * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  );
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
