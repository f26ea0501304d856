import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { lesson } from 'virtual:lesson';
import { collectProse } from '../prose/proseTexts.ts';
import { noEdit } from '../state/stageEdit.ts';
import { notify, useStore } from '../state/store.ts';
import { useArrangement } from './arrangementStore.ts';
import { hallName, presenterName } from './hallName.ts';
import { HallWindow } from './HallWindow.tsx';
import { changeTalk, joinTalk, leaveTalk, stageNow } from './talkStore.ts';
import { startTalkKeys } from './talkKeys.ts';
import { scenarioIn } from './walk.ts';

let root: Root | undefined;
let stopKeys = (): void => undefined;

/** Opens the presenter's window, or comes back to it; this window becomes the hall's. */
export function openPresenter(): void {
  const opened = window.open(
    `${location.pathname}${location.search}#presenter`,
    presenterName,
    'popup,width=1280,height=800',
  );
  if (opened === null) {
    notify(
      'The browser did not open the presenter’s window. Allow pop-ups for this page and press P again, or open a second window yourself and add #presenter to the address of this page.',
    );
    return;
  }
  opened.focus();
  if (root) return;
  const place = placeOfPage();
  startHall();
  // What was saved of an earlier talk does not override what this page shows now.
  changeTalk({ ...place, isBlack: false, isQrShown: false, isAskShown: false, isAnswerShown: false });
}

/** An untouched page begins with the running order; else the hall is shown what the page shows. */
function placeOfPage(): { readonly itemId: string; readonly stage: string } {
  const { tab, scenarioId, firstScenarioId, edit, stepIndex } = useStore.getState();
  const isUntouched = tab === 'gist' && scenarioId === undefined && stepIndex === 0 && edit === noEdit;
  const id = scenarioId ?? firstScenarioId;
  const told = lesson.runningOrder.find((item) => scenarioIn(item) === id);
  const item = isUntouched ? lesson.runningOrder[0] : edit === noEdit ? told : undefined;
  return { itemId: item?.id ?? '', stage: stageNow() };
}

/** Shows the hall's view in place of the page, which goes on beneath it. */
export function startHall(): void {
  if (root) return;
  window.name = hallName;
  useStore.getState().pause();
  collectProse(document);
  const place = document.createElement('div');
  place.id = 'hall';
  document.body.append(place);
  document.documentElement.dataset['hall'] = '';
  useArrangement.getState().start(lesson, undefined);
  joinTalk('hall', lesson, endHall);
  stopKeys = startTalkKeys(lesson, { p: openPresenter, F5: goFullScreen });
  root = createRoot(place);
  root.render(
    <StrictMode>
      <HallWindow lesson={lesson} openPresenter={openPresenter} leave={endHall} />
    </StrictMode>,
  );
}

/** The page is what it was, at the step that was shown last. */
function endHall(): void {
  if (!root) return;
  window.name = '';
  stopKeys();
  leaveTalk();
  root.unmount();
  root = undefined;
  document.getElementById('hall')?.remove();
  delete document.documentElement.dataset['hall'];
  if (document.fullscreenElement) void document.exitFullscreen();
}

function goFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => notify('This browser does not let the page fill the screen by this key; use its own.'));
}
