import { isTabId, type TabId } from '../state/tabId.ts';

const KEY = 'distributed-locks/scroll';
const positions = new Map<TabId, number>();

/** Where each part was scrolled to, for coming back to it. */
export function rememberScroll(tab: TabId): void {
  positions.set(tab, scrollY);
}

export function restoreScroll(tab: TabId): void {
  scrollTo({ top: positions.get(tab) ?? 0, behavior: 'instant' });
}

/** Keeps the positions over a reload of this browser tab. Losing them is no harm, so failures are silent. */
export function keepScrollOverReload(currentTab: () => TabId): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    rememberScroll(currentTab());
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions]));
    } catch {
      // Blocked storage: the next visit starts at the top.
    }
  });
  if (isFreshVisit()) return;
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    for (const entry of Array.isArray(saved) ? (saved as unknown[]) : []) {
      const [tab, top] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (typeof tab === 'string' && isTabId(tab) && typeof top === 'number') positions.set(tab, top);
    }
  } catch {
    // Nothing usable there.
  }
}

function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
}
