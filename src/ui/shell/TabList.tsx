import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { useStore } from '../state/store.ts';
import { tabs, type TabId } from '../state/tabId.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** Four links to the parts of one document; once scripts run, the tabs of a tab list. */
export function TabList(): ReactElement {
  const isHydrated = useIsHydrated();
  const current = useStore((state) => state.tab);
  const setTab = useStore((state) => state.setTab);
  return (
    <nav
      className="shell-tabs"
      aria-label="Parts of the lesson"
      {...(isHydrated && { role: 'tablist', onKeyDown: moveFocus })}
    >
      {tabs.map(({ id, label }, index) => (
        <a key={id} href={`#${id}`} className="shell-tab" {...(isHydrated && tabProps(id, current, setTab))}>
          <span aria-hidden="true" className="shell-tab-number">
            {index + 1}{' '}
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}

function tabProps(id: TabId, current: TabId, setTab: (tab: TabId) => void) {
  return {
    id: tabIdOf(id),
    role: 'tab',
    'aria-selected': id === current,
    'aria-controls': id,
    tabIndex: id === current ? 0 : -1,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setTab(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // On the tab that is shown already, the key is free for the Stage.
      if (event.key !== ' ' || id === current) return;
      event.preventDefault();
      setTab(id);
    },
  };
}

/** Arrow keys, Home and End go to another tab and show it, as tab lists do. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const from = all.findIndex((tab) => tab === document.activeElement);
  const to = nextIndex(event.key, from, all.length);
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
  all[to]?.click();
}

function nextIndex(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export function tabIdOf(id: TabId): string {
  return `tab-${id}`;
}
