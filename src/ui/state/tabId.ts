/** The four parts of a lesson, in page order. The id is the address and the id of the panel. */
export const tabs = [
  { id: 'gist', label: 'Gist' },
  { id: 'maps', label: 'Maps' },
  { id: 'qa', label: 'Q&A' },
  { id: 'sandbox', label: 'Sandbox' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

export function isTabId(text: string): text is TabId {
  return tabs.some((tab) => tab.id === text);
}

export function labelOf(id: TabId): string {
  return tabs.find((tab) => tab.id === id)?.label ?? id;
}
