declare module 'node-zookeeper-client' {
  export interface Stat {
    readonly czxid: Buffer;
    readonly version: number;
    /** The id of the session that it ends with. */
    readonly ephemeralOwner: Buffer;
  }
  export interface ZooKeeperError extends Error {
    readonly code: number;
    readonly name: string;
  }
  type Done<Result extends unknown[]> = (error: ZooKeeperError | null, ...result: Result) => void;
  export interface Transaction {
    check(path: string, version: number): Transaction;
    setData(path: string, data: Buffer, version: number): Transaction;
    commit(done: Done<unknown[]>): void;
  }
  export interface Client {
    once(event: 'connected' | 'disconnected' | 'expired', done: () => void): void;
    connect(): void;
    close(): void;
    getSessionId(): Buffer;
    create(path: string, data: Buffer, mode: number, done: Done<[path: string]>): void;
    remove(path: string, version: number, done: Done<[]>): void;
    setData(path: string, data: Buffer, version: number, done: Done<[Stat]>): void;
    getData(path: string, done: Done<[Buffer | undefined, Stat]>): void;
    exists(path: string, done: Done<[Stat | null]>): void;
    getChildren(path: string, done: Done<[string[]]>): void;
    transaction(): Transaction;
  }
  const zooKeeper: {
    createClient(address: string, options?: { sessionTimeout?: number; retries?: number }): Client;
    CreateMode: { PERSISTENT: number; EPHEMERAL_SEQUENTIAL: number };
  };
  export default zooKeeper;
}

declare module 'dynalite' {
  import type { Server } from 'node:http';
  const dynalite: (options: { createTableMs?: number }) => Server;
  export default dynalite;
}
