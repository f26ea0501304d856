import { exhaustive } from '../../base/exhaustive.ts';
import type { Access } from './access.ts';
import { heredocLine, quotedString, shellWord } from './quoting.ts';

export interface EtcdGrant {
  readonly createRevision: number;
  /** Sixteen hexadecimal digits, as etcdctl writes it. */
  readonly leaseId: string;
}

type Put = { readonly put: string; readonly value: string; readonly isLeased: boolean };
type Get = { readonly get: string };

/** One Txn: it compares a key's create revision (0: there is no such key), and then does one of two things. */
export interface EtcdTxn {
  readonly key: string;
  readonly createRevision: number;
  readonly then: Put | Get;
  readonly otherwise: Get;
}

export const lockKey = (name: string): string => `lock/${name}`;
export const dataKey = (name: string): string => `data/${name}`;

export function acquireTxn(name: string, client: string): EtcdTxn {
  const key = lockKey(name);
  return { key, createRevision: 0, then: { put: key, value: client, isLeased: true }, otherwise: { get: key } };
}

/** As long as the key that the client created is there, it is the client's lock. */
export function guardedTxn(name: string, { createRevision }: EtcdGrant, value: string | undefined): EtcdTxn {
  const [key, data] = [lockKey(name), dataKey(name)];
  const then = value === undefined ? { get: data } : { put: data, value, isLeased: false };
  return { key, createRevision, then, otherwise: { get: key } };
}

export function etcdText(name: string, access: Access<EtcdGrant>): string {
  switch (access.type) {
    case 'acquire': {
      const seconds = Math.ceil(access.leaseMs / 1_000);
      return `LEASE=$(etcdctl lease grant ${seconds} | cut -d ' ' -f 2)\n${txnText(acquireTxn(name, access.client))}`;
    }
    case 'renew':
      return `etcdctl lease keep-alive --once ${access.grant.leaseId}`;
    case 'release':
      return `etcdctl lease revoke ${access.grant.leaseId}`;
    case 'fetchToken':
      return `etcdctl get -w json ${shellWord(lockKey(name))}`;
    case 'read':
      if (access.isFenced) return txnText(guardedTxn(name, access.grant, undefined));
      return `etcdctl get ${shellWord(dataKey(name))}`;
    case 'write':
      if (access.isFenced) return txnText(guardedTxn(name, access.grant, access.value));
      return `etcdctl put ${shellWord(dataKey(name))} ${shellWord(access.value)}`;
    default:
      return exhaustive(access);
  }
}

/** What `etcdctl txn` reads: comparisons, what to do, what to do otherwise, an empty line after each. */
function txnText({ key, createRevision, then, otherwise }: EtcdTxn): string {
  const lines = [`create(${heredocString(key)}) = "${createRevision}"`, opText(then), opText(otherwise)];
  return `etcdctl txn -w json <<EOF\n${lines.map((line) => `${line}\n\n`).join('')}EOF`;
}

function opText(op: Put | Get): string {
  if ('get' in op) return `get ${heredocString(op.get)}`;
  const put = `put ${heredocString(op.put)} ${heredocString(op.value)}`;
  return op.isLeased ? `${put} --lease=$LEASE` : put;
}

const heredocString = (text: string): string => heredocLine(quotedString(text));
