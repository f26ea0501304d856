import path from 'node:path';
import { Etcd3 } from 'etcd3';
import { defined } from '../../base/assert.ts';
import { etcdRecipe } from '../../engine/sources/etcd.ts';
import { anyRecipe, type Operation, type RecipeReply, type Standing } from '../../engine/sources/recipe.ts';
import {
  acquireTxn,
  dataKey,
  guardedTxn,
  lockKey,
  type EtcdGrant,
  type EtcdTxn,
} from '../../view/sources/etcdRequest.ts';
import { shellWord } from '../../view/sources/quoting.ts';
import { pasteEtcd } from './etcdCommands.ts';
import { packageVersion } from './packageVersion.ts';
import { forEachName, shellWith } from './pastedCommands.ts';
import { onServer, type RealLock, type RealSystem } from './realSystem.ts';
import { firstLineOf, freePort, programIn, startProcess } from './serverProcess.ts';

const leaseSeconds = 600;

/** Undefined when there is no etcd here. */
export async function startEtcd(folder: string): Promise<RealSystem | undefined> {
  const program = programIn('ETCD', 'etcd');
  if (program === undefined) return undefined;
  const [port, peerPort] = [await freePort(), await freePort()];
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const args = Object.entries({
    'data-dir': path.join(folder, 'data'),
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `default=${peerUrl}`,
    // Nothing has to last longer than this run.
    'unsafe-no-fsync': 'true',
  }).map(([name, value]) => `--${name}=${value}`);
  const version = /Version: ([\d.]+)/.exec(firstLineOf(program, ['--version']))?.[1] ?? '?';
  const knows = isAtLeast(version, 3, 4) ? args : args.slice(0, -1);
  const server = await startProcess(program, knows, port, folder);
  return onServer(server, () => Promise.resolve(driven(version, url, folder)));
}

function driven(version: string, url: string, folder: string): RealSystem {
  const etcd = new Etcd3({ hosts: url });
  let count = 0;
  return {
    id: 'etcd',
    server: `etcd ${version}`,
    client: `etcd3 ${packageVersion('etcd3')}`,
    variants: ['plain'],
    open: () => openLock(etcd, `r${++count}`),
    pasteCommands: () => {
      const tool = programIn('ETCDCTL', 'etcdctl');
      if (tool === undefined) return Promise.resolve(undefined);
      const programs = { etcdctl: `exec ${shellWord(tool)} "$@"` };
      const shell = shellWith(folder, { ETCDCTL_ENDPOINTS: url, ETCDCTL_API: '3' }, programs);
      return forEachName('etcd', (name) => pasteEtcd(shell, name));
    },
    stop: () => {
      etcd.close();
      return Promise.resolve();
    },
  };
}

function isAtLeast(version: string, major: number, minor: number): boolean {
  const [a = 0, b = 0] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
}

async function openLock(etcd: Etcd3, name: string): Promise<RealLock> {
  const started = await etcd.put(dataKey(name)).value('');
  const grants = new Map<string, EtcdGrant>();
  const grantOf = (client: string): EtcdGrant => defined(grants.get(client), 'grant');
  const perform = async (operation: Operation): Promise<RecipeReply> => {
    switch (operation.type) {
      case 'acquire':
        return acquire(etcd, name, operation.client, grants);
      case 'renew': {
        const { TTL } = await keepAliveOnce(etcd, grantOf(operation.client).leaseId);
        return TTL === '0' ? { type: 'refused', error: 'TTL 0' } : { type: 'renewed' };
      }
      case 'release':
        await etcd.leaseClient.leaseRevoke({ ID: grantOf(operation.client).leaseId });
        return { type: 'released' };
      case 'write': {
        const { client, value, isFenced } = operation;
        if (!isFenced) {
          await etcd.put(dataKey(name)).value(value);
          return { type: 'written' };
        }
        const { succeeded } = await commit(etcd, guardedTxn(name, grantOf(client), value));
        return succeeded ? { type: 'written' } : { type: 'refused', error: `succeeded: ${succeeded}` };
      }
      case 'expire': {
        // The server revokes a lease that is over in the same way; it is only told sooner.
        const { kvs } = await etcd.get(lockKey(name)).exec();
        const [lock] = kvs;
        if (lock) await etcd.leaseClient.leaseRevoke({ ID: lock.lease });
        return { type: 'done' };
      }
      case 'forget':
        await etcd.delete().key(lockKey(name));
        return { type: 'done' };
      case 'otherWork':
        await etcd.put('another').value('x');
        return { type: 'done' };
    }
  };
  return {
    recipe: anyRecipe(etcdRecipe(Number(started.header.revision))),
    perform: (operation) => perform(operation).catch(refusal),
    standing: async (): Promise<Standing> => {
      const [lock, value] = await Promise.all([etcd.get(lockKey(name)).exec(), etcd.get(dataKey(name)).string()]);
      const [held] = lock.kvs;
      const number = held ? Number(held.create_revision) : null;
      return { holder: held?.value.toString('utf8') ?? null, value: value ?? '', number };
    },
    close: () => Promise.resolve(),
  };
}

async function acquire(
  etcd: Etcd3,
  name: string,
  client: string,
  grants: Map<string, EtcdGrant>,
): Promise<RecipeReply> {
  const { ID: leaseId } = await etcd.leaseClient.leaseGrant({ TTL: leaseSeconds });
  const { succeeded, header, responses } = await commit(etcd, acquireTxn(name, client), leaseId);
  if (succeeded) {
    const createRevision = Number(header.revision);
    grants.set(client, { createRevision, leaseId });
    return { type: 'granted', token: createRevision };
  }
  await etcd.leaseClient.leaseRevoke({ ID: leaseId });
  const [held] = responses[0]?.response_range.kvs ?? [];
  return { type: 'held', by: defined(held, 'key of the holder').value.toString('utf8') };
}

function commit(etcd: Etcd3, { key, createRevision, then, otherwise }: EtcdTxn, leaseId?: string) {
  const action = 'get' in then ? etcd.get(then.get) : etcd.put(then.put).value(then.value);
  const leased =
    'put' in then && then.isLeased
      ? etcd
          .put(then.put)
          .value(then.value)
          .lease(leaseId ?? '0')
      : action;
  return etcd.if(key, 'Create', '==', createRevision).then(leased).else(etcd.get(otherwise.get)).commit();
}

async function keepAliveOnce(etcd: Etcd3, ID: string): Promise<{ readonly TTL: string }> {
  const stream = await etcd.leaseClient.leaseKeepAlive();
  return new Promise((resolve, reject) => {
    stream.on('data', (answer: { readonly TTL: string }) => {
      stream.end();
      resolve(answer);
    });
    stream.on('error', reject);
    stream.write({ ID });
  });
}

function refusal(error: unknown): RecipeReply {
  if (!(error instanceof Error)) throw error;
  const words = /requested lease not found/.exec(error.message)?.[0];
  if (words === undefined) throw error;
  return { type: 'refused', error: words };
}
