import type { OrderItem } from '../../lesson/lesson.ts';

/** The running order as its instructor wants it: all items, some of them hidden. */
export interface Arranged {
  readonly item: OrderItem;
  readonly isHidden: boolean;
}

export interface Arrangement {
  readonly items: readonly Arranged[];
  /** Items that were asked for and are not in this lesson. */
  readonly missing: readonly string[];
}

/**
 * `text` names items in order, joined by `.`; a hidden one has a `!` before it. What the lesson has and the text does
 * not name (it is newer) stands behind what it follows in the lesson.
 */
export function arranged(items: readonly OrderItem[], text: string | undefined): Arrangement {
  const named = (text ?? '').split('.').filter((part) => part !== '');
  const byId = new Map(items.map((item) => [item.id, item]));
  const seen = new Set<string>();
  const missing: string[] = [];
  const result: Arranged[] = [];
  for (const part of named) {
    const id = part.replace(/^!/, '');
    const item = byId.get(id);
    if (!item) missing.push(id);
    else if (!seen.has(id)) result.push({ item, isHidden: part.startsWith('!') });
    seen.add(id);
  }
  items.forEach((item, index) => {
    if (seen.has(item.id)) return;
    const before = items[index - 1];
    const place = result.findIndex((other) => other.item === before);
    result.splice(place + 1, 0, { item, isHidden: false });
    seen.add(item.id);
  });
  return { items: result, missing };
}

/** The inverse; empty for the lesson's own order. */
export function arrangementText(arrangement: readonly Arranged[], items: readonly OrderItem[]): string {
  const text = arrangement.map(({ item, isHidden }) => (isHidden ? `!${item.id}` : item.id)).join('.');
  return text === items.map(({ id }) => id).join('.') ? '' : text;
}

/** With one item moved up (-1) or down (1), or hidden, or shown again. */
export function rearranged(
  items: readonly Arranged[],
  id: string,
  change: { readonly by: number } | { readonly isHidden: boolean },
): readonly Arranged[] {
  const from = items.findIndex(({ item }) => item.id === id);
  const moved = items[from];
  if (!moved) return items;
  if ('isHidden' in change) return items.with(from, { ...moved, isHidden: change.isHidden });
  const others = items.filter((other) => other !== moved);
  const to = Math.max(0, Math.min(from + change.by, others.length));
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
