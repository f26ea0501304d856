import type { Arrow } from '../../../view/diagram.ts';
import type { Geometry } from '../geometry.ts';
import type { Label } from './label.ts';

/** What comes to be known in one step. */
export interface Chapter {
  readonly step: number;
  readonly labels: readonly Timed<Label>[];
  /** Messages that turned out good or bad. */
  readonly judged: readonly Timed<Arrow>[];
  /** The part of the drawing that all of it lies in. */
  readonly top: number;
  readonly bottom: number;
}

export interface Timed<T> {
  readonly item: T;
  /** After which part of the time that the present takes through the step. */
  readonly reach: number;
}

/** The labels and judged messages by the step from which they are known. */
export function chaptersOf(
  labels: readonly Label[],
  arrows: readonly Arrow[],
  ends: readonly number[],
  { y }: Geometry,
): readonly Chapter[] {
  const chapters = new Map<number, { labels: Timed<Label>[]; judged: Timed<Arrow>[]; top: number; bottom: number }>();
  const chapterAt = (at: number, top: number, bottom: number) => {
    const step = stepAt(ends, at);
    const chapter = chapters.get(step) ?? { labels: [], judged: [], top, bottom };
    chapter.top = Math.min(chapter.top, top);
    chapter.bottom = Math.max(chapter.bottom, bottom);
    chapters.set(step, chapter);
    return chapter;
  };
  for (const label of labels) {
    const { top, height } = label.box;
    chapterAt(label.from, top, top + height).labels.push({ item: label, reach: reachOf(ends, label.from) });
  }
  for (const arrow of arrows) {
    if (arrow.tone === 'plain' || arrow.end === undefined) continue;
    const chapter = chapterAt(arrow.end, y(arrow.start), y(arrow.end));
    chapter.judged.push({ item: arrow, reach: reachOf(ends, arrow.end) });
  }
  return [...chapters].map(([step, chapter]) => ({ step, ...chapter })).sort((a, b) => a.step - b.step);
}

/** The step within which the present comes to `at`; 0 for what is known from the start. */
export function stepAt(ends: readonly number[], at: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) >= at) high = middle;
    else low = middle + 1;
  }
  return low;
}

function reachOf(ends: readonly number[], at: number): number {
  const step = stepAt(ends, at);
  const [start, end] = [ends[step - 1] ?? 0, ends[step] ?? 0];
  return step === 0 ? 0 : Number(reachAt((at - start) / (end - start)).toFixed(3));
}

/** Slower towards the end, as `cubic-bezier(1/3, 2/3, 2/3, 1)`, by which the veil moves. */
export function reachAt(part: number): number {
  return 1 - Math.sqrt(1 - Math.max(0, Math.min(1, part)));
}
