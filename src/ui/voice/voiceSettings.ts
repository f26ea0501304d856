import * as v from 'valibot';
import { create } from 'zustand';
import { readSaved, writeSaved } from '../state/saved.ts';
import type { Manner } from './speechEngine.ts';

const KEY = 'voice';
export const rates = [0.6, 0.8, 1, 1.25, 1.5, 2] as const;
/** How far to read: to the end of the section or step, or on to the end of the part or story. */
export const scopes = ['section', 'onwards'] as const;
export type Scope = (typeof scopes)[number];

const savedSchema = v.object({
  rate: v.picklist(rates),
  voiceId: v.optional(v.string()),
  scope: v.picklist(scopes),
});

interface VoiceSettings extends Manner {
  readonly scope: Scope;
  change(change: Partial<Manner & { readonly scope: Scope }>): void;
}

/** How the learner wants to be read to, kept for the next visit. */
export const useVoiceSettings = create<VoiceSettings>()((set, get) => ({
  rate: 1,
  voiceId: undefined,
  scope: 'section',
  ...readSaved(KEY, savedSchema),
  change: (change) => {
    set(change);
    const { rate, voiceId, scope } = get();
    writeSaved(KEY, { rate, voiceId, scope });
  },
}));
