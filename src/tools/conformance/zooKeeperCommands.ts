import { spawn } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import type { Client } from 'node-zookeeper-client';
import { zooKeeperSetup, zooKeeperText, type ZooKeeperGrant } from '../../view/sources/zooKeeperRequest.ts';
import { CommandDiffers, pasteAll, type Pasted } from './pastedCommands.ts';
import { within } from './within.ts';

/** zkCli cannot write both kinds of quotes in one word. */
const value = 'say "é" $2';

/** A zkCli with a session of its own, into which lines are pasted. */
export interface ZkCli {
  paste(text: string): Promise<string>;
  close(): void;
}

export function startZkCli(java: string, jar: string, address: string): ZkCli {
  // One pipe for both of its outputs: from two, what came first may be heard last.
  const command = [java, '-cp', jar, 'org.apache.zookeeper.ZooKeeperMain', '-server', address];
  const child = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', ...command]);
  let said = '';
  let heard = (): void => undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
    heard();
  });
  let count = 0;
  return {
    paste: (text) => {
      // It answers one line after the other: when this one is answered, so are those before it.
      const marker = `/answered-${++count}`;
      const start = said.length;
      child.stdin.write(`${text}\nstat ${marker}\n`);
      return new Promise((resolve) => {
        heard = () => {
          if (said.includes(`Node does not exist: ${marker}`, start)) resolve(said.slice(start));
        };
        heard();
      });
    },
    close: () => child.kill('SIGKILL'),
  };
}

interface Sessions {
  readonly a: ZkCli;
  readonly b: ZkCli;
  /** For what zkCli has no command for. */
  readonly client: Client;
}

/** A has the lock, B asks in vain, A writes and releases, B has it, and A writes once more. */
export async function pasteZooKeeper({ a, b, client }: Sessions, name: string): Promise<number> {
  const first: ZooKeeperGrant = { sequence: 0 };
  const second: ZooKeeperGrant = { sequence: 1 };
  const third: ZooKeeperGrant = { sequence: 2 };
  const acquire = (letter: string) => zooKeeperText(name, { type: 'acquire', client: letter, attempt: 1, leaseMs: 1 });
  const release = (letter: string, grant: ZooKeeperGrant) =>
    zooKeeperText(name, { type: 'release', client: letter, grant });
  const write = (grant: ZooKeeperGrant, isFenced: boolean) =>
    zooKeeperText(name, { type: 'write', client: 'A', grant, isFenced, value });
  const read = (isFenced: boolean) => zooKeeperText(name, { type: 'read', client: 'A', grant: first, isFenced });
  const count =
    (await pasteAll(a.paste, [
      { text: zooKeeperSetup(name), says: `Created /data/${name}` },
      { text: acquire('A'), says: /lock-0000000000\n.*\[lock-0000000000\]/s },
    ])) +
    (await pasteAll(b.paste, [
      { text: acquire('B'), says: /lock-0000000001\n.*\[lock-0000000000, lock-0000000001\]/s },
      { text: release('B', second), says: /^(?!.*Node does not exist: \/locks)/s },
    ]));
  await run(client, write(first, true), undefined);
  await run(client, read(true), undefined);
  const afterwards: readonly Pasted[] = [
    { text: zooKeeperText(name, { type: 'renew', client: 'A', grant: first, leaseMs: 1 }), says: 'cZxid = 0x' },
    { text: zooKeeperText(name, { type: 'fetchToken', client: 'A', grant: first }), says: '[lock-0000000000]' },
    { text: read(false), says: value },
    { text: release('A', first), says: /^(?!.*Node does not exist: \/locks)/s },
  ];
  await pasteAll(a.paste, afterwards);
  await pasteAll(b.paste, [{ text: acquire('B'), says: /\[lock-0000000002\]/ }]);
  await run(client, write(first, true), 'NO_NODE');
  await run(client, write(third, true), undefined);
  const stale: readonly Pasted[] = [
    { text: release('A', first), says: 'Node does not exist' },
    { text: write(first, false), says: /^(?!.*Node does not exist: \/data)/s },
  ];
  await pasteAll(a.paste, stale);
  return count + afterwards.length + stale.length + 5;
}

/** JavaScript that names `client` and `done`. */
function run(client: Client, text: string, error: string | undefined): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    const done = (found: Error | null): void => {
      if ((found?.name ?? undefined) === error) resolve();
      else reject(new CommandDiffers(`Run:\n${text}\nIt should end with ${error ?? 'no error'}: ${String(found)}`));
    };
    runInNewContext(text, { client, done, Buffer });
  });
  return within(text, ended);
}
