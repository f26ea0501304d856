import { exhaustive } from '../../base/exhaustive.ts';
import type { Access } from './access.ts';
import { quotedString } from './quoting.ts';

export interface ChubbyGrant {
  readonly mode: 'exclusive';
  readonly generation: number;
}

/** The calls by the names that the paper gives them; how they are written in a program it does not say. */
export function chubbyText(name: string, access: Access<ChubbyGrant>): string {
  const file = quotedString(`/ls/cell/${name}`);
  switch (access.type) {
    case 'acquire':
      return `handle = Open(${file})\nTryAcquire(handle)\nGetSequencer(handle)`;
    case 'renew':
      return 'KeepAlive()';
    case 'release':
      return 'Release(handle)';
    case 'fetchToken':
      return 'GetSequencer(handle)';
    case 'read':
    case 'write': {
      const request = access.type === 'read' ? 'read' : `write ${quotedString(access.value)}`;
      if (!access.isFenced) return request;
      const { mode, generation } = access.grant;
      return `${request}, with sequencer (${file}, ${mode}, ${generation})\nthe server: CheckSequencer(${file}, ${mode}, ${generation})`;
    }
    default:
      return exhaustive(access);
  }
}
