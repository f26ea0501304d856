import { clientText, messageText as nameText, type LockAction, type MessageName } from '../engine/action.ts';
import { actionsOf } from '../engine/actionsOf.ts';
import { intentOf } from '../engine/client.ts';
import type { LockConfig } from '../engine/config.ts';
import type { LockState } from '../engine/state.ts';
import { messageNamed } from '../engine/network.ts';
import { isRequest, messageText, tokenOn } from './messageWords.ts';
import type { Participant } from './participant.ts';
import { saying } from '../engine/recipeRoom.ts';

/** Something that could happen next, as a button says it. */
export interface Choice {
  readonly action: LockAction;
  readonly text: string;
  /** Whose colour it has. */
  readonly participant: Participant;
  /** Faults are what one would rather not have; the rest is how the system goes on. */
  readonly isFault: boolean;
}

/** What could happen next in this world, in the model's order. */
export function choicesOf(config: LockConfig, state: LockState): readonly Choice[] {
  return actionsOf(config, state).map((action) => ({
    action,
    text: choiceText(config, state, action),
    participant: participantOf(action),
    isFault: faults.has(action.type),
  }));
}

/** Why a fault that one would look for is not there: it would change nothing in this world. */
export function absenceOf({ tokenSource }: LockConfig): string | undefined {
  if (['forgetfulCounter', 'redisFailover', 'redisFlushed'].includes(tokenSource)) return undefined;
  return 'Failing over the lock service would change nothing here: this token source survives it with nothing lost. In the world “Issuer goes back” it does not.';
}

const faults = new Set<LockAction['type']>([
  'pause',
  'crash',
  'retry',
  'delay',
  'drop',
  'duplicate',
  'restartStorage',
  'failOver',
]);

function choiceText(config: LockConfig, state: LockState, action: LockAction): string {
  switch (action.type) {
    case 'proceed':
      return `${clientText(action.client)} ${intentText(config, state, action.client)}`;
    case 'renew':
      return `${clientText(action.client)} renews its lease`;
    case 'retry':
      return `${clientText(action.client)} sends its request again`;
    case 'pause':
      return `pause ${clientText(action.client)}`;
    case 'resume':
      return `${clientText(action.client)} wakes up`;
    case 'crash':
      return `crash ${clientText(action.client)}`;
    case 'expireLease':
      return state.lockService.holder === null ? saying('delayChoice') : 'the lease expires';
    case 'deliver':
    case 'delay':
    case 'drop':
    case 'duplicate':
      return `${action.type} ${describe(config, state, action.message)}`;
    case 'act':
      return config.rule === 'asked'
        ? `storage goes on with ${nameText(action.message)}, which it put off`
        : `storage performs ${nameText(action.message)}, which it has checked`;
    case 'restartStorage':
      return 'restart storage';
    case 'failOver':
      return config.tokenSource === 'redisFlushed' ? saying('flushChoice') : 'fail over the lock service';
  }
}

function intentText(config: LockConfig, state: LockState, client: number): string {
  const self = state.clients[client];
  const intent = self ? intentOf(config, client, self) : undefined;
  switch (intent?.type) {
    case 'send':
      return intent.request.type === 'acquire' ? 'asks for the lock' : `sends ${messageText(config, intent.request)}`;
    case 'checkLease':
      return 'checks its lease';
    default:
      return 'goes on';
  }
}

function describe(config: LockConfig, state: LockState, name: MessageName): string {
  const message = messageNamed(state, name);
  if (!message) return nameText(name);
  const token = tokenOn(config, message.body);
  const owner = clientText(name.client);
  const whose = isRequest(message)
    ? `${owner}’s ${messageText(config, message.body)}`
    : `the answer “${messageText(config, message.body)}” to ${owner}`;
  return token === undefined ? whose : `${whose} (${token})`;
}

function participantOf(action: LockAction): Participant {
  if ('client' in action) return { type: 'client', client: action.client };
  if ('message' in action) {
    return action.type === 'act' ? { type: 'storage' } : { type: 'client', client: action.message.client };
  }
  return action.type === 'restartStorage' ? { type: 'storage' } : { type: 'lockService' };
}
