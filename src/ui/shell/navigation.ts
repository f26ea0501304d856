import type { Dialect } from '../../engine/database/sqlText.ts';
import { readAddress, writeAddress, type Address, type Places } from '../state/address.ts';
import { embeddedHash } from './embedding.ts';
import { recipesFor } from '../state/recipesFor.ts';
import { noEdit } from '../state/stageEdit.ts';
import { openDatabase } from '../state/openDatabase.ts';
import { useStore, type State } from '../state/store.ts';
import type { TabId } from '../state/tabId.ts';

/** A burst of steps is one change of the address: browsers refuse more than a few a second. */
const ADDRESS_DELAY_MS = 300;

/** Keeps the address and what is shown the same, both ways: a new entry per tab or link, none per step. */
export function startNavigation(places: Places): void {
  let entryTab = follow(location.hash, places).tab;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const correct = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const hash = embeddedHash(writeAddress(addressOf(useStore.getState())));
    if (hash !== location.hash && !(hash === '#gist' && location.hash === '')) replaceEntry(hash);
  };
  correct();

  useStore.subscribe((state, before) => {
    if (state.tab !== entryTab) {
      clearTimeout(timer);
      replaceEntry(writeAddress(addressOf({ ...before, tab: entryTab })));
      entryTab = state.tab;
      history.pushState(null, '', writeAddress(addressOf(state)));
    } else if (writeAddress(addressOf(state)) !== writeAddress(addressOf(before))) {
      clearTimeout(timer);
      timer = setTimeout(correct, ADDRESS_DELAY_MS);
    }
  });
  const arrive = async (): Promise<void> => {
    await recipesFor(location.hash);
    clearTimeout(timer);
    entryTab = readAddress(location.hash, places).address.tab;
    follow(location.hash, places);
    correct();
  };
  addEventListener('popstate', (event) => {
    void arrive().then(() => {
      const top = topIn(event.state);
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    });
  });
  addEventListener('pagehide', correct);
  document.addEventListener('click', (event) => {
    const hash = hashOfPlainClick(event);
    if (hash === undefined) return;
    event.preventDefault();
    correct();
    history.replaceState({ top: scrollY }, '', location.hash || '#gist');
    history.pushState(null, '', hash);
    void arrive().then(() => {
      if (writeAddress(readAddress(hash, places).address).startsWith('#gist?')) showStage();
    });
  });
}

/** Shows what `hash` names. What the learner saved (settings, answers, code) is not an address's to change. */
function follow(hash: string, places: Places): { tab: TabId } {
  const { address, problems } = readAddress(hash, places);
  const { setTab, showScenario, showCard, notify } = useStore.getState();
  problems.forEach((problem) => {
    notify(problem);
  });
  setTab(address.tab);
  if (address.tab === 'gist' && address.scenarioId !== undefined) {
    showScenario(address.scenarioId, address.stepIndex, address.edit);
    showDatabase(address.database);
  }
  if (address.tab === 'qa') showCard(address.cardId);
  if (address.tab === 'maps') useStore.setState({ maps: address });
  if (address.tab === 'sandbox' && address.code !== undefined) useStore.setState({ sharedCode: address.code });
  return address;
}

/** An address without a database shows none; any other panel is the learner's own affair. */
function showDatabase(dialect: Dialect | undefined): void {
  useStore.setState(({ panels }) =>
    dialect ? { dialect, panels: ['database'] } : { panels: panels.filter((panel) => panel !== 'database') },
  );
}

function addressOf(state: State): Address {
  if (state.tab === 'qa') return state.card === undefined ? { tab: 'qa' } : { tab: 'qa', cardId: state.card.id };
  if (state.tab === 'maps') return { tab: 'maps', query: state.maps.query };
  if (state.tab === 'sandbox') return { tab: 'sandbox' };
  const database = openDatabase(state);
  const isChanged = state.stepIndex > 0 || state.edit !== noEdit || database !== undefined;
  const scenarioId = state.scenarioId ?? (isChanged ? state.firstScenarioId : undefined);
  if (scenarioId === undefined) return { tab: 'gist' };
  return { tab: 'gist', scenarioId, edit: state.edit, stepIndex: state.stepIndex, ...database };
}

/** The part behind `#` of a link within the lesson that was clicked to be followed here. */
function hashOfPlainClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  return link?.getAttribute('href') ?? undefined;
}

/** Where the page was scrolled to when a link led away from a history entry. */
function topIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('top' in state)) return undefined;
  return typeof state.top === 'number' ? state.top : undefined;
}

function showStage(): void {
  const stage = document.querySelector<HTMLElement>('#gist [data-stage]');
  stage?.scrollIntoView({ block: 'start' });
  stage?.focus({ preventScroll: true });
}

function replaceEntry(hash: string): void {
  try {
    history.replaceState(history.state, '', hash);
  } catch {
    // Too many changes for this browser; the next one will catch up.
  }
}
