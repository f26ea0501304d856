import type { SmallSystem } from './smallSystem.ts';

/** One row of the table of verdicts: a way to guard storage, in the smallest system that shows what it is worth. */
export interface VerdictRow {
  readonly name: string;
  readonly system: SmallSystem;
}

/** Two clients that read, modify and write twice each: the second write tells `>` from `>=`. */
const base = {
  clientCount: 2,
  writeCount: 2,
  habit: 'readModifyWrite',
  tokenSource: 'counter',
  storageMemory: 'durable',
  storageStep: 'atomic',
  faults: [],
} as const;
const sealed = { ...base, rule: 'seal' } as const;

/** The rules from the weakest to the strongest, then what breaks the strongest, then what ids without an order can do. */
export const verdictRows: readonly VerdictRow[] = [
  { name: 'No fence', system: { ...base, rule: 'none' } },
  { name: 'Fence (≥)', system: { ...base, rule: 'fence' } },
  { name: 'Strict fence (>)', system: { ...base, rule: 'strict' } },
  { name: 'Token and sequence number', system: { ...base, rule: 'tokenAndSequence' } },
  { name: 'Fence on reads too', system: sealed },
  { name: '… storage checks, then acts', system: { ...sealed, storageStep: 'checkThenAct' } },
  { name: '… storage forgets on restart', system: { ...sealed, storageMemory: 'forgetful', faults: ['restart'] } },
  { name: '… the issuer goes back once', system: { ...sealed, tokenSource: 'forgetfulCounter', faults: ['failover'] } },
  { name: 'Fence with UUIDs', system: { ...base, rule: 'fence', tokenSource: 'uuid' } },
  { name: 'UUID claimed, compared for equality', system: { ...base, rule: 'claim', tokenSource: 'uuid' } },
];

/** The same row where one request may arrive twice. */
export function withDuplicate(row: VerdictRow): VerdictRow {
  return { ...row, system: { ...row.system, faults: [...row.system.faults, 'duplicate'] } };
}
