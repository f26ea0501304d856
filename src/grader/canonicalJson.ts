/** A value as JSON can hold it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The value that a text says; undefined when it is no JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** JSON with the keys of every object in order, so that equal values are equal texts. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(ordered(value));
}

function ordered(value: Json): Json {
  if (isList(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, part]): [string, Json] => [key, ordered(part)]);
  // Without a prototype, so that a key `__proto__` is a key like any other.
  const sorted = Object.create(null) as Record<string, Json>;
  for (const [key, part] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) sorted[key] = part;
  return sorted;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** A value for a sentence: as JSON, cut where it gets long. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

const longestShown = 80;
