import { writeAddress } from '../../state/address.ts';
import { openDatabase } from '../../state/openDatabase.ts';
import type { State } from '../../state/store.ts';

/** The whole address that shows what is on the Stage now; undefined when no address can. */
export function stageLink(
  {
    scenarioId,
    firstScenarioId,
    edit,
    stepIndex,
    panels,
    dialect,
  }: Pick<State, 'scenarioId' | 'firstScenarioId' | 'edit' | 'stepIndex' | 'panels' | 'dialect'>,
  page: string,
): string | undefined {
  const id = scenarioId ?? firstScenarioId;
  if (id === undefined || edit.system) return undefined;
  const database = openDatabase({ panels, dialect });
  return page.replace(/#.*$/s, '') + writeAddress({ tab: 'gist', scenarioId: id, edit, stepIndex, ...database });
}

/** What goes into someone's page to show the Stage there, alone. */
export function embedCode(link: string, title: string): string {
  return `<iframe src="${attribute(`${link}&embed=1`)}" title="${attribute(title)}" width="100%" height="760" style="border: 0" loading="lazy"></iframe>`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
