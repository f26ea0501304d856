import { parseSaved, PREFIX, type Schema } from './saved.ts';

/**
 * Calls back when another tab of this browser saves a usable value under `key`, or takes it away. Returns what ends the
 * watching.
 */
export function watchSaved<T>(
  key: string,
  schema: Schema<T>,
  onSaved: (value: T) => void,
  onRemoved: () => void = () => undefined,
): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== PREFIX + key) return;
    if (event.newValue === null) {
      onRemoved();
      return;
    }
    const value = parseSaved(schema, event.newValue);
    if (value !== undefined) onSaved(value);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Takes away what is saved under `key`. Never throws. */
export function removeSaved(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing could be saved there either.
  }
}
