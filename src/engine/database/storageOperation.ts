import type { LockAction } from '../action.ts';
import type { LockConfig } from '../config.ts';
import type { LockEvent } from '../event.ts';
import type { StorageRequest, WriteRequest } from '../message.ts';
import { isStorageRequest, type Message, type Request } from '../message.ts';
import { isSameName } from '../network.ts';
import type { LockState } from '../state.ts';

/** One thing that storage does in a run. */
export type StorageOperation =
  | { readonly type: 'request'; readonly request: StorageRequest }
  /** Storage that checks, then acts: compares now … */
  | { readonly type: 'check'; readonly request: WriteRequest }
  /** … and writes later, whatever it has seen meanwhile. */
  | { readonly type: 'perform'; readonly request: WriteRequest }
  | { readonly type: 'restart' };

/** What storage decided. */
export type StorageDecision =
  | { readonly type: 'accepted' | 'refused' | 'duplicate' | 'approved' | 'restarted' }
  | { readonly type: 'value'; readonly value: string }
  | { readonly type: 'failed'; readonly message: string };

export interface Taken {
  readonly before: LockState;
  readonly action: LockAction;
  readonly events: readonly LockEvent[];
}

/** What storage did in an action; undefined when the action was none of storage's. */
export function storageOperationOf(
  config: LockConfig,
  { before, action, events }: Taken,
): StorageOperation | undefined {
  if (action.type === 'restartStorage') return { type: 'restart' };
  if (action.type === 'act') {
    const message = before.storage.approved.find(({ name }) => isSameName(name, action.message));
    return message && { type: 'perform', request: message.body as WriteRequest };
  }
  const [first] = events;
  const request = first?.type === 'messageDelivered' ? storageRequestIn(first.message) : undefined;
  if (!request) return undefined;
  const isChecked = request.type === 'write' && config.storageStep === 'checkThenAct';
  return isChecked ? { type: 'check', request } : { type: 'request', request };
}

function storageRequestIn({ name, body }: Message): StorageRequest | undefined {
  if (name.kind === 'reply') return undefined;
  const request = body as Request;
  return isStorageRequest(request) ? request : undefined;
}

/** What the model says that storage decided in an action. `valueOf` tells a stored value as the database holds it. */
export function modelDecisionOf(
  { events }: Pick<Taken, 'events'>,
  valueOf: (value: number) => string,
): StorageDecision | undefined {
  for (const event of events) {
    switch (event.type) {
      case 'writeAccepted':
        return { type: 'accepted' };
      case 'writeApproved':
        return { type: 'approved' };
      case 'duplicateRecognised':
        return { type: 'duplicate' };
      case 'readAccepted':
        return { type: 'value', value: valueOf(event.value) };
      case 'writeRejected':
      case 'readRejected':
        return { type: 'refused' };
      case 'storageRestarted':
        return { type: 'restarted' };
      default: // nothing that storage decides
    }
  }
  return undefined;
}
