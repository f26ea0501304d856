/** The tools beside the Stage, of which one is open at a time. */
export type PanelId = 'drive' | 'whatIf' | 'explore' | 'adversary' | 'worlds' | 'database' | 'sources' | 'share';

/** What is open now is the last. Sharing lies over the database, which is part of what is shared. */
export function withPanel(open: readonly PanelId[], panel: PanelId | undefined): readonly PanelId[] {
  if (panel === undefined) return open.slice(0, -1);
  return panel === 'share' && open.includes('database') ? ['database', panel] : [panel];
}
