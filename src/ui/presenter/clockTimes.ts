import type { Arranged } from './order.ts';

/** `7:05`, `1:02:09`; a clock that was set back gives nothing below zero. */
export function timeText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How many minutes the items up to the end of this one should take; hidden ones take none. */
export function minutesTo(items: readonly Arranged[], id: string | undefined): number | undefined {
  const shown = items.filter(({ isHidden }) => !isHidden);
  const index = shown.findIndex(({ item }) => item.id === id);
  if (index < 0) return undefined;
  return shown.slice(0, index + 1).reduce((sum, { item }) => sum + item.minutes, 0);
}
