import { clientText } from './action.ts';
import type { ClientId, LockConfig } from './config.ts';

const marksPerWrite = 4;

/** What a blind write leaves in storage: whose it is, and which of that client's writes. Never 0. */
export function writeMark(client: ClientId, sequence: number): number {
  return (sequence - 1) * marksPerWrite + client + 1;
}

/** The same write's mark, had its client another name. */
export function renamedMark(mark: number, renamed: (client: ClientId) => ClientId): number {
  if (mark === 0) return 0;
  const client = (mark - 1) % marksPerWrite;
  return mark - client + renamed(client);
}

/** A stored value as people read it: `2` where clients count, else `A`, or `A#2` where a client writes more than once. */
export function valueText(config: LockConfig, value: number): string {
  if (isCounting(config)) return String(value);
  if (value === 0) return 'empty';
  const client = (value - 1) % marksPerWrite;
  const sequence = Math.floor((value - 1) / marksPerWrite) + 1;
  const writesOften = config.clients.some(({ writeCount }) => writeCount > 1);
  return writesOften ? `${clientText(client)}#${sequence}` : clientText(client);
}

/** Whether all clients read, modify and write a counter. */
export function isCounting(config: LockConfig): boolean {
  return config.clients.every(({ habit }) => habit === 'readModifyWrite');
}
