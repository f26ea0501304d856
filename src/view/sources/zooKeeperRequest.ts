import { exhaustive } from '../../base/exhaustive.ts';
import type { Access } from './access.ts';
import { quotedString, zkCliWord } from './quoting.ts';

export interface ZooKeeperGrant {
  readonly sequence: number;
}

export const parentPath = (name: string): string => `/locks/${name}`;
export const dataPath = (name: string): string => `/data/${name}`;

/** The number is part of the name: ten digits, more when it is negative. */
export function lockPath(name: string, sequence: number): string {
  return `${parentPath(name)}/lock-${sequence < 0 ? sequence : String(sequence).padStart(10, '0')}`;
}

/** Lines for zkCli in the client's own session. A guarded access needs a multi, which zkCli has not: it is JavaScript. */
export function zooKeeperText(name: string, access: Access<ZooKeeperGrant>): string {
  switch (access.type) {
    case 'acquire':
      return `create -e -s ${word(`${parentPath(name)}/lock-`)} ${access.client}\nls ${word(parentPath(name))}`;
    case 'renew':
      return `stat ${word(lockPath(name, access.grant.sequence))}`;
    case 'release':
      return `delete ${word(lockPath(name, access.grant.sequence))}`;
    case 'fetchToken':
      return `ls ${word(parentPath(name))}`;
    case 'read':
      return access.isFenced ? multiText(name, access.grant) : `get ${word(dataPath(name))}`;
    case 'write':
      if (!access.isFenced) return `set ${word(dataPath(name))} ${word(access.value)}`;
      return multiText(name, access.grant, access.value);
    default:
      return exhaustive(access);
  }
}

/** What has to be there before anybody asks for the lock. */
export function zooKeeperSetup(name: string): string {
  return ['/locks', parentPath(name), '/data', dataPath(name)].map((path) => `create ${word(path)}`).join('\n');
}

/** For the package node-zookeeper-client. Nobody writes to the lock's znode, so its version stays 0. */
function multiText(name: string, { sequence }: ZooKeeperGrant, value?: string): string {
  const check = `.check(${quotedString(lockPath(name, sequence))}, 0)`;
  if (value === undefined) {
    return `client.transaction()\n  ${check}\n  .check(${quotedString(dataPath(name))}, -1)\n  .commit(done);`;
  }
  const set = `.setData(${quotedString(dataPath(name))}, Buffer.from(${quotedString(value)}), -1)`;
  return `client.transaction()\n  ${check}\n  ${set}\n  .commit(done);`;
}

function word(text: string): string {
  const written = zkCliWord(text);
  if (written === undefined) throw new Error(`zkCli cannot write ${text}.`);
  return written;
}
