import type { LessonOpening } from '../../lesson/lesson.ts';
import type { Places } from '../state/address.ts';
import { resumeHall } from '../presenter/present.ts';
import { restoreSettings } from '../state/settings.ts';
import { useStore, type State } from '../state/store.ts';
import { labelOf, type TabId } from '../state/tabId.ts';
import { loadWebFonts } from '../style/webFonts.ts';
import { startVoice } from '../voice/voice.ts';
import { markEmbedding } from './embedding.ts';
import { startKeyboard } from './keyboard.ts';
import { startNavigation } from './navigation.ts';
import { fetchPanels, openPanel } from './panels.tsx';
import { keepScrollOverReload, rememberScroll, restoreScroll } from './scrollMemory.ts';
import { keepFocusIn, showPanel } from './showPanel.ts';

/** Takes over the document that the build wrote: settings, address, keys, and the part that is asked for. */
export function start(lesson: LessonOpening): void {
  const places = placesOf(lesson);
  const stage = lesson.gist.find((section) => section.layout === 'stage');
  useStore.setState({ scenarios: lesson.scenarios, firstScenarioId: stage?.scenario });
  restoreSettings();
  keepScrollOverReload(() => useStore.getState().tab);
  const heading = document.title;
  markEmbedding();
  startNavigation(places);
  useStore.subscribe((state, before) => {
    if (state.tab !== before.tab) changeTab(before, state);
  });
  startKeyboard();
  show(useStore.getState().tab, () => {
    markReady();
    startVoice();
    resumeHall();
    void loadWebFonts();
    fetchPanels(lesson);
  });

  function changeTab(before: State, { tab }: State): void {
    rememberScroll(before.tab);
    show(tab, () => undefined);
    keepFocusIn(tab);
  }

  function show(tab: TabId, onShown: () => void): void {
    showPanel(tab);
    restoreScroll(tab);
    document.title = tab === 'gist' ? heading : `${labelOf(tab)} · ${heading}`;
    void openPanel(tab, lesson, onShown);
  }
}

/** The page answers from here on. Styles and measurements go by this mark. */
function markReady(): void {
  document.documentElement.dataset['ready'] = '';
  performance.mark('ready');
}

function placesOf(lesson: LessonOpening): Places {
  // All questions stand in the document; a list of them in the first script would be a second one.
  const questions = document.querySelectorAll('[id^=question-]');
  return { scenarios: lesson.scenarios, cardIds: [...questions].map(({ id }) => id.slice('question-'.length)) };
}
