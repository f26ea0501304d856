import { defined } from '../base/assert.ts';
import { clientText } from './action.ts';
import { programOf, type AskedIssuerState, type AskedProgram, type LockSystem } from './asked.ts';
import type { ClientId } from './config.ts';
import type { LockServiceState, LockState } from './state.ts';
import { grantOf, tokenOf } from './tokenSource.ts';

type Issued = Pick<LockServiceState, 'asked'> & { readonly token: number };

/** The token of the next grant, which goes to `client`, and what the source remembers then. */
export function issue(system: LockSystem, { lockService }: LockState, client: ClientId): Issued {
  if (system.tokenSource !== 'asked') return { token: tokenOf(system, lockService.issuedCount + 1) };
  const { disk, memory, term, grants } = askedOf(lockService);
  const request = { type: 'issue', client: clientText(client), term } as const;
  const { state, token } = programOf(system).issue({ disk, memory }, request);
  // The standby learns of a grant when the next one comes.
  return { token, asked: { ...state, standby: disk, term, grants: [...grants, { client, token }] } };
}

/** The standby takes over in a new term, with its own disk and an empty memory. */
export function failOverIssuer(
  { start }: AskedProgram,
  lockService: LockServiceState,
): Pick<LockServiceState, 'asked'> {
  const { standby, term, grants } = askedOf(lockService);
  return { asked: { disk: standby, memory: start.memory, standby, term: term + 1, grants } };
}

export function issuerAtStart({ start }: AskedProgram): Pick<LockServiceState, 'asked'> {
  return { asked: { ...start, standby: start.disk, term: 0, grants: [] } };
}

/** Which grant (1, 2, …) a client's token came from; where a token was repeated, the client tells. */
export function grantOfClient(system: LockSystem, { lockService }: LockState, client: ClientId, token: number): number {
  if (system.tokenSource !== 'asked') return grantOf(system, token, lockService.issuedCount);
  const { grants } = askedOf(lockService);
  return grants.findLastIndex((grant) => grant.client === client && grant.token === token) + 1;
}

/** Whether the newest grant's token is higher than those of all before. */
export function hasRisen({ lockService: { asked } }: LockState): boolean {
  const tokens = asked?.grants.map(({ token }) => token) ?? [];
  return tokens.slice(0, -1).every((token) => token < defined(tokens.at(-1), 'newest token'));
}

function askedOf({ asked }: LockServiceState): AskedIssuerState {
  return defined(asked, 'state of a token source that asks');
}
