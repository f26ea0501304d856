import type { Lesson } from '../../lesson/lesson.ts';
import { goBackward, goForward, goToItem, wayNow } from './steer.ts';
import { changeTalk, useTalk } from './talkStore.ts';

const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable="false"]), .monaco-editor';
const USES_SPACE = 'button, a, summary, input, [role=button]';

/** Keys that mean something else in one of the windows. */
export type OwnKeys = Readonly<Record<string, () => void>>;

/**
 * The keys of a talk, and what clickers send: PageDown and PageUp, the arrows, `B` and `.` for black, and F5 to begin.
 * They act before any other key of the page, and not while typing. Returns what ends them.
 */
export function startTalkKeys(lesson: Lesson, own: OwnKeys): () => void {
  const act = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) !== null || target.closest('dialog[open]') !== null) return;
    if ((event.key === ' ' || event.key === 'Enter') && target.closest(USES_SPACE) !== null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = own[key] ?? actionOf(key, lesson);
    if (!action) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  };
  addEventListener('keydown', act, { capture: true });
  return () => removeEventListener('keydown', act, { capture: true });
}

function actionOf(key: string, lesson: Lesson): (() => void) | undefined {
  const { talk } = useTalk.getState();
  switch (key) {
    case 'PageDown':
    case 'ArrowRight':
    case 'ArrowDown':
    case ' ':
    case 'Enter':
      return () => goForward(lesson);
    case 'PageUp':
    case 'ArrowLeft':
    case 'ArrowUp':
      return () => goBackward(lesson);
    case 'Home':
      return () => goToItem(lesson, wayNow(lesson).items[0]);
    case 'End':
      return () => goToItem(lesson, wayNow(lesson).items.at(-1));
    case 'b':
    case '.':
      return () => changeTalk({ isBlack: !talk.isBlack });
    case 'q':
      return () => changeTalk({ isQrShown: !talk.isQrShown });
    default:
      return undefined;
  }
}
