import { defined } from '../base/assert.ts';
import type { PartPath, Symmetry } from '../model/anatomy.ts';
import type { ClientId, LockConfig } from './config.ts';
import type { Message, Reply, Request } from './message.ts';
import { inserted } from './network.ts';
import type { ClientState, LockState } from './state.ts';
import { asksForTokens } from './tokenSource.ts';
import { isCounting, renamedMark } from './writeMark.ts';

/** Who becomes whom. */
type Renaming = readonly ClientId[];

/**
 * All ways to exchange clients that work alike. There are none where it matters who is who: where a program that is asked
 * sees names, and where one client adds to what another has written its name into.
 */
export function symmetriesOf(config: LockConfig, parts: readonly PartPath[]): readonly Symmetry<LockState>[] {
  const { clients, rule, tokenSource } = config;
  const isMixed = !isCounting(config) && clients.some(({ habit }) => habit === 'readModifyWrite');
  if (rule === 'asked' || asksForTokens(tokenSource) || isMixed) return [];
  const likeness = clients.map((client) => JSON.stringify(client));
  return renamingsOf(clients.map((_, client) => client))
    .filter((renaming) => renaming.every((to, from) => likeness[to] === likeness[from]))
    .filter((renaming) => renaming.some((to, from) => to !== from))
    .map((renaming) => ({
      sources: sourcesOf(renaming, parts),
      imageOf: (state) => renamedState(config, state, renaming),
    }));
}

function renamingsOf(clients: readonly ClientId[]): readonly Renaming[] {
  if (clients.length === 0) return [[]];
  return clients.flatMap((first) =>
    renamingsOf(clients.filter((client) => client !== first)).map((rest) => [first, ...rest]),
  );
}

/** What is about one client ends with it in its path. */
function sourcesOf(renaming: Renaming, parts: readonly PartPath[]): readonly number[] {
  const texts = parts.map((path) => path.join());
  return parts.map((path, part) => {
    const client = path.at(-1);
    if (typeof client !== 'number') return part;
    return texts.indexOf([...path.slice(0, -1), renaming.indexOf(client)].join());
  });
}

function renamedState(config: LockConfig, state: LockState, renaming: Renaming): LockState {
  const { lockService, storage, record } = state;
  const message = (each: Message) => renamedMessage(config, each, renaming);
  const { holder, latest } = lockService;
  return {
    ...state,
    lockService: {
      ...lockService,
      holder: holder === null ? null : nameOf(holder, renaming),
      latest: latest === null ? null : nameOf(latest, renaming),
    },
    clients: exchanged(state.clients, renaming).map((client) => renamedClient(config, client, renaming)),
    network: exchanged(state.network, renaming).map((lane) => lane.map(message)),
    storage: {
      ...storage,
      value: renamedValue(config, storage.value, renaming),
      approved: storage.approved.map(message).reduce<readonly Message[]>(inserted, []),
    },
    record: { ...record, clients: exchanged(record.clients, renaming) },
  };
}

function renamedClient(config: LockConfig, client: ClientState, renaming: Renaming): ClientState {
  const { outstanding } = client;
  if (!outstanding) return client;
  const request = renamedBody(config, outstanding.request, renaming);
  return { ...client, outstanding: { ...outstanding, request } };
}

function renamedMessage(config: LockConfig, message: Message, renaming: Renaming): Message {
  const name = { ...message.name, client: nameOf(message.name.client, renaming) };
  return { ...message, name, body: renamedBody(config, message.body, renaming) };
}

function renamedBody<Body extends Request | Reply>(config: LockConfig, body: Body, renaming: Renaming): Body {
  if (body.type === 'held') return { ...body, holder: body.holder === null ? null : nameOf(body.holder, renaming) };
  if (body.type !== 'write' && body.type !== 'value') return body;
  return { ...body, value: renamedValue(config, body.value, renaming) };
}

/** Where clients count, what is stored tells nobody who wrote it. */
function renamedValue(config: LockConfig, value: number, renaming: Renaming): number {
  return isCounting(config) ? value : renamedMark(value, (client) => nameOf(client, renaming));
}

function nameOf(client: ClientId, renaming: Renaming): ClientId {
  return defined(renaming[client], 'new name of a client');
}

function exchanged<T>(list: readonly T[], renaming: Renaming): readonly T[] {
  return list.map((_, to) => defined(list[renaming.indexOf(to)], 'client'));
}
