import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareRun, type Execute } from '../../engine/database/compareRun.ts';
import { randomRun } from '../../engine/database/randomRun.ts';
import { problemWithName, type Dialect } from '../../engine/database/sqlText.ts';
import { storageSql } from '../../engine/database/storageSql.ts';
import { defaultConfig } from '../../engine/defaults.ts';
import { executeIn, openPostgresHere, openSqliteHere } from './nodeDatabases.ts';

const scheduleCount = 1_200;
const anyNumbers = fc.array(fc.nat({ max: 0xffff }), { minLength: 80, maxLength: 80, size: 'max' });

const awkwardNames = [
  "it's",
  "'",
  "''",
  '"x"',
  '\\',
  "\\'",
  "x'; DROP TABLE named; --",
  '$$',
  'ẍ 🔒',
  '-- x',
  '%',
  ' ',
];

const databases = {} as Record<Dialect, Execute>;
beforeAll(async () => {
  databases.sqlite = executeIn(await openSqliteHere());
  databases.postgres = executeIn(await openPostgresHere());
}, 120_000);

describe.each(['sqlite', 'postgres'] as const)('%s', (dialect) => {
  test(`decides as the model does in ${scheduleCount} random schedules`, { timeout: 120_000 }, async () => {
    let runCount = 0;
    const decisions = new Map<string, number>();
    const property = fc.asyncProperty(anyNumbers, async (numbers) => {
      const run = randomRun(numbers);
      const difference = await compareRun(databases[dialect], dialect, `run ${(runCount += 1)}`, run);
      for (const { decision } of run.operations) decisions.set(decision.type, (decisions.get(decision.type) ?? 0) + 1);
      if (difference !== undefined) throw new Error(`${difference}\n${JSON.stringify(run.config)}`);
    });
    await fc.assert(property, { numRuns: scheduleCount, seed: 42 });
    // Every kind of decision came up, so that none was compared in name only.
    for (const type of ['accepted', 'refused', 'duplicate', 'approved', 'value', 'restarted']) {
      expect(decisions.get(type), type).toBeGreaterThan(20);
    }
  });

  test('takes any name that is not refused, and finds the row by it', { timeout: 120_000 }, async () => {
    const execute = databases[dialect];
    const taken = new Set<string>();
    await execute(storageSql(defaultConfig, dialect, 'x', 'named').schema);
    const anyName = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...awkwardNames));
    const property = fc.asyncProperty(anyName, async (name) => {
      if (problemWithName(name) !== undefined || taken.has(name)) return;
      taken.add(name);
      const { start, look } = storageSql(defaultConfig, dialect, name, 'named');
      expect(await execute(start)).toEqual({ type: 'changed', count: 1 });
      expect(await execute(look)).toMatchObject({ rows: [[name, '', '0']] });
    });
    await fc.assert(property, { numRuns: 300, seed: 42 });
    expect(taken.size).toBeGreaterThan(100);
  });
});

test('a guard that is wrong by one is noticed', async () => {
  const wrong: Execute = (sql) => databases.sqlite(sql.replace('highest_token <= ', 'highest_token < '));
  const differences = [];
  for (const [index, numbers] of fc.sample(anyNumbers, { numRuns: 60, seed: 42 }).entries()) {
    differences.push(await compareRun(wrong, 'sqlite', `wrong ${index}`, randomRun(numbers)));
  }
  expect(differences.filter((difference) => difference !== undefined).join()).toContain('the database “refused”');
});

test.each([
  ['', 'needs a name'],
  ['a\0b', 'NUL'],
  ['\ud800', 'half a character'],
  ['x'.repeat(201), '201 characters'],
])('%j is no name', (name, sentence) => {
  expect(problemWithName(name)).toContain(sentence);
});
