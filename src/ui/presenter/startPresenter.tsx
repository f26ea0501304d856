import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lesson } from 'virtual:lesson';
import { collectProse } from '../prose/proseTexts.ts';
import { restoreSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { loadWebFonts } from '../style/webFonts.ts';
import { linkedOrder, useArrangement } from './arrangementStore.ts';
import { presenterName } from './hallName.ts';
import { PresenterWindow } from './PresenterWindow.tsx';
import { startTalkKeys } from './talkKeys.ts';
import { joinTalk } from './talkStore.ts';

/** Makes this page the presenter's window. The lesson's text is in the document: it is taken out first. */
export function startPresenter(): void {
  window.name = presenterName;
  collectProse(document);
  const stage = lesson.gist.find((section) => section.layout === 'stage');
  useStore.setState({ scenarios: lesson.scenarios, firstScenarioId: stage?.scenario });
  restoreSettings();
  document.title = `Presenter · ${lesson.title}`;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  useArrangement.getState().start(lesson, linkedOrder(location.hash));
  joinTalk('presenter', lesson, () => undefined);
  startTalkKeys(lesson, {});
  createRoot(place).render(
    <StrictMode>
      <PresenterWindow lesson={lesson} />
    </StrictMode>,
  );
  void loadWebFonts();
  document.documentElement.dataset['ready'] = '';
}
