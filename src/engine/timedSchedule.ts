import { defined } from '../base/assert.ts';
import type { Schedule } from '../model/schedule.ts';
import type { LockAction, MessageName } from './action.ts';
import { actionsOf } from './actionsOf.ts';
import { clientOf } from './client.ts';
import type { LockConfig } from './config.ts';
import { steppedModel } from './steppedModel.ts';
import { messageNamed } from './network.ts';
import { readyAtMs } from './next.ts';
import type { LockState } from './state.ts';

/** What goes wrong in a run that otherwise follows the clock. All of it befalls client A. */
export interface Mishaps {
  /** A is paused once it holds the lock and, if it checks its lease, has done so. */
  readonly pausesHolder: boolean;
  /** The network delays A's write. */
  readonly delaysWrite: boolean;
  /** The lock service's answer to A's first request is lost, and A asks again. */
  readonly losesGrant: boolean;
}

const longestRun = 200;
const clientA = 0;

/**
 * The schedule that the clock dictates: of all that can happen, what is ready first happens first, and mishaps
 * happen at once. Ends when no client has anything left to do, with a look at the outcome.
 */
export function timedSchedule(config: LockConfig, mishaps: Mishaps): Schedule<LockAction> {
  const model = steppedModel(config);
  let [state] = model.initialStates;
  const steps: LockAction[][] = [];
  for (let count = 0; state && count < longestRun && !isOver(state); count++) {
    const action = mishapIn(config, state, mishaps) ?? earliestIn(config, state);
    if (!action) break;
    const last = steps.at(-1);
    if (last && belongsTo(state, last, action)) last.push(action);
    else steps.push([action]);
    state = model.next(state, action).state;
  }
  return [...steps, []];
}

/** Nothing is in flight and nobody has anything left to write. That the lock is given back is no part of the story. */
function isOver({ clients, network }: LockState): boolean {
  const isDone = (phase: string) => phase === 'finished' || phase === 'crashed';
  return (
    network.every((lane) => lane.length === 0) &&
    clients.every(({ phase, writesLeft }) => writesLeft === 0 || isDone(phase))
  );
}

function mishapIn(config: LockConfig, state: LockState, mishaps: Mishaps): LockAction | undefined {
  const self = clientOf(state, clientA);
  const checks = config.clients[clientA]?.habit === 'checksLease';
  return actionsOf(config, state).find((action) => {
    switch (action.type) {
      case 'pause':
        if (!mishaps.pausesHolder || action.client !== clientA || self.outstanding) return false;
        return self.phase === 'holding' && (!checks || self.prepared !== null);
      case 'delay':
        return mishaps.delaysWrite && action.message.client === clientA && bodyOf(state, action.message) === 'write';
      case 'drop':
        return mishaps.losesGrant && action.message.client === clientA && bodyOf(state, action.message) === 'granted';
      case 'retry':
        return mishaps.losesGrant && action.client === clientA && !hasMail(state, clientA);
      default:
        return false;
    }
  });
}

function earliestIn(config: LockConfig, state: LockState): LockAction | undefined {
  const progress = actionsOf(config, state).filter((action) => isProgress(state, action));
  const readyMs = progress.map((action) => readyAtMs(config, state, action));
  return progress[readyMs.indexOf(Math.min(...readyMs))];
}

/** Things that happen by themselves. A client that was refused asks again when the lock is free. */
function isProgress(state: LockState, action: LockAction): boolean {
  switch (action.type) {
    case 'proceed': {
      const { phase, requestCount } = clientOf(state, action.client);
      const { holder, withheldUntilMs } = state.lockService;
      return phase !== 'idle' || requestCount === 0 || (holder === null && withheldUntilMs === undefined);
    }
    case 'renew':
    case 'deliver':
    case 'act':
    case 'expireLease':
    case 'resume':
      return true;
    default:
      return false;
  }
}

/** An answer belongs to the step that brought the request; all requests but writes to the step that sent them. */
function belongsTo(state: LockState, step: readonly LockAction[], action: LockAction): boolean {
  if (action.type !== 'deliver') return false;
  const last = defined(step.at(-1), 'action of a step');
  const { client, number, kind } = action.message;
  if (kind === 'reply') {
    return last.type === 'deliver' && last.message.client === client && last.message.number === number;
  }
  const isSentJustNow = (last.type === 'proceed' || last.type === 'renew') && last.client === client;
  return isSentJustNow && bodyOf(state, action.message) !== 'write';
}

function bodyOf(state: LockState, name: MessageName): string | undefined {
  return messageNamed(state, name)?.body.type;
}

function hasMail({ network }: LockState, client: number): boolean {
  return network[client]?.length !== 0;
}
