import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defined } from '../../base/assert.ts';
import { exhaustive } from '../../base/exhaustive.ts';
import { anyRecipe, type Operation, type RecipeReply, type Standing } from '../../engine/sources/recipe.ts';
import { zooKeeperRecipe } from '../../engine/sources/zookeeper.ts';
import { dataPath, lockPath, parentPath } from '../../view/sources/zooKeeperRequest.ts';
import { packageVersion } from './packageVersion.ts';
import { forEachName } from './pastedCommands.ts';
import { onServer, type RealLock, type RealSystem } from './realSystem.ts';
import { freePort, programIn, startProcess, textFrom } from './serverProcess.ts';
import { pasteZooKeeper, startZkCli } from './zooKeeperCommands.ts';
import { connected, disconnected, sessionMs, znodesOf, zxidOf, type Znodes } from './znodes.ts';

/** Undefined when there is no ZooKeeper, or no Java, here. `ZOOKEEPER_JAR` says where it is. */
export async function startZooKeeper(folder: string): Promise<RealSystem | undefined> {
  const java = programIn('JAVA', 'java');
  const jar = programIn('ZOOKEEPER_JAR', 'zookeeper.jar', '/usr/share/java/zookeeper.jar');
  if (java === undefined || jar === undefined) return undefined;
  const port = await freePort();
  const settings = {
    tickTime: 500,
    dataDir: path.join(folder, 'data'),
    clientPort: port,
    clientPortAddress: '127.0.0.1',
    maxClientCnxns: 0,
    'admin.enableServer': false,
    'snapshot.trust.empty': true,
    // A busy machine is no reason to end a session: the histories end them.
    minSessionTimeout: sessionMs,
    maxSessionTimeout: sessionMs,
    // Nothing has to last longer than this run.
    forceSync: 'no',
  };
  const file = path.join(folder, 'zoo.cfg');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const main = 'org.apache.zookeeper.server.ZooKeeperServerMain';
  const options = ['-Xmx256m', '-Dzookeeper.4lw.commands.whitelist=srvr', '-cp', jar, main, file];
  const server = await startProcess(java, options, port, folder, isServing);
  return onServer(server, () => driven(java, jar, port));
}

async function driven(java: string, jar: string, port: number): Promise<RealSystem> {
  const address = `127.0.0.1:${port}`;
  const admin = await connected(address);
  const nodes = znodesOf(admin);
  for (const place of ['/locks', '/data', '/another']) await nodes.create(place);
  let count = 0;
  return {
    id: 'zooKeeper',
    server: `ZooKeeper ${/version: ([\d.]+)/.exec(await textFrom(port, 'srvr'))?.[1] ?? '?'}`,
    client: `node-zookeeper-client ${packageVersion('node-zookeeper-client')}`,
    variants: ['plain'],
    open: () => openLock(nodes, address, `r${++count}`),
    pasteCommands: async () => {
      const [a, b] = [startZkCli(java, jar, address), startZkCli(java, jar, address)];
      try {
        return await forEachName('zooKeeper', (name) => pasteZooKeeper({ a, b, client: admin }, name));
      } finally {
        a.close();
        b.close();
      }
    },
    stop: () => disconnected(admin),
  };
}

/** It takes connections before it serves, and who greets it too early is never answered. */
async function isServing(port: number): Promise<boolean> {
  const text = await textFrom(port, 'srvr').catch(() => '');
  return text.includes('version:');
}

