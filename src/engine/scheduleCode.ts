import type { Schedule, Step } from '../model/schedule.ts';
import { clientText, messageText, type LockAction } from './action.ts';
import { parseClient, parseMessageName } from './actionPhrase.ts';

/**
 * A schedule as text for an address: one letter an action and whom it is about, actions of a step joined by
 * `-`, steps by `.`, a step that only looks is `_`. The zombie writer: `sA-dA1-da1.pA.e.…`.
 * Names, not positions in a list, so that one schedule means the same in every world.
 */
export function encodeSchedule(schedule: Schedule<LockAction>): string {
  return schedule.map((step) => (step.length === 0 ? '_' : step.map(encodeAction).join('-'))).join('.');
}

/** The schedule that `text` says, or the first piece of it that says nothing. */
export function decodeSchedule(text: string): { schedule: Schedule<LockAction> } | { unreadable: string } {
  if (text === '') return { schedule: [] };
  const schedule: Step<LockAction>[] = [];
  for (const stepText of text.split('.')) {
    const step: LockAction[] = [];
    for (const piece of stepText === '_' ? [] : stepText.split('-')) {
      const action = decodeAction(piece);
      if (!action) return { unreadable: piece };
      step.push(action);
    }
    schedule.push(step);
  }
  return { schedule };
}

const letters = {
  proceed: 's',
  renew: 'n',
  retry: 'y',
  pause: 'p',
  resume: 'r',
  crash: 'c',
  deliver: 'd',
  delay: 'w',
  drop: 'k',
  duplicate: 'u',
  act: 'a',
  expireLease: 'e',
  restartStorage: 'b',
  failOver: 'f',
} as const satisfies Record<LockAction['type'], string>;

const types = new Map(Object.entries(letters).map(([type, letter]) => [letter, type as LockAction['type']]));

function encodeAction(action: LockAction): string {
  const letter = letters[action.type];
  if ('client' in action) return letter + clientText(action.client);
  if ('message' in action) return letter + messageText(action.message);
  return letter;
}

function decodeAction(piece: string): LockAction | undefined {
  const type = types.get(piece.charAt(0) as (typeof letters)[LockAction['type']]);
  const object = piece.slice(1);
  switch (type) {
    case undefined:
      return undefined;
    case 'expireLease':
    case 'restartStorage':
    case 'failOver':
      return object === '' ? { type } : undefined;
    case 'deliver':
    case 'delay':
    case 'drop':
    case 'duplicate':
    case 'act': {
      const message = parseMessageName(object);
      return message && { type, message };
    }
    default: {
      const client = parseClient(object);
      return client === undefined ? undefined : { type, client };
    }
  }
}
