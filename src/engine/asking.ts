import { defined } from '../base/assert.ts';
import { clientText } from './action.ts';
import type { AskedIssuerState, AskedProgram, Asking } from './asked.ts';
import { answerByAsking, askedOf } from './askedStorage.ts';
import type { LockServiceState } from './state.ts';

/** Makes storage, or the token source, ask `program`. */
export function askingBy(program: AskedProgram): Asking {
  const { start } = program;
  return {
    storageAtStart: (hasTwoKeys) => ({ asked: { ...start, servedLast: null, ...(hasTwoKeys && { y: 0 }) } }),
    issuerAtStart: () => ({ asked: { ...start, standby: start.disk, term: 0, grants: [] } }),
    answer: (config, state, message, request, emit) => answerByAsking(program, config, state, message, request, emit),
    restartStorage: (state, emit) => {
      emit({ type: 'storageRestarted', forgot: 0 });
      return {
        ...state,
        storage: { ...state.storage, approved: [], asked: { ...askedOf(state), memory: start.memory } },
      };
    },
    issue: ({ lockService }, client) => {
      const { disk, memory, term, grants } = issuerOf(lockService);
      const { state, token } = program.issue({ disk, memory }, { type: 'issue', client: clientText(client), term });
      // The standby learns of a grant when the next one comes.
      return { token, asked: { ...state, standby: disk, term, grants: [...grants, { client, token }] } };
    },
    failOverIssuer: (lockService) => {
      const { standby, term, grants } = issuerOf(lockService);
      return { asked: { disk: standby, memory: start.memory, standby, term: term + 1, grants } };
    },
    grantOf: ({ lockService }, client, token) =>
      issuerOf(lockService).grants.findLastIndex((grant) => grant.client === client && grant.token === token) + 1,
  };
}

function issuerOf({ asked }: LockServiceState): AskedIssuerState {
  return defined(asked, 'state of a token source that asks');
}
