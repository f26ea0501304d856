import { exhaustive } from '../base/exhaustive.ts';
import type { StorageRule } from './config.ts';
import type { Refusal, StorageRequest, WriteRequest } from './message.ts';
import type { StorageState } from './state.ts';

export type Decision = { readonly type: 'accept' } | { readonly type: 'duplicate' } | Refusal;

const accept: Decision = { type: 'accept' };

/** Whether storage under `rule` accepts `request`, from nothing but what storage remembers. */
export function decisionOf(rule: StorageRule, storage: StorageState, request: StorageRequest): Decision {
  if (rule !== 'none' && lacksToken(request)) return missing(storage, request.token);
  if (rule === 'claim') return claimed(storage, request);
  if (request.type === 'read') return rule === 'seal' ? atLeast(storage, request.token) : accept;
  switch (rule) {
    case 'none':
      return accept;
    case 'fence':
    case 'seal':
      return atLeast(storage, request.token);
    case 'strict':
      return request.token > storage.highestToken ? accept : refusal(storage, request.token);
    case 'tokenAndSequence':
      return inSequence(storage, request);
    case 'asked':
      throw new Error('Storage that asks does not decide by a rule.');
    default:
      return exhaustive(rule);
  }
}

/** Whether its client left the token out. */
export function lacksToken(request: StorageRequest): boolean {
  return request.type === 'write' && request.lacksToken === true;
}

/** A missing token is no lowest one: nothing was seen of the request that could be compared. */
function missing({ highestToken: highest }: StorageState, token: number): Refusal {
  return { type: 'fenced', token, highest, reason: 'missing' };
}

/** Claims are never refused, since nothing tells which of two is newer; any other request has to match the latest. */
function claimed({ claimedToken: highest }: StorageState, { token, claims }: StorageRequest): Decision {
  return claims || token === highest ? accept : { type: 'fenced', token, highest, reason: 'notClaimed' };
}

function atLeast(storage: StorageState, token: number): Decision {
  return token >= storage.highestToken ? accept : refusal(storage, token);
}

function inSequence(storage: StorageState, { token, sequence }: WriteRequest): Decision {
  if (token !== storage.highestToken) return atLeast(storage, token);
  if (sequence > storage.highestSequence) return accept;
  if (sequence === storage.highestSequence) return { type: 'duplicate' };
  return { type: 'fenced', token, highest: storage.highestToken, reason: 'oldSequence' };
}

function refusal({ highestToken: highest }: StorageState, token: number): Refusal {
  return { type: 'fenced', token, highest, reason: token < highest ? 'lower' : 'notHigher' };
}
