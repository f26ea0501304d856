import { defined } from '../../base/assert.ts';
import { etcdText, type EtcdGrant } from '../../view/sources/etcdRequest.ts';
import { hardValue as value, pasteAll, type Pasted, type Shell } from './pastedCommands.ts';

const leaseMs = 600_000;
const done = '"succeeded":true';
const notDone = /^(?!.*"succeeded":true)/s;

/** A has the lock, B asks in vain, A writes and releases, B has it, and A writes once more. */
export async function pasteEtcd(shell: Shell, name: string): Promise<number> {
  const first = await acquire(shell, name, 'A');
  const before: readonly Pasted[] = [
    { text: etcdText(name, { type: 'acquire', client: 'B', attempt: 1, leaseMs }), says: notDone },
    { text: etcdText(name, { type: 'renew', client: 'A', grant: first, leaseMs }), says: 'keepalived with TTL' },
    {
      text: etcdText(name, { type: 'fetchToken', client: 'A', grant: first }),
      says: `"create_revision":${first.createRevision},`,
    },
    { text: etcdText(name, { type: 'write', client: 'A', grant: first, isFenced: true, value }), says: done },
    { text: etcdText(name, { type: 'read', client: 'A', grant: first, isFenced: true }), says: done },
    { text: etcdText(name, { type: 'release', client: 'A', grant: first }), says: 'revoked' },
  ];
  const count = await pasteAll(shell.paste, before);
  await acquire(shell, name, 'B');
  const after: readonly Pasted[] = [
    {
      text: etcdText(name, { type: 'renew', client: 'A', grant: first, leaseMs }),
      says: /requested lease not found|expired or revoked/,
    },
    { text: etcdText(name, { type: 'release', client: 'A', grant: first }), says: 'requested lease not found' },
    { text: etcdText(name, { type: 'write', client: 'A', grant: first, isFenced: true, value: '2' }), says: notDone },
    { text: etcdText(name, { type: 'read', client: 'A', grant: first, isFenced: false }), says: `${value}\n` },
    { text: etcdText(name, { type: 'write', client: 'A', grant: first, isFenced: false, value: '3' }), says: 'OK' },
    { text: etcdText(name, { type: 'read', client: 'A', grant: first, isFenced: false }), says: '3\n' },
  ];
  return count + (await pasteAll(shell.paste, after)) + 2;
}

async function acquire(shell: Shell, name: string, client: string): Promise<EtcdGrant> {
  const text = etcdText(name, { type: 'acquire', client, attempt: 1, leaseMs });
  const output = await shell.paste(`${text}\necho "lease $LEASE"`);
  await pasteAll(() => Promise.resolve(output), [{ text, says: done }]);
  const createRevision = Number(/"revision":(\d+)/.exec(output)?.[1]);
  return { createRevision, leaseId: defined(/lease ([0-9a-f]+)/.exec(output)?.[1], 'lease') };
}
