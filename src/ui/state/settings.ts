import * as v from 'valibot';
import { readSaved, writeSaved } from './saved.ts';
import { speeds, themes, useStore, type State } from './store.ts';

const KEY = 'settings';
const settingsSchema = v.object({
  theme: v.picklist(themes),
  speed: v.picklist(speeds),
  areKeysOn: v.boolean(),
});

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
