const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long until a card comes back, as people say it. */
export function intervalText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(ms / (60 * minuteMs));
  if (hours < 24) return counted(hours, 'hour');
  const days = Math.round(ms / dayMs);
  if (days < 60) return counted(days, 'day');
  if (days < 700) return counted(Math.round(days / 30.4), 'month');
  return counted(Math.round(days / 365.25), 'year');
}

/** `2:05` */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A day as this reader writes it. */
export function dayText(ms: number): string {
  return new Date(ms).toLocaleDateString(undefined, { year: 'numeric', month: 'long', day: 'numeric' });
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
