import type { Ask, OrderItem } from '../../lesson/lesson.ts';
import { scenarioIn } from './walk.ts';

/** What the hall is asked at this place, if anything. */
export function askAt(item: OrderItem | undefined, stepIndex: number): Ask | undefined {
  const step = item && scenarioIn(item) !== undefined ? stepIndex : 0;
  return item?.asks.find((ask) => ask.step === step);
}

/** Under what the hands counted for it are kept. */
export function countsKey(item: OrderItem, ask: Ask): string {
  return `${item.id}/${ask.step}`;
}

/** The numbers as they are typed: nothing is no hand, and no hall has more than a hundred thousand. */
export function handsOf(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isFinite(count) ? Math.max(0, Math.min(count, 100_000)) : 0;
}
