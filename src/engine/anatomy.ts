import type { Anatomy, PartPath } from '../model/anatomy.ts';
import type { LockAction } from './action.ts';
import { actionGroupsOf } from './actionsOf.ts';
import type { LockConfig } from './config.ts';
import type { LockState } from './state.ts';

/** How the system comes apart: into its participants, and the messages and the record of each client. */
export function anatomyOf(config: LockConfig): Anatomy<LockState, LockAction> {
  return { parts: partsOf(config), actionGroups: actionGroupsOf(config) };
}

function partsOf({ clients }: LockConfig): readonly PartPath[] {
  const perClient = (...path: PartPath): readonly PartPath[] => clients.map((_, client) => [...path, client]);
  return [
    ...perClient('clients'),
    ...perClient('network'),
    ...perClient('record', 'clients'),
    ['lockService'],
    ['storage'],
    ['record', 'acceptedCount'],
    ['record', 'newestAcceptedGrant'],
    ['record', 'acceptedTokensDecreased'],
    ['record', 'lostLeaseUntilMs'],
    ['nowMs'],
    ['faultsLeft'],
  ];
}
