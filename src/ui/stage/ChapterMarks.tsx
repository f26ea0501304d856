import { memo, type CSSProperties, type ReactElement } from 'react';
import { ArrowShape } from './ArrowShape.tsx';
import type { Geometry } from './geometry.ts';
import { LabelMark } from './LabelMark.tsx';
import type { Chapter } from './layout/chaptersOf.ts';
import type { Travel } from './travel.ts';

interface ChapterMarksProps {
  readonly chapter: Chapter;
  readonly geometry: Geometry;
  readonly isKnown: boolean;
  /** While the present comes through this step. */
  readonly arrival: Travel | undefined;
}

/**
 * Everything that is known from one step on, shown and hidden as one: a step changes little more than this one
 * element. One of the future is in the document, unseen: paper shows all of it.
 */
export const ChapterMarks = memo(function ChapterMarks(props: ChapterMarksProps): ReactElement {
  const { chapter, geometry, isKnown, arrival } = props;
  return (
    <g
      className={isKnown ? arrivalClass(arrival) : 'stage-future'}
      style={timed({ '--travel': `${arrival?.durationMs ?? 0}ms` })}
    >
      {chapter.judged.map(({ item: arrow, reach }) => (
        <g key={arrow.key} style={timed({ '--reach': reach })}>
          <ArrowShape arrow={arrow} hue={arrow.tone} geometry={geometry} />
        </g>
      ))}
      {chapter.labels.map(({ item: label, reach }) => (
        <g key={label.key} className={label.carrier ? 'stage-carried' : undefined} style={timed({ '--reach': reach })}>
          <LabelMark label={label} />
        </g>
      ))}
    </g>
  );
});

export function arrivalClass(arrival: Travel | undefined): string | undefined {
  if (!arrival) return undefined;
  return arrival.isPlaying ? 'stage-arriving stage-playing' : 'stage-arriving';
}

function timed(style: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return style;
}
