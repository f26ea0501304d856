import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { LessonOpening } from '../../lesson/lesson.ts';
import { GistTab } from '../gist/GistTab.tsx';
import { collectProse } from '../prose/proseTexts.ts';
import { notify } from '../state/store.ts';
import { labelOf, type TabId } from '../state/tabId.ts';
import { WhenShown } from './WhenShown.tsx';

/** The code of each part, with what it needs of the lesson. Only the first one comes with the page. */
const loaders: Readonly<Record<TabId, (opening: LessonOpening) => Promise<ReactElement>>> = {
  gist: (opening) => Promise.resolve(<GistTab lesson={opening} />),
  maps: async () => {
    const [{ MapsTab }, { lesson }] = await Promise.all([import('../maps/MapsTab.tsx'), wholeLesson()]);
    return <MapsTab lesson={lesson} />;
  },
  qa: async () => {
    const [{ QaTab }, { lesson }] = await Promise.all([import('../qa/QaTab.tsx'), wholeLesson()]);
    return <QaTab lesson={lesson} />;
  },
  sandbox: async () => {
    const [{ SandboxTab }, { lesson }] = await Promise.all([import('../sandbox/SandboxTab.tsx'), wholeLesson()]);
    return <SandboxTab lesson={lesson} />;
  },
};
const wholeLesson = () => import('virtual:lesson');

const opened = new Set<TabId>();

/** Brings a part to life, once. When its code does not come, its text stays as it is and the learner is told. */
export async function openPanel(tab: TabId, opening: LessonOpening, onShown: () => void): Promise<void> {
  if (opened.has(tab)) return;
  opened.add(tab);
  try {
    const panel = await loaders[tab](opening);
    hydratePanel(tab, panel, onShown);
  } catch {
    opened.delete(tab);
    setFailed(tab, true);
    notify(
      `The code of the part ${labelOf(tab)} could not be loaded, so its text is shown as it is. Loading the page again may help.`,
      'reload',
    );
    onShown();
  }
}

/** Fetches the code of the other parts, so that they open at once, and keeps everything, when there is time for it. */
export function fetchPanels(opening: LessonOpening): void {
  import('./whenIdle.ts')
    .then(({ whenIdle }) => whenIdle(() => Object.values(loaders).map((load) => load(opening))))
    .catch(() => undefined);
}

function hydratePanel(tab: TabId, panel: ReactElement, onShown: () => void): void {
  const element = document.getElementById(tab);
  if (element === null) return;
  setFailed(tab, false);
  collectProse(element);
  const text = element.cloneNode(true);
  const root = hydrateRoot(
    element,
    <StrictMode>
      {panel}
      <WhenShown run={onShown} />
    </StrictMode>,
    {
      identifierPrefix: `${tab}-`,
      onUncaughtError: (error) => {
        reportError(error);
        setTimeout(() => {
          root.unmount();
          element.replaceChildren(...text.childNodes);
          setFailed(tab, true);
        });
        notify(
          `The part ${labelOf(tab)} has stopped because of a fault in its code; its text is shown as it is.`,
          'reload',
        );
      },
    },
  );
}

/** Styles show everything there is to read in a part that nothing will bring to life. */
function setFailed(tab: TabId, hasFailed: boolean): void {
  document.getElementById(tab)?.toggleAttribute('data-failed', hasFailed);
}
