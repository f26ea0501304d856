import type { SystemId } from '../../engine/sources/recipeSource.ts';

const mostInt32 = 2n ** 31n - 1n;
const leastInt32 = -(2n ** 31n);
const mostExact = BigInt(Number.MAX_SAFE_INTEGER);

/** Why `text` is refused as a token before anything is sent, as a sentence; undefined when it can be sent. */
export function tokenProblem(system: SystemId, text: string): string | undefined {
  if (!/^[+-]?\d{1,40}$/.test(text)) {
    return `“${text.slice(0, 40)}” is no whole number, and only numbers can tell older from newer.`;
  }
  const token = BigInt(text);
  if (token > mostExact || token < -mostExact) {
    return `Above 2⁵³ − 1 numbers in JavaScript and Lua stand for their neighbours too: ${text} would be read as ${BigInt(Number(text))}.`;
  }
  return system === 'zooKeeper' ? sequenceProblem(token) : countProblem(system, token);
}

function sequenceProblem(token: bigint): string | undefined {
  if (token <= mostInt32 && token >= leastInt32) return undefined;
  return `A sequence number is a signed 32-bit integer, so there is no ${token}: after ${mostInt32} comes ${leastInt32}.`;
}

function countProblem(system: SystemId, token: bigint): string | undefined {
  if (token < 0n) return `This system never gives a negative number, so ${token} is nobody’s token.`;
  if (token > 0n) return undefined;
  if (system === 'etcd') {
    return 'Create revision 0 means that there is no such key: the comparison would hold exactly while nobody has the lock.';
  }
  return 'The first token is 1: 0 is nobody’s, and a missing token is to be refused, not taken for 0.';
}
