import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSaved, writeSaved } from '../state/saved.ts';

export const timeLimitsS = [5, 10, 30, 60] as const;
/** Of the letters of code, in rem, and what each is called. */
export const codeSizes = { 0.75: 'Small', 0.875: 'Normal', 1: 'Large', 1.25: 'Larger', 1.5: 'Largest' } as const;
export const codeSizesRem = [0.75, 0.875, 1, 1.25, 1.5] as const;

const settingsSchema = v.object({
  timeLimitS: v.picklist(timeLimitsS),
  codeSizeRem: v.optional(v.picklist(codeSizesRem), 0.875),
  /** Undefined until the learner chooses: then touch screens get the plain editor. */
  isPlain: v.optional(v.boolean()),
});
export type SandboxSettings = Readonly<v.InferOutput<typeof settingsSchema>>;

const key = 'sandbox/settings';

export function openSettings(): StoreApi<SandboxSettings> {
  const store = createStore<SandboxSettings>(
    () => readSaved(key, settingsSchema) ?? { timeLimitS: 10, codeSizeRem: 0.875 },
  );
  store.subscribe((settings) => writeSaved(key, settings));
  return store;
}

/** On a touch screen the full editor is in the way of the keyboard, the selection handles and the magnifier. */
export function wantsPlainEditor(settings: SandboxSettings): boolean {
  return settings.isPlain ?? matchMedia('(pointer: coarse)').matches;
}

/** For a style. A touch screen has a least size: see CodeEditor.css. */
export function fontSizeOf({ codeSizeRem }: SandboxSettings): string {
  return `max(${codeSizeRem}rem, var(--least-code-size, 0px))`;
}
