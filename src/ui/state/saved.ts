import { notify } from './store.ts';

/**
 * What reads a value of unknown origin: any schema of valibot's, or one written by hand, as the first view's are,
 * which should not have to wait for a library (the interface is that of standardschema.dev).
 */
export interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Validated<T> | Promise<Validated<T>> };
}

type Validated<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly { readonly message: string }[] };

export const PREFIX = 'distributed-locks/';

/**
 * Reads what was saved under `key`. `undefined` when there is nothing, or nothing usable: a broken value is
 * moved to `<key>.broken`, where nobody overwrites it by accident, and reported. Never throws.
 */
export function readSaved<T>(key: string, schema: Schema<T>): T | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(PREFIX + key);
  } catch {
    notifyBlocked();
    return undefined;
  }
  if (text === null) return undefined;
  const value = parseSaved(schema, text);
  if (value === undefined) setAside(key, text);
  return value;
}

/** Saves `value` (plain data) under `key`; tells the learner when that is not possible. Never throws. */
export function writeSaved(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      notify('The storage of this browser is full, so what you change now is kept only until you close the page.');
    } else {
      notifyBlocked();
    }
  }
}

function setAside(key: string, text: string): void {
  const sentence = `Something saved on an earlier visit (${key}) could not be read. It was put aside and the lesson starts without it.`;
  try {
    localStorage.setItem(`${PREFIX}${key}.broken`, text);
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage that can be read but not written: the value stays where it is.
  }
  notify(sentence);
}

function notifyBlocked(): void {
  notify('This browser does not let the page save anything, so what you change is kept only until you close the page.');
}

/** The value that was saved as `text`; `undefined` when it is not what the schema says. */
export function parseSaved<T>(schema: Schema<T>, text: string): T | undefined {
  const result = schema['~standard'].validate(parseJson(text));
  return 'then' in result || result.issues ? undefined : result.value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
