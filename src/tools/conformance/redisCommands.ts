import type { RedisGrant } from '../../view/sources/redisRequest.ts';
import { redisText } from '../../view/sources/redisRequest.ts';
import { hardValue as value, pasteAll, type Pasted, type Shell } from './pastedCommands.ts';

const leaseMs = 600_000;

/** A has the lock, B asks in vain, A writes and releases, B has it, and A writes once more. */
export function pasteRedis(shell: Shell, name: string): Promise<number> {
  const first: RedisGrant = { value: 'A-1', token: 1 };
  const second: RedisGrant = { value: 'B-3', token: 2 };
  const commands: readonly Pasted[] = [
    { text: redisText(name, { type: 'acquire', client: 'A', attempt: 1, leaseMs }), says: /^1\n$/ },
    { text: redisText(name, { type: 'acquire', client: 'B', attempt: 2, leaseMs }), says: /^\n$/ },
    { text: redisText(name, { type: 'renew', client: 'A', grant: first, leaseMs }), says: /^1\n$/ },
    { text: redisText(name, { type: 'fetchToken', client: 'A', grant: first }), says: /^1\n$/ },
    { text: redisText(name, { type: 'write', client: 'A', grant: first, isFenced: true, value }), says: /^OK\n$/ },
    { text: redisText(name, { type: 'read', client: 'A', grant: first, isFenced: true }), says: `${value}\n` },
    { text: redisText(name, { type: 'release', client: 'A', grant: first }), says: /^1\n$/ },
    { text: redisText(name, { type: 'acquire', client: 'B', attempt: 3, leaseMs }), says: /^2\n$/ },
    { text: redisText(name, { type: 'write', client: 'B', grant: second, isFenced: true, value: '2' }), says: 'OK' },
    { text: redisText(name, { type: 'write', client: 'A', grant: first, isFenced: true, value }), says: 'FENCED 2' },
    { text: redisText(name, { type: 'read', client: 'A', grant: first, isFenced: true }), says: 'FENCED 2' },
    { text: redisText(name, { type: 'release', client: 'A', grant: first }), says: /^0\n$/ },
    { text: redisText(name, { type: 'write', client: 'A', grant: first, isFenced: false, value }), says: /^0\n$/ },
    { text: redisText(name, { type: 'read', client: 'A', grant: first, isFenced: false }), says: `${value}\n` },
    ...(['counterExpires', 'isReentrant'] as const).map((trap, index) => ({
      text: redisText(`${name} ${index}`, { type: 'acquire', client: 'A', attempt: 1, leaseMs }, trap),
      says: /^1\n$/,
    })),
    {
      text: redisText(`${name} 1`, { type: 'acquire', client: 'A', attempt: 2, leaseMs }, 'isReentrant'),
      says: /^2\n$/,
    },
  ];
  return pasteAll(shell.paste, commands);
}
