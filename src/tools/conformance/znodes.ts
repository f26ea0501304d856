import zooKeeper, { type Client, type Stat, type ZooKeeperError } from 'node-zookeeper-client';

export const sessionMs = 600_000;

/** The client's calls as promises. */
export interface Znodes {
  readonly client: Client;
  create(path: string, data?: string): Promise<string>;
  createInLine(path: string, data: string): Promise<string>;
  remove(path: string): Promise<void>;
  set(path: string, data: string): Promise<void>;
  get(path: string): Promise<string>;
  stat(path: string): Promise<Stat | null>;
  children(path: string): Promise<readonly string[]>;
  setGuarded(guard: string, path: string, data: string): Promise<void>;
}

export function znodesOf(client: Client): Znodes {
  const { PERSISTENT, EPHEMERAL_SEQUENTIAL } = zooKeeper.CreateMode;
  return {
    client,
    create: (path, data = '') => called((done) => client.create(path, Buffer.from(data), PERSISTENT, done)),
    createInLine: (path, data) => called((done) => client.create(path, Buffer.from(data), EPHEMERAL_SEQUENTIAL, done)),
    remove: (path) => called((done) => client.remove(path, -1, (error) => done(error))),
    set: async (path, data) => {
      await called<Stat>((done) => client.setData(path, Buffer.from(data), -1, done));
    },
    get: async (path) => {
      const data = await called<Buffer | undefined>((done) => client.getData(path, done));
      return data?.toString('utf8') ?? '';
    },
    stat: (path) => called((done) => client.exists(path, done)),
    children: (path) => called<string[]>((done) => client.getChildren(path, done)),
    setGuarded: (guard, path, data) =>
      called((done) =>
        client
          .transaction()
          .check(guard, 0)
          .setData(path, Buffer.from(data), -1)
          .commit((error) => done(error)),
      ),
  };
}

/** A session of its own. */
export function connected(address: string): Promise<Client> {
  const client = zooKeeper.createClient(address, { sessionTimeout: sessionMs });
  return new Promise((resolve) => {
    client.once('connected', () => {
      resolve(client);
    });
    client.connect();
  });
}

/** Ends the session: the server removes its ephemeral znodes, as it does when a session has been silent for too long. */
export function disconnected(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.once('disconnected', () => {
      resolve();
    });
    client.close();
  });
}

export function zxidOf({ czxid }: Stat): number {
  return Number(czxid.readBigInt64BE());
}

function called<Result>(
  call: (done: (error: ZooKeeperError | null, result?: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    call((error, result) => {
      if (error) reject(error);
      else resolve(result as Result);
    });
  });
}
