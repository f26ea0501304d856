import * as v from 'valibot';
import { create } from 'zustand';
import type { Lesson } from '../../lesson/lesson.ts';
import { readSaved, writeSaved } from '../state/saved.ts';
import { notify } from '../state/store.ts';
import { arranged, arrangementText, rearranged, type Arranged } from './order.ts';

interface ArrangementState {
  readonly lesson: Lesson | undefined;
  readonly items: readonly Arranged[];
  /** A link brought its own order: what is changed goes into the address, and the saved one stays as it is. */
  readonly isFromLink: boolean;
  start(lesson: Lesson, linked: string | undefined): void;
  change(id: string, change: { readonly by: number } | { readonly isHidden: boolean }): void;
  reset(): void;
  keep(): void;
}

/** The running order as this instructor has it. */
export const useArrangement = create<ArrangementState>()((set, get) => {
  const show = (items: readonly Arranged[]): void => {
    set({ items });
    const { lesson, isFromLink } = get();
    if (!lesson) return;
    const text = arrangementText(items, lesson.runningOrder);
    if (isFromLink) history.replaceState(null, '', orderLink(text));
    else writeSaved(keyOf(lesson), text);
  };
  return {
    lesson: undefined,
    items: [],
    isFromLink: false,
    start: (lesson, linked) => {
      const { items, missing } = arranged(lesson.runningOrder, linked ?? readSaved(keyOf(lesson), v.string()));
      set({ lesson, items, isFromLink: linked !== undefined });
      if (missing.length === 0) return;
      const names = missing.map((id) => `“${id.slice(0, 40)}”`).join(', ');
      const whose = linked === undefined ? 'Your running order' : 'The running order of this link';
      notify(`${whose} names what this lesson does not have (${names}). It was left out; the rest is as it was.`);
    },
    change: (id, change) => show(rearranged(get().items, id, change)),
    reset: () => show((get().lesson?.runningOrder ?? []).map((item) => ({ item, isHidden: false }))),
    keep: () => {
      set({ isFromLink: false });
      show(get().items);
      history.replaceState(null, '', orderLink(''));
    },
  };
});

/** The address of the presenter's window with this order in it. */
export function orderLink(text: string): string {
  return text === '' ? '#presenter' : `#presenter?order=${encodeURIComponent(text)}`;
}

/** What the address of the presenter's window says of the order; nothing when it says none that can be read. */
export function linkedOrder(hash: string): string | undefined {
  const code = /^#presenter\?order=([^&]*)$/.exec(hash)?.[1];
  if (code === undefined) return undefined;
  try {
    return decodeURIComponent(code);
  } catch {
    notify('The running order in this link is damaged, so the lesson’s own is used.');
    return undefined;
  }
}

function keyOf({ id }: Lesson): string {
  return `running-order/${id}`;
}
