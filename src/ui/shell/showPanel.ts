import { tabs, type TabId } from '../state/tabId.ts';
import { tabIdOf } from './TabList.tsx';

/** Makes the parts of the document the panels of the tab list, and shows the one of `tab`. */
export function showPanel(tab: TabId): void {
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    if (panel === null) continue;
    panel.setAttribute('role', 'tabpanel');
    panel.removeAttribute('aria-label');
    panel.setAttribute('aria-labelledby', tabIdOf(id));
    panel.hidden = id !== tab;
  }
}

/** Keyboard and screen reader go along when what had the focus has just been hidden. */
export function keepFocusIn(tab: TabId): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body || focused.closest('[hidden]') !== null;
  const panel = document.getElementById(tab);
  if (!isLost || panel === null) return;
  // Only while it has the focus: a focusable panel would catch every click into its text.
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
  panel.addEventListener(
    'blur',
    () => {
      panel.removeAttribute('tabindex');
    },
    { once: true },
  );
}
