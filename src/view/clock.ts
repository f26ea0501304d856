/** `12.4 s`, `20 s`: seconds for people, a tenth at most. */
export function secondsText(ms: number): string {
  return `${compactSeconds(ms)} s`;
}

/** `12.4`, `20`: the same without its unit. */
export function compactSeconds(ms: number): string {
  return String(Math.round(ms / 100) / 10);
}
