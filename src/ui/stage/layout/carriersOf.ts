import type { Arrow } from '../../../view/diagram.ts';
import { arrowPathOf } from '../arrowPath.ts';
import type { Geometry } from '../geometry.ts';
import { stepAt } from './chaptersOf.ts';
import type { Label } from './label.ts';

/** A message that carries a token, and how far along it the token waits while the message is under way. */
export interface Carrier {
  readonly arrow: Arrow;
  readonly restPart: number;
}

const firstPart = 0.12;

/** The messages that arrive somewhere with a token. */
export function carriersOf(arrows: readonly Arrow[], labels: readonly Label[], geometry: Geometry): readonly Carrier[] {
  const badges = new Map(labels.flatMap((label) => (label.carrier ? [[label.carrier.key, label] as const] : [])));
  return arrows.flatMap((arrow) => {
    if (arrow.token === undefined || arrow.end === undefined) return [];
    const badge = badges.get(arrow.key);
    return [{ arrow, restPart: badge ? partAt(arrow, badge, geometry) : 1 }];
  });
}

/** A badge stays at its place from when its message has come there, or from its arrival if that is in the same step. */
export function settled(label: Label, geometry: Geometry, ends: readonly number[]): Label {
  const { carrier } = label;
  if (carrier?.end === undefined) return label;
  const passes = carrier.start + partAt(carrier, label, geometry) * (carrier.end - carrier.start);
  return { ...label, from: Math.min(carrier.end, ends[stepAt(ends, passes)] ?? carrier.end) };
}

function partAt(arrow: Arrow, { box }: Label, geometry: Geometry): number {
  const { y1, y2 } = arrowPathOf(arrow, geometry);
  return Math.max(firstPart, Math.min(1, (box.top + box.height / 2 - y1) / Math.max(1, y2 - y1)));
}

/** How much of its way the token has come at `now`; it is seen a little way off its sender at once. */
export function carriedPart({ arrow: { start, end = start }, restPart }: Carrier, now: number): number {
  if (now >= end) return 1;
  return Math.max(firstPart, Math.min(restPart, (now - start) / (end - start)));
}
