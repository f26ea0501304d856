import { memo, type CSSProperties, type ReactElement } from 'react';
import { ArrowShape } from './ArrowShape.tsx';
import type { Geometry } from './geometry.ts';
import { LabelMark } from './LabelMark.tsx';
import type { Chapter } from './layout/chaptersOf.ts';
import type { Travel } from './travel.ts';

interface ChapterProps {
  readonly chapter: Chapter;
  readonly isKnown: boolean;
  /** While the present comes through this step. */
  readonly arrival: Travel | undefined;
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly geometry: Geometry;
  readonly travel: Travel;
}

/** What is known from each step on: what came of messages, and over it all that is written. */
export function Chapters({ chapters, geometry, travel }: ChaptersProps): ReactElement {
  const { from, to, durationMs, stepIndex } = travel;
  const moment = ({ step }: Chapter) => ({
    isKnown: step <= stepIndex,
    arrival: step === stepIndex && durationMs > 0 && to > from ? travel : undefined,
  });
  return (
    <>
      {chapters.map((chapter) =>
        chapter.judged.length === 0 ? null : (
          <Verdicts key={chapter.step} chapter={chapter} geometry={geometry} {...moment(chapter)} />
        ),
      )}
      {chapters.map((chapter) => (
        <Writing key={chapter.step} chapter={chapter} {...moment(chapter)} />
      ))}
    </>
  );
}

/**
 * Everything that is written from one step on, shown and hidden as one: a step changes little more than this one
 * element. One of the future is in the document, unseen: paper shows all of it.
 */
const Writing = memo(function Writing(props: ChapterProps): ReactElement {
  const { chapter } = props;
  return (
    <g {...shownBy(props)}>
      {chapter.labels.map(({ item: label, reach }) => (
        <g key={label.key} className={label.carrier ? 'stage-carried' : undefined} style={timed({ '--reach': reach })}>
          <LabelMark label={label} />
        </g>
      ))}
    </g>
  );
});

/** What came of messages, in red or green over their lines. */
const Verdicts = memo(function Verdicts(props: ChapterProps & { readonly geometry: Geometry }): ReactElement {
  const { chapter, geometry } = props;
  return (
    <g {...shownBy(props)}>
      {chapter.judged.map(({ item: arrow, reach }) => (
        <g key={arrow.key} style={timed({ '--reach': reach })}>
          <ArrowShape arrow={arrow} hue={arrow.tone} geometry={geometry} />
        </g>
      ))}
    </g>
  );
});

function shownBy({ isKnown, arrival }: ChapterProps) {
  return {
    className: isKnown ? arrivalClass(arrival) : 'stage-future',
    style: timed({ '--travel': `${arrival?.durationMs ?? 0}ms` }),
  };
}

export function arrivalClass(arrival: Travel | undefined): string | undefined {
  if (!arrival) return undefined;
  return arrival.isPlaying ? 'stage-arriving stage-playing' : 'stage-arriving';
}

function timed(style: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return style;
}
