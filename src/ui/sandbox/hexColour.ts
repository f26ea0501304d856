/** `#rrggbb` of a colour as browsers compute it: `rgb(1, 2, 3)`, `rgb(1 2 3 / 0.5)`, `color(srgb 0.1 0.2 0.3)`. */
export function hexOf(computedColour: string): string {
  const scale = computedColour.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0] = [...computedColour.matchAll(/(?<![a-z])\d*\.?\d+/g)].map(
    ([digits]) => Number(digits) * scale,
  );
  return `#${[red, green, blue].map(twoHexDigits).join('')}`;
}

/** Whether text on this background has to be light. */
export function isDark(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0) < 128;
}

function twoHexDigits(channel: number): string {
  return Math.round(Math.min(255, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0');
}