async function openLock(admin: Znodes, address: string, name: string): Promise<RealLock> {
  const [parent, data] = [parentPath(name), dataPath(name)];
  await admin.create(data);
  await admin.create(parent);
  const zxid = zxidOf(defined(await admin.stat(parent), 'parent'));
  const sessions = new Map<string, Znodes>();
  /** Ids of sessions, in the order in which they were opened. */
  const sessionIds: string[] = [];
  const grants = new Map<string, number>();
  const sessionOf = async (client: string): Promise<Znodes> => {
    const known = sessions.get(client);
    if (known) return known;
    const opened = znodesOf(await connected(address));
    sessions.set(client, opened);
    sessionIds.push(opened.client.getSessionId().toString('hex'));
    return opened;
  };
  const perform = async (operation: Operation): Promise<RecipeReply> => {
    switch (operation.type) {
      case 'acquire': {
        const reply = await acquire(await sessionOf(operation.client), name, operation.client, sessionIds);
        if (reply.type === 'granted') grants.set(operation.client, reply.token);
        return reply;
      }
      case 'renew':
      case 'release':
      case 'write':
        return useLock(
          await sessionOf(operation.client),
          name,
          operation,
          defined(grants.get(operation.client), 'grant'),
        );
      case 'expire': {
        const lock = await lockIn(admin, name);
        const session = lock && sessions.get(lock.client);
        if (!session) return { type: 'done' };
        sessions.delete(lock.client);
        await disconnected(session.client);
        return { type: 'done' };
      }
      case 'forget':
        await admin.remove(parent);
        await admin.create(parent);
        return { type: 'done' };
      case 'otherWork':
        await admin.set('/another', '');
        return { type: 'done' };
    }
  };
  return {
    recipe: anyRecipe(zooKeeperRecipe({ zxid, sequence: 0 })),
    perform: (operation) => perform(operation).catch(refusal),
    standing: async (): Promise<Standing> => {
      const lock = await lockIn(admin, name);
      return { holder: lock?.client ?? null, value: await admin.get(data), number: lock?.czxid ?? null };
    },
    close: async () => {
      for (const { client } of sessions.values()) await disconnected(client);
    },
  };
}

/** A session id is told by its place among all that were opened. */
async function acquire(
  session: Znodes,
  name: string,
  client: string,
  sessionIds: readonly string[],
): Promise<RecipeReply> {
  const own = await session.createInLine(`${parentPath(name)}/lock-`, client);
  const lowest = defined((await inLine(session, name))[0], 'znode');
  if (own.endsWith(lowest)) {
    const { version, ephemeralOwner } = defined(await session.stat(own), 'own znode');
    const lookalikes = { version, session: sessionIds.indexOf(ephemeralOwner.toString('hex')) + 1 };
    return { type: 'granted', token: sequenceOf(own), lookalikes };
  }
  const by = await session.get(`${parentPath(name)}/${lowest}`);
  await session.remove(own);
  return { type: 'held', by };
}

async function useLock(
  session: Znodes,
  name: string,
  operation: Extract<Operation, { type: 'renew' | 'release' | 'write' }>,
  sequence: number,
): Promise<RecipeReply> {
  const own = lockPath(name, sequence);
  switch (operation.type) {
    case 'renew':
      return (await session.stat(own)) ? { type: 'renewed' } : { type: 'refused', error: 'NO_NODE' };
    case 'release':
      await session.remove(own);
      return { type: 'released' };
    case 'write':
      if (operation.isFenced) await session.setGuarded(own, dataPath(name), operation.value);
      else await session.set(dataPath(name), operation.value);
      return { type: 'written' };
    default:
      return exhaustive(operation);
  }
}

/** Children by number: the one that waits longest first. */
async function inLine(session: Znodes, name: string): Promise<readonly string[]> {
  const children = await session.children(parentPath(name));
  return children.toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
}

async function lockIn(admin: Znodes, name: string): Promise<{ client: string; czxid: number } | undefined> {
  const [lowest] = await inLine(admin, name);
  if (lowest === undefined) return undefined;
  const place = `${parentPath(name)}/${lowest}`;
  return { client: await admin.get(place), czxid: zxidOf(defined(await admin.stat(place), 'znode')) };
}

const sequenceOf = (path: string): number => Number(path.slice(path.lastIndexOf('lock-') + 'lock-'.length));

function refusal(error: unknown): RecipeReply {
  if (!(error instanceof Error) || !['NO_NODE', 'NOT_EMPTY'].includes(error.name)) throw error;
  return { type: 'refused', error: error.name };
}
