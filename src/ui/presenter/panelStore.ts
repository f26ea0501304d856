import * as v from 'valibot';
import { create } from 'zustand';
import { readSaved, writeSaved } from '../state/saved.ts';

const KEY = 'presenter';

/** What an instructor may want out of sight: the audience at their elbow sees this window too. */
export const panelNames = [
  ['notes', 'Notes'],
  ['hands', 'Hands'],
  ['next', 'Preview'],
  ['order', 'Order'],
  ['clock', 'Clock'],
  ['address', 'Address'],
] as const;
type PanelName = (typeof panelNames)[number][0];

const schema = v.object({
  notes: v.boolean(),
  hands: v.boolean(),
  next: v.boolean(),
  order: v.boolean(),
  clock: v.boolean(),
  address: v.boolean(),
});

interface Panels {
  readonly shown: Readonly<Record<PanelName, boolean>>;
  toggle(name: PanelName): void;
}

const usual = { notes: true, hands: true, next: true, order: true, clock: true, address: false };

export const usePanels = create<Panels>()((set, get) => ({
  shown: readSaved(KEY, schema) ?? usual,
  toggle: (name) => {
    const shown = { ...get().shown, [name]: !get().shown[name] };
    set({ shown });
    writeSaved(KEY, shown);
  },
}));
