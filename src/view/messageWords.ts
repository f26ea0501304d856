import type { LockConfig } from '../engine/config.ts';
import type { Message, Refusal, Reply, Request } from '../engine/message.ts';
import { tokenText } from '../engine/tokenSource.ts';
import { valueText } from '../engine/writeMark.ts';
import type { Participant } from './participant.ts';

export function isRequest(message: Message): message is Message & { readonly body: Request } {
  return message.name.kind === 'request';
}

/** Where a message comes from and goes to. */
export function endsOf(message: Message): { readonly from: Participant; readonly to: Participant } {
  const client: Participant = { type: 'client', client: message.name.client };
  const server: Participant = { type: isForStorage(message.body) ? 'storage' : 'lockService' };
  return isRequest(message) ? { from: client, to: server } : { from: server, to: client };
}

function isForStorage(body: Request | Reply): boolean {
  return ['read', 'write', 'value', 'ok', 'fenced'].includes(body.type);
}

/** What is written on a message: `acquire`, `PUT x=B`, `412 Fenced`. */
export function messageText(config: LockConfig, body: Request | Reply): string {
  switch (body.type) {
    case 'acquire':
    case 'renew':
    case 'release':
    case 'released':
    case 'renewed':
      return body.type;
    case 'fetchToken':
      return 'current token?';
    case 'read':
      return 'GET x';
    case 'write':
      return `PUT ${body.key ?? 'x'}=${valueText(config, body.value)}`;
    case 'granted':
    case 'currentToken':
      return `token ${tokenText(config.tokenSource, body.token)}`;
    case 'held':
      return body.holder === null ? 'withheld' : 'held';
    case 'notHolder':
      return 'not holder';
    case 'value':
      return `x=${valueText(config, body.value)}`;
    case 'ok':
      return 'OK';
    case 'fenced':
      return refusalText(body);
  }
}

/** As HTTP has it. */
export const statusOf = ({ reason }: Pick<Refusal, 'reason'>): 412 | 428 => (reason === 'missing' ? 428 : 412);

/** Storage's two errors: a token that is too old, and none at all. */
export function refusalText(refusal: Pick<Refusal, 'reason'>): string {
  const status = statusOf(refusal);
  return `${status} ${status === 412 ? 'Fenced' : 'No token'}`;
}

/** The fencing token that a message carries, if storage or the lock service compares it. */
export function tokenOn(config: LockConfig, body: Request | Reply): string | undefined {
  if (body.type === 'granted') return tokenText(config.tokenSource, body.token);
  if (body.type === 'write' && body.lacksToken) return undefined;
  if (body.type === 'write' || body.type === 'renew' || body.type === 'release') {
    return tokenText(config.tokenSource, body.token);
  }
  // A read is compared only where storage fences reads too.
  const comparesReads = config.rule === 'seal' || config.rule === 'claim' || config.rule === 'asked';
  return body.type === 'read' && comparesReads ? tokenText(config.tokenSource, body.token) : undefined;
}

/** Why storage refused: `41 < 42`, `41 is not > 41`, `old sequence`, or what its program says. */
export function comparisonText(config: LockConfig, refusal: Refusal): string {
  const token = tokenText(config.tokenSource, refusal.token);
  const highest = tokenText(config.tokenSource, refusal.highest);
  switch (refusal.reason) {
    case 'lower':
      return `${token} < ${highest}`;
    case 'notHigher':
      return `${token} is not > ${highest}`;
    case 'oldSequence':
      return 'old sequence';
    case 'missing':
    case 'asked':
      return refusal.words ?? 'nothing to compare';
    case 'notClaimed':
      return `${token} ≠ ${highest}`;
  }
}
