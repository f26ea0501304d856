import type { TabId } from '../state/tabId.ts';
import { readableOf } from './readable.ts';
import { spokenSentencesOf } from './spokenText.ts';

const SECTIONS = '[data-readable], section, article';

/** What is to be read aloud in a part: what is registered for it, else the section in view. */
export function sentencesToRead(tab: TabId): readonly string[] {
  const own = readableOf(tab);
  if (own.length > 0) return own;
  const panel = document.getElementById(tab);
  const section = panel === null ? undefined : currentSection(panel);
  if (section === undefined) return panel === null ? [] : spokenSentencesOf(panel);
  const isStage = section.matches('[data-stage]') || section.querySelector('[data-stage]') !== null;
  const step = isStage ? readableOf('stage') : [];
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
