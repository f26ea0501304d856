import type { Model } from '../model/model.ts';
import type { LockAction } from './action.ts';
import { actionsOf } from './actionsOf.ts';
import type { Asking, LockSystem } from './asked.ts';
import type { LockConfig } from './config.ts';
import type { LockEvent } from './event.ts';
import { next } from './next.ts';
import { obstacleTo } from './obstacle.ts';
import { propertiesOf } from './properties.ts';
import { recipeRoom } from './recipeRoom.ts';
import type { ClientState, LockState } from './state.ts';
import { asksForTokens } from './tokenSource.ts';

/**
 * The distributed system that `config` describes, as a transition system. SPEC.md says how it behaves. Storage or a
 * token source that asks needs `asking`; the recipe of a real system brings its own. This is what a run needs.
 */
export function steppedModel(
  config: LockConfig,
  asking: Asking | undefined = recipeRoom.asking?.(config),
): Model<LockState, LockAction, LockEvent> {
  const system: LockSystem = asking ? { ...config, asking } : config;
  return {
    initialStates: [initialState(system)],
    actionsOf: (state) => actionsOf(config, state),
    obstacleTo: (state, action) => obstacleTo(config, state, action),
    next: (state, action) => {
      const transition = next(system, state, action);
      return asking?.after?.(transition) ?? transition;
    },
    properties: propertiesOf(config),
    keyOf: (state) => JSON.stringify(state),
  };
}

function initialState(config: LockSystem): LockState {
  return {
    nowMs: 0,
    lockService: {
      holder: null,
      token: null,
      expiresAtMs: 0,
      issuedCount: 0,
      latest: null,
      ...(asksForTokens(config.tokenSource) && config.asking?.issuerAtStart()),
    },
    clients: config.clients.map(({ writeCount, renewCount }): ClientState => ({
      phase: 'idle',
      token: null,
      writesLeft: writeCount,
      prepared: null,
      outstanding: null,
      requestCount: 0,
      renewalsLeft: renewCount,
      isPaused: false,
      pausedAtMs: 0,
      holdsSinceMs: 0,
      askedAtMs: 0,
    })),
    network: config.clients.map(() => []),
    storage: {
      value: 0,
      highestToken: 0,
      highestSequence: 0,
      claimedToken: 0,
      approved: [],
      ...(config.rule === 'asked' &&
        config.asking?.storageAtStart(config.clients.some(({ alternatesKeys }) => alternatesKeys))),
    },
    record: {
      acceptedCount: 0,
      clients: config.clients.map(() => ({ acceptedSequence: 0 })),
      newestAcceptedGrant: 0,
      acceptedTokensDecreased: false,
      lostLeaseUntilMs: null,
    },
    faultsLeft: config.faults,
  };
}
