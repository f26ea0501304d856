import type { TabId } from '../state/tabId.ts';
import { sentencesIn, type Sentence } from './spokenText.ts';

const SECTIONS = '[data-readable], section, article, .gist-about';

/** What there is to read in a part of the lesson. */
export interface ReadingList {
  readonly sentences: readonly Sentence[];
  /** The section in view: its first sentence, and the first one after it. */
  readonly from: number;
  readonly to: number;
  /** Whether that is the caption of the Stage: after it the next step can be read. */
  readonly isStage: boolean;
}

/** All sentences of a part as it is shown now, and which of them are in the section of `at`, or else in view. */
export function readingListOf(tab: TabId, at?: Element): ReadingList {
  const panel = document.getElementById(tab);
  if (panel === null) return { sentences: [], from: 0, to: 0, isStage: false };
  const sentences = sentencesIn(panel);
  const chosen = at?.closest(SECTIONS);
  const section = chosen ? readableAt(chosen) : currentSection(panel);
  const isInside = ({ range }: Sentence): boolean => section?.contains(range.startContainer) ?? true;
  const from = sentences.findIndex(isInside);
  if (from < 0) return { sentences, from: 0, to: sentences.length, isStage: false };
  return { sentences, from, to: sentences.findLastIndex(isInside) + 1, isStage: section?.matches('.stage') ?? false };
}

/** The caption of the Stage as it is now. */
export function stageCaption(): readonly Sentence[] {
  const stage = document.querySelector('.stage');
  return stage === null ? [] : sentencesIn(stage);
}

/** The section that has the focus, else the one that stands at a third of the window's height. */
function currentSection(panel: HTMLElement): Element | undefined {
  const focused = document.activeElement?.closest(SECTIONS);
  if (focused && focused !== panel && panel.contains(focused)) return readableAt(focused);
  const line = innerHeight / 3;
  const all = [...panel.querySelectorAll(SECTIONS)].filter((section) => section.getClientRects().length > 0);
  const covering = all.filter((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top <= line && bottom > line;
  });
  const found = covering.at(-1) ?? all.find((section) => section.getBoundingClientRect().bottom > line) ?? all.at(-1);
  return found && readableAt(found);
}

/** Within the Stage there is only its caption to read. */
function readableAt(section: Element): Element {
  const isAbout = section.matches('.gist-about');
  return section.closest('.stage') ?? (isAbout ? section : (section.querySelector('.stage') ?? section));
}
