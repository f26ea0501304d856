import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSaved, writeSaved } from '../state/saved.ts';

export const timeLimitsS = [5, 10, 30, 60] as const;

const settingsSchema = v.object({
  timeLimitS: v.picklist(timeLimitsS),
  /** Undefined until the learner chooses: then touch screens get the plain editor. */
  isPlain: v.optional(v.boolean()),
});
export type SandboxSettings = Readonly<v.InferOutput<typeof settingsSchema>>;

const key = 'sandbox/settings';

export function openSettings(): StoreApi<SandboxSettings> {
  const store = createStore<SandboxSettings>(() => readSaved(key, settingsSchema) ?? { timeLimitS: 10 });
  store.subscribe((settings) => writeSaved(key, settings));
  return store;
}

/** On a touch screen the full editor is in the way of the keyboard, the selection handles and the magnifier. */
export function wantsPlainEditor(settings: SandboxSettings): boolean {
  return settings.isPlain ?? matchMedia('(pointer: coarse)').matches;
}
