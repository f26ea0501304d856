import { present } from '../presenter/present.ts';
import { useStore } from '../state/store.ts';
import { tabs } from '../state/tabId.ts';

const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), .monaco-editor, [role=textbox]';
const USES_SPACE = 'button, summary, [role=button], [role=tab][aria-selected=false], [role=switch], [role=checkbox]';
const USES_ARROWS = '[role=slider], [role=tab], [role=menu], [role=listbox], [role=grid], [role=radiogroup]';

/** A clicker sends PageDown, also right after a click on a tab. */
const USES_PAGES = '[role=slider], [role=listbox], [role=grid]';

/** The keys of the lesson. None acts while typing, with a modifier, or where the focused control has a use for it. */
export function startKeyboard(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const { areKeysOn, isKeysDialogOpen, tab, setTab, setKeysDialogOpen } = useStore.getState();
    if (!areKeysOn || isKeysDialogOpen) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) !== null || target.closest('dialog[open]') !== null) return;
    const act =
      event.key === '?'
        ? () => {
            setKeysDialogOpen(true);
          }
        : actOf(event, target, tab === 'gist', setTab);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

function actOf(
  event: KeyboardEvent,
  target: Element,
  isStageTab: boolean,
  setTab: (tab: (typeof tabs)[number]['id']) => void,
): (() => void) | undefined {
  if (event.shiftKey) return undefined;
  if (event.key === 'p') return present;
  const tab = /^[1-9]$/.test(event.key) ? tabs[Number(event.key) - 1] : undefined;
  if (tab !== undefined)
    return () => {
      setTab(tab.id);
    };
  if (!isStageTab || isUsedBy(target, event.key) || !isStageInView()) return undefined;
  return stageAct(event);
}

function stageAct(event: KeyboardEvent): (() => void) | undefined {
  const { stepIndex, isPlaying, setStep, play, pause } = useStore.getState();
  switch (event.key) {
    case ' ':
      if (event.repeat) return () => undefined;
      return isPlaying ? pause : play;
    case 'ArrowRight':
    case 'PageDown':
      return () => {
        setStep(stepIndex + 1);
      };
    case 'ArrowLeft':
    case 'PageUp':
      return () => {
        setStep(stepIndex - 1);
      };
    case 'Home':
      return () => {
        setStep(0);
      };
    case 'End':
      return () => {
        setStep(Number.POSITIVE_INFINITY);
      };
    default:
      return undefined;
  }
}

function isUsedBy(target: Element, key: string): boolean {
  if (key === ' ') return target.closest(USES_SPACE) !== null;
  return target.closest(key.startsWith('Page') ? USES_PAGES : USES_ARROWS) !== null;
}

/** Further down one reads, and there these keys scroll. */
function isStageInView(): boolean {
  const box = document.querySelector('#gist [data-stage]')?.getBoundingClientRect();
  return box !== undefined && box.bottom > innerHeight / 4 && box.top < (innerHeight * 3) / 4;
}
