import { defined } from '../../base/assert.ts';
import type { LockAction } from '../action.ts';
import { parseActionPhrase } from '../actionPhrase.ts';
import type { LockConfig } from '../config.ts';
import { defaultConfig } from '../defaults.ts';
import type { LockEvent } from '../event.ts';
import { lockModel } from '../lockModel.ts';
import type { Message } from '../message.ts';
import type { ClientState, LockState } from '../state.ts';

/** Where a run stands after some phrases: for tests that tell a short story and look at its end. */
export interface Played {
  readonly config: LockConfig;
  readonly state: LockState;
  /** Everything that happened, in order. */
  readonly events: readonly LockEvent[];
  /** What happened in the last action. */
  readonly lastEvents: readonly LockEvent[];
  readonly broken: readonly string[];
}

/** A system with nothing in the way: the default one, with so many faults to spend that no test runs out of them. */
export function systemOf(changes: Partial<LockConfig>): LockConfig {
  const faults = { pause: 9, crash: 9, delay: 9, drop: 9, duplicate: 9, retry: 9, restart: 9, failover: 9 };
  return { ...defaultConfig, faults, ...changes };
}

export function begin(changes: Partial<LockConfig> = {}): Played {
  const config = systemOf(changes);
  const state = defined(lockModel(config).initialStates[0], 'initial state');
  return { config, state, events: [], lastEvents: [], broken: [] };
}

/** Plays lines such as `proceed A, deliver A1, deliver a1` in a system. An impossible action is a mistake of the test. */
export function play(changes: Partial<LockConfig>, ...lines: readonly string[]): Played {
  return playOn(begin(changes), ...lines);
}

export function playOn(played: Played, ...lines: readonly string[]): Played {
  return phrasesOf(lines).reduce(take, played);
}

/** Why the phrase is impossible now; undefined when it is possible. */
export function obstacleAfter({ config, state }: Played, phrase: string): string | undefined {
  return lockModel(config).obstacleTo(state, actionOf(phrase));
}

/** The events of one type, whenever they happened. */
export function eventsOf<Type extends LockEvent['type']>(played: Pick<Played, 'events'>, type: Type) {
  return played.events.filter((event): event is Extract<LockEvent, { type: Type }> => event.type === type);
}

export function clientNamed({ state }: Played, name: string): ClientState {
  return defined(state.clients[name.charCodeAt(0) - 65], `client ${name}`);
}

/** The messages in flight, in the order of their names. */
export function inFlight({ state }: Played): readonly Message['body'][] {
  return state.network.flat().map(({ body }) => body);
}

/** The tokens of the grants so far. */
export function tokensGranted(played: Played): readonly number[] {
  return eventsOf(played, 'leaseGranted').map(({ token }) => token);
}

function take(played: Played, phrase: string): Played {
  const action = actionOf(phrase);
  const model = lockModel(played.config);
  const why = model.obstacleTo(played.state, action);
  if (why !== undefined) throw new Error(`"${phrase}" is impossible: ${why}`);
  const transition = model.next(played.state, action);
  const broken = model.properties.filter((property) => property.isBrokenBy(played.state, transition));
  return {
    config: played.config,
    state: transition.state,
    events: [...played.events, ...transition.events],
    lastEvents: transition.events,
    broken: [...new Set([...played.broken, ...broken.map(({ name }) => name)])],
  };
}

function phrasesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', '));
}

function actionOf(phrase: string): LockAction {
  return defined(parseActionPhrase(phrase), `action of "${phrase}"`);
}
