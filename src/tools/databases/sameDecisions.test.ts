import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareRun, type Execute } from '../../engine/database/compareRun.ts';
import { randomRun } from '../../engine/database/randomRun.ts';
import type { Dialect } from '../../engine/database/sqlText.ts';
import { executeIn, openPostgresHere, openSqliteHere } from './nodeDatabases.ts';

const scheduleCount = 1_200;
const anyNumbers = fc.array(fc.nat({ max: 0xffff }), { minLength: 80, maxLength: 80, size: 'max' });

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
});

test('a guard that is wrong by one is noticed', async () => {
  const wrong: Execute = (sql) => databases.sqlite(sql.replace('highest_token <= ', 'highest_token < '));
  const property = fc.asyncProperty(anyNumbers, fc.integer(), async (numbers, seed) => {
    expect(await compareRun(wrong, 'sqlite', `wrong ${seed}`, randomRun(numbers))).toBeUndefined();
  });
  await expect(fc.assert(property, { numRuns: 200, seed: 42, endOnFailure: true })).rejects.toThrow('refused');
});
