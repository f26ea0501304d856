import { expect, test } from 'vitest';
import { lockModel } from '../../engine/lockModel.ts';
import { configOfSmall } from '../../engine/smallSystem.ts';
import { verdictRows, withDuplicate, type VerdictRow } from '../../engine/verdictRows.ts';
import { explore } from '../../explorer/explore.ts';

/*
 * Where each rule stands, by every interleaving of two clients that read, modify and write twice each. The facts behind
 * the first two columns: without a fence tokens go down and updates are lost; a fence on writes, whether > or >=, keeps
 * tokens in order and loses updates; one on reads too keeps both, until storage checks and then acts, forgets, or the
 * issuer goes back; ids without an order keep no order, but claimed before the read they lose no update.
 */
const columns = [
  'accepted-tokens-never-decrease',
  'no-lost-update',
  'no-write-undone',
  'no-superseded-write-accepted',
  'holder-never-refused',
] as const;

/** Steps of the shortest counterexample, or `holds`. */
function verdictsOf({ system }: VerdictRow): readonly (number | 'holds')[] {
  const { end, verdicts } = explore(lockModel(configOfSmall(system)), { stateLimit: 1_000_000, useSymmetry: false });
  expect(end).toBe('complete');
  return columns.map((name) => verdicts.find(({ property }) => property === name)?.counterexample?.length ?? 'holds');
}

test('every request arrives once', () => {
  expect(Object.fromEntries(verdictRows.map((row) => [row.name, verdictsOf(row)]))).toEqual({
    'No fence': [11, 11, 'holds', 7, 'holds'],
    'Fence (≥)': ['holds', 11, 'holds', 7, 'holds'],
    'Strict fence (>)': ['holds', 11, 'holds', 7, 9],
    'Token and sequence number': ['holds', 11, 'holds', 7, 'holds'],
    'Fence on reads too': ['holds', 'holds', 'holds', 7, 'holds'],
    '… storage checks, then acts': [13, 13, 'holds', 8, 'holds'],
    '… storage forgets on restart': [12, 12, 'holds', 7, 'holds'],
    '… the issuer goes back once': ['holds', 11, 'holds', 7, 'holds'],
    'Fence with UUIDs': [11, 11, 'holds', 7, 11],
    'UUID claimed, compared for equality': [11, 'holds', 'holds', 7, 9],
  });
});

test('one request may arrive twice: a late copy undoes a later write, unless the rule is strict or counts', () => {
  const undone = Object.fromEntries(verdictRows.map((row) => [row.name, verdictsOf(withDuplicate(row))[2]]));
  expect(undone).toMatchObject({
    'No fence': 11,
    'Fence (≥)': 11,
    'Strict fence (>)': 'holds',
    'Token and sequence number': 'holds',
    'Fence on reads too': 11,
    'UUID claimed, compared for equality': 11,
  });
});

test('clients that leave the token out overwrite each other without a fence, and any fence keeps them all out', () => {
  const rows = verdictRows.filter(({ system }) => system.rule === 'none' || system.storageStep === 'atomic');
  const verdicts = rows.map(({ system, name }) => {
    return [system.rule, verdictsOf({ name, system: { ...system, habit: 'leavesTokenOut' } })] as const;
  });
  const holdsAll = columns.map(() => 'holds');
  for (const [rule, found] of verdicts) {
    expect([rule, found]).toEqual([rule, rule === 'none' ? [7, 'holds', 'holds', 5, 'holds'] : holdsAll]);
  }
});
