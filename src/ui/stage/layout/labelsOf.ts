import type { Arrow, Bar, Diagram, Note } from '../../../view/diagram.ts';
import { compactSeconds } from '../../../view/clock.ts';
import { hueOf } from '../../../view/participant.ts';
import type { Rows } from '../../../view/rows.ts';
import type { Geometry } from '../geometry.ts';
import { arrowBadgePlaces, arrowTextPlaces } from './arrowPlaces.ts';
import { beliefPlaces, leaseBadgePlaces, pausePlaces } from './barPlaces.ts';
import { textPlace, type Label, type Place } from './label.ts';
import { notePlaces } from './notePlaces.ts';
import { linesOf } from './linesOf.ts';
import { lineSheet, type Line, type LineSheet } from './lineSheet.ts';
import { emptySheet, type Sheet } from './sheet.ts';
import { textWidth } from './textWidth.ts';

export interface Labels {
  readonly labels: readonly Label[];
  /** How many found no place of their own. */
  readonly missingCount: number;
}

/** A label that wants a place. */
interface Wish extends Omit<Label, 'box' | 'mark'> {
  readonly places: readonly Place[];
  /** It is nice to have, and the drawing need not grow for it. */
  readonly isOptional?: boolean;
  /** The message that it is about: it may lie on that line. */
  readonly about?: Arrow;
  /** It stands beside a bar, and is not said of a part that the present has not come to. */
  readonly isAlong?: boolean;
}

/**
 * Everything written in the drawing of a world, each where nothing else is written, and where the fewest lines run
 * through it. What can stand in the fewest places chooses first.
 */
export function labelsOf(
  diagram: Diagram,
  { ticks, ends }: Rows,
  geometry: Geometry,
  differsAt: number | undefined,
): Labels {
  const sheet = emptySheet(geometry.width, geometry.height);
  const isGrant = ({ isReply, token }: Arrow): boolean => isReply && token !== undefined;
  const firstBelief = diagram.bars.find(({ kind }) => kind === 'belief');
  const wishes: readonly Wish[] = [
    ...tickWishes(ticks, geometry),
    ...(differsAt === undefined ? [] : [differenceWish(differsAt, geometry)]),
    ...diagram.bars.flatMap((bar) => barWish(bar, geometry)),
    ...diagram.notes.map((note) => noteWish(note, geometry)),
    ...diagram.arrows.flatMap((arrow) => badgeWish(arrow, isGrant(arrow), geometry)),
    // A grant's token says all there is to say.
    ...diagram.arrows.filter((arrow) => !isGrant(arrow)).map((arrow) => textWish(arrow, geometry)),
    ...(firstBelief ? [beliefWish(firstBelief, geometry)] : []),
  ];
  const lines = lineSheet(linesOf(diagram, ends, geometry, differsAt));
  const placed = wishes.map((wish) => granted(wish, sheet, lines, geometry));
  const missingCount = wishes.filter(({ isOptional = false }, index) => !isOptional && !placed[index]).length;
  return { labels: placed.flatMap((label) => label ?? []), missingCount };
}

function granted(wish: Wish, sheet: Sheet, lines: LineSheet, geometry: Geometry): Label | undefined {
  const { key, from, hue, verdict, carrier, isAlong = false } = wish;
  const place = clearest(wish, sheet, lines);
  if (!place) return undefined;
  sheet.take(place.box);
  const { top, height } = place.box;
  const known = isAlong ? Math.max(from, geometry.positionAt(top + height)) : from;
  return { key, from: known, hue, verdict, carrier, ...place };
}

/** The first place through which no line runs; else the one with the fewest, for what has to be written. */
function clearest({ places, about, carrier, isOptional }: Wish, sheet: Sheet, lines: LineSheet): Place | undefined {
  // A token lies on its message, and its message's text beside it.
  const isOwn = (line: Line): boolean =>
    line.of !== undefined && line.of === about && (carrier !== undefined || !line.isToken);
  let best: { readonly place: Place; readonly count: number } | undefined;
  for (const place of places) {
    if (!sheet.isFree(place.box)) continue;
    const count = lines.crossingsOf(place.box, isOwn);
    if (count === 0) return place;
    if (!best || count < best.count) best = { place, count };
  }
  return isOptional ? undefined : best?.place;
}

/** The clock as read down the axis. Two moments close together share the first one's line. */
function tickWishes(ticks: Rows['ticks'], { y, isCompact }: Geometry): readonly Wish[] {
  return ticks.map(({ at, atMs }) => {
    const text = `${compactSeconds(atMs)} s`;
    const { box } = textPlace(0, y(at) + (isCompact ? -2 : 4), 'start', [text], text.length * 6.8);
    const mark = { type: 'text', anchor: 'start', lines: [text], isCode: true } as const;
    return { key: `tick-${at}`, from: -1, hue: 'ink-soft', places: [{ box, mark }], isOptional: true };
  });
}

function differenceWish(at: number, { y, width, isCompact }: Geometry): Wish {
  const lines = [isCompact ? 'differ' : 'worlds differ'];
  const place = (x: number, dy: number): Place =>
    textPlace(x, y(at) + dy, x === 0 ? 'start' : 'end', lines, textWidth(lines[0] ?? ''));
  const places = [17, -3].flatMap((dy) => [place(0, dy), place(width, dy)]);
  return { key: 'difference', from: -1, hue: 'ink-soft', places };
}

function barWish(bar: Bar, geometry: Geometry): readonly Wish[] {
  const wish = { key: bar.key, from: bar.start, hue: hueOf(bar.lane) };
  if (bar.kind === 'lease') return [{ ...wish, places: leaseBadgePlaces(bar, geometry) }];
  return bar.kind === 'pause' ? [{ ...wish, places: pausePlaces(bar, geometry), isAlong: true }] : [];
}

function beliefWish(bar: Bar, geometry: Geometry): Wish {
  const places = beliefPlaces(bar, geometry);
  return { key: bar.key, from: bar.start, hue: hueOf(bar.lane), places, isOptional: true, isAlong: true };
}

function noteWish(note: Note, geometry: Geometry): Wish {
  const hue = note.tone === 'plain' ? hueOf(note.lane) : note.tone;
  return { key: note.key, from: note.at, hue, places: notePlaces(note, geometry) };
}

/** After its arrival a grant's token is the lease's. */
function badgeWish(arrow: Arrow, isGrant: boolean, geometry: Geometry): readonly Wish[] {
  if (arrow.token === undefined || (isGrant && arrow.fate === 'delivered')) return [];
  const places = arrowBadgePlaces(arrow, geometry);
  return [
    { key: `${arrow.key}-token`, from: arrow.start, hue: hueOf(arrow.from), places, carrier: arrow, about: arrow },
  ];
}

function textWish(arrow: Arrow, geometry: Geometry): Wish {
  const { key, start, end, tone } = arrow;
  return {
    key,
    from: start,
    hue: hueOf(arrow.from),
    verdict: tone === 'plain' || end === undefined ? undefined : { hue: tone, from: end },
    places: arrowTextPlaces(arrow, geometry),
    about: arrow,
  };
}
