import type { Scenario } from '../../engine/scenario.ts';
import { quoted } from './quoted.ts';
import { readStageAddress, writeStageAddress, type StageAddress } from './stageAddress.ts';
import { isTabId, type TabId } from './tabId.ts';

/** Where in the lesson someone is, as the part of a link behind `#`. */
export type Address =
  | ({ readonly tab: 'gist' } & StageAddress)
  | { readonly tab: 'qa'; readonly cardId?: string }
  /** `query` is what mapsQuery.ts wrote; it is read when it is shown. */
  | { readonly tab: 'maps'; readonly query: string }
  /** `code` is what sharedCode.ts wrote; it is read when it is shown. */
  | { readonly tab: 'sandbox'; readonly code?: string };

/** What a lesson has that an address may name. */
export interface Places {
  readonly scenarios: readonly Scenario[];
  readonly cardIds: readonly string[];
}

/** An address as far as it could be read, and a sentence for everything in it that could not. */
export interface ReadAddress {
  readonly address: Address;
  readonly problems: readonly string[];
}

/** A schedule of a thousand steps fits; a hundred thousand characters do not. */
const MAX_LENGTH = 20_000;

/** Reads `#gist?s=zombie-writer&step=4`. Never throws; what cannot be read is left out and reported. */
export function readAddress(hash: string, places: Places): ReadAddress {
  const text = hash.replace(/^#/, '');
  if (text === '') return { address: { tab: 'gist' }, problems: [] };
  if (text.length > MAX_LENGTH) {
    const problem = `The address is too long to be one of this lesson (${String(text.length)} characters), so the Gist is shown.`;
    return { address: { tab: 'gist' }, problems: [problem] };
  }
  const [name = '', ...rest] = text.split('?');
  if (!isTabId(name)) {
    const problem = `The address names no part of this lesson (${quoted(name)}), so the Gist is shown.`;
    return { address: { tab: 'gist' }, problems: [problem] };
  }
  const problems: string[] = [];
  const parameters = readParameters(rest.join('?'), problems);
  // Says how the page is shown, not what: see shell/embedding.ts.
  parameters.delete('embed');
  const address = addressOf(name, parameters, places, problems);
  for (const key of parameters.keys()) {
    problems.push(`The address has a part that means nothing here (${quoted(key)}); it was left out.`);
  }
  return { address, problems };
}

export function writeAddress(address: Address): string {
  if (address.tab === 'gist') return `#gist${writeStageAddress(address)}`;
  if (address.tab === 'maps' && address.query !== '') return `#maps?${address.query}`;
  if (address.tab === 'qa' && address.cardId !== undefined) return `#qa?card=${encodeURIComponent(address.cardId)}`;
  return `#${address.tab}`;
}

/** Takes what it understands out of `parameters`. */
function addressOf(tab: TabId, parameters: Map<string, string>, places: Places, problems: string[]): Address {
  if (tab === 'gist') return { tab, ...readStageAddress(parameters, places.scenarios, problems) };
  if (tab === 'sandbox') {
    const code = take(parameters, 'code');
    return code === undefined ? { tab } : { tab, code };
  }
  if (tab === 'maps') {
    const query = String(new URLSearchParams([...parameters]));
    parameters.clear();
    return { tab, query };
  }
  const cardId = take(parameters, 'card');
  if (cardId === undefined) return { tab };
  if (places.cardIds.includes(cardId)) return { tab, cardId };
  problems.push(
    `The address asks for a question that this lesson does not have (${quoted(cardId)}), so all are shown.`,
  );
  return { tab };
}

function readParameters(query: string, problems: string[]): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [key = '', ...value] = pair.split('=');
    try {
      parameters.set(decodeURIComponent(key), decodeURIComponent(value.join('=')));
    } catch {
      problems.push(`A part of the address is damaged (${quoted(pair)}); it was left out.`);
    }
  }
  return parameters;
}

function take(parameters: Map<string, string>, key: string): string | undefined {
  const value = parameters.get(key);
  parameters.delete(key);
  return value;
}
