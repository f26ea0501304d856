import { readSaved, writeSaved, type Schema } from './saved.ts';
import { speeds, themes, useStore, type State } from './store.ts';

const KEY = 'settings';
type Settings = Pick<State, 'theme' | 'speed' | 'areKeysOn'>;

const settingsSchema: Schema<Settings> = {
  '~standard': {
    validate: (value) =>
      isSettings(value)
        ? { value: { theme: value.theme, speed: value.speed, areKeysOn: value.areKeysOn } }
        : { issues: [{ message: 'no settings' }] },
  },
};

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false;
  const { theme, speed, areKeysOn } = value as Partial<Record<keyof Settings, unknown>>;
  const isOneOf = (choices: readonly unknown[], choice: unknown): boolean => choices.includes(choice);
  return isOneOf(themes, theme) && isOneOf(speeds, speed) && typeof areKeysOn === 'boolean';
}

/** Takes up the settings of the last visit, and from now on saves every change of them. */
export function restoreSettings(): void {
  const saved = readSaved(KEY, settingsSchema);
  if (saved !== undefined) useStore.setState(saved);
  applyTheme(useStore.getState());
  useStore.subscribe((state, before) => {
    const { theme, speed, areKeysOn } = state;
    if (theme === before.theme && speed === before.speed && areKeysOn === before.areKeysOn) return;
    applyTheme(state);
    writeSaved(KEY, { theme, speed, areKeysOn });
  });
}

function applyTheme({ theme }: State): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
