import type { TabId } from '../state/tabId.ts';
import { spokenSentencesOf } from './spokenText.ts';

/** A part of the lesson, or the Stage within the first one. */
export type ReadableId = TabId | 'stage';
type Source = () => readonly string[];

const sources = new Map<ReadableId, Source>();
const SECTIONS = '[data-readable], section, article';

/**
 * Registers what there is to read aloud in a part, asked for at the moment of reading. Without it, or when it
 * gives nothing, the section in view is read. Returns how to take it back (so an effect can return it).
 */
export function setReadable(id: ReadableId, source: Source): () => void {
  sources.set(id, source);
  return () => {
    if (sources.get(id) === source) sources.delete(id);
  };
}

export function sentencesToRead(tab: TabId): readonly string[] {
  const own = sources.get(tab)?.() ?? [];
  if (own.length > 0) return own;
  const panel = document.getElementById(tab);
  const section = panel === null ? undefined : currentSection(panel);
  if (section === undefined) return panel === null ? [] : spokenSentencesOf(panel);
  const isStage = section.matches('[data-stage]') || section.querySelector('[data-stage]') !== null;
  const step = isStage ? (sources.get('stage')?.() ?? []) : [];
  return step.length > 0 ? step : spokenSentencesOf(section);
}

/** The section that has the focus, else the one that stands at a third of the window's height. */
function currentSection(panel: HTMLElement): Element | undefined {
  const focused = document.activeElement?.closest(SECTIONS);
  if (focused !== null && focused !== undefined && focused !== panel && panel.contains(focused)) return focused;
  const line = innerHeight / 3;
  const all = [...panel.querySelectorAll(SECTIONS)].filter((section) => section.getClientRects().length > 0);
  const covering = all.filter((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top <= line && bottom > line;
  });
  return covering.at(-1) ?? all.find((section) => section.getBoundingClientRect().bottom > line) ?? all.at(-1);
}
