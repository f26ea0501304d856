import type { Arrow, Bar } from '../../view/diagram.ts';
import type { Rows } from '../../view/rows.ts';
import type { Carrier } from './layout/carriersOf.ts';
import type { Chapter } from './layout/chaptersOf.ts';
import type { Drawing } from './layout/drawingsFor.ts';
import type { Stretch } from './stretch.ts';

interface Part {
  readonly bars: readonly Bar[];
  readonly arrows: readonly Arrow[];
  readonly chapters: readonly Chapter[];
  readonly carriers: readonly Carrier[];
  /** Where the clock is read, in the units of `Rows`. */
  readonly ticks: readonly number[];
}

/** What of a drawing is to be seen in a stretch of it: all that begins before its end and ends after its beginning. */
export function within(drawing: Drawing, rows: Rows, { from, to }: Stretch): Part {
  const { y, length } = drawing.geometry;
  const isSeen = ({ start, end = length }: Pick<Bar, 'start' | 'end'>) => y(start) <= to && y(end) >= from;
  return {
    arrows: drawing.diagram.arrows.filter(isSeen),
    bars: drawing.diagram.bars.filter(isSeen),
    chapters: drawing.chapters.filter(({ top, bottom }) => top <= to && bottom >= from),
    carriers: drawing.carriers.filter(({ arrow }) => isSeen(arrow)),
    ticks: rows.ticks.map(({ at }) => at).filter((at) => y(at) <= to && y(at) >= from),
  };
}
