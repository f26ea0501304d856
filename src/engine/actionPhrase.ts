import { defined } from '../base/assert.ts';
import type { LockAction, MessageName } from './action.ts';

/** Reads an action as a scenario file spells it: `pause A`, `deliver A2`, `expire lease`. Undefined when it is none. */
export function parseActionPhrase(phrase: string): LockAction | undefined {
  if (phrase === 'expire lease') return { type: 'expireLease' };
  if (phrase === 'restart storage') return { type: 'restartStorage' };
  if (phrase === 'fail over') return { type: 'failOver' };
  const [verb, object, ...rest] = phrase.split(' ');
  if (verb === undefined || object === undefined || rest.length > 0) return undefined;
  const client = parseClient(object);
  if (isClientVerb(verb)) return client === undefined ? undefined : { type: verb, client };
  const message = parseMessageName(object);
  if (isMessageVerb(verb)) return message && { type: verb, message };
  return undefined;
}

/** Reads `A2` (a request) or `a2` (the reply to it). */
export function parseMessageName(text: string): MessageName | undefined {
  const match = /^([A-Da-d])([1-9]\d{0,2})$/.exec(text);
  if (!match) return undefined;
  const letter = defined(match[1], 'letter');
  const client = parseClient(letter.toUpperCase());
  if (client === undefined) return undefined;
  return { client, number: Number(match[2]), kind: letter < 'a' ? 'request' : 'reply' };
}

export function parseClient(text: string): number | undefined {
  return /^[A-D]$/.test(text) ? text.charCodeAt(0) - 65 : undefined;
}

const clientVerbs = ['proceed', 'renew', 'retry', 'pause', 'resume', 'crash'] as const;
const messageVerbs = ['deliver', 'delay', 'drop', 'duplicate', 'act'] as const;

function isClientVerb(verb: string): verb is (typeof clientVerbs)[number] {
  return clientVerbs.some((known) => known === verb);
}

function isMessageVerb(verb: string): verb is (typeof messageVerbs)[number] {
  return messageVerbs.some((known) => known === verb);
}
