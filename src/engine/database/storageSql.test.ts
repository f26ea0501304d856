import { describe, expect, test } from 'vitest';
import type { LockConfig } from '../config.ts';
import { defaultConfig } from '../defaults.ts';
import type { WriteRequest } from '../message.ts';
import type { SqlOutcome } from './sqlOutcome.ts';
import type { StorageOperation } from './storageOperation.ts';
import { storageSql } from './storageSql.ts';

const write: WriteRequest = { type: 'write', token: 41, value: 1, sequence: 2, claims: false };

/** The statements of an operation, one line each, where every one of them gets `outcome`; and what is decided. */
function decidedIn(change: Partial<LockConfig>, operation: StorageOperation, outcome: SqlOutcome) {
  const { decide } = storageSql({ ...defaultConfig, ...change }, 'sqlite', 'x');
  const deciding = decide(operation);
  const statements: string[] = [];
  let step = deciding.next();
  while (!step.done) {
    statements.push(step.value.replaceAll(/\s+/g, ' '));
    step = deciding.next(outcome);
  }
  return { statements, decision: step.value };
}

const none: SqlOutcome = { type: 'changed', count: 0 };
const one: SqlOutcome = { type: 'changed', count: 1 };

describe('a write', () => {
  test.each<[LockConfig['rule'], string]>([
    ['none', "UPDATE resource SET value = 'A' WHERE name = 'x'"],
    ['fence', "UPDATE resource SET value = 'A', highest_token = 41 WHERE name = 'x' AND highest_token <= 41"],
    ['seal', "UPDATE resource SET value = 'A', highest_token = 41 WHERE name = 'x' AND highest_token <= 41"],
    ['strict', "UPDATE resource SET value = 'A', highest_token = 41 WHERE name = 'x' AND highest_token < 41"],
    [
      'tokenAndSequence',
      "UPDATE resource SET value = 'A', highest_token = 41, highest_sequence = 2 WHERE name = 'x' AND (highest_token, highest_sequence) < (41, 2)",
    ],
    ['claim', "UPDATE resource SET value = 'A' WHERE name = 'x' AND claimed_by = 41"],
  ])('under the rule %s is one statement, and the rows that it changed decide', (rule, statement) => {
    const operation: StorageOperation = { type: 'request', request: write };
    expect(decidedIn({ rule }, operation, one)).toEqual({ statements: [statement], decision: { type: 'accepted' } });
    const refused = decidedIn({ rule }, operation, none);
    expect(refused.statements[0]).toBe(statement);
    expect(refused.decision).toEqual({ type: 'refused' });
  });
});

test('a read is fenced only where the rule says so', () => {
  const operation: StorageOperation = { type: 'request', request: { type: 'read', token: 41, claims: false } };
  expect(decidedIn({ rule: 'fence' }, operation, none).statements).toEqual([
    "SELECT value FROM resource WHERE name = 'x'",
  ]);
  expect(decidedIn({ rule: 'seal' }, operation, none)).toEqual({
    statements: ["UPDATE resource SET highest_token = 41 WHERE name = 'x' AND highest_token <= 41 RETURNING value"],
    decision: { type: 'refused' },
  });
});

test('what the database says of a failure is handed on', () => {
  const failed: SqlOutcome = { type: 'failed', message: 'disk I/O error' };
  expect(decidedIn({}, { type: 'request', request: write }, failed).decision).toEqual(failed);
});

test('UUIDs are compared as text, byte by byte in PostgreSQL too', () => {
  const config: LockConfig = { ...defaultConfig, tokenSource: 'uuid' };
  expect(storageSql(config, 'postgres', 'x').schema).toContain('highest_token TEXT COLLATE "C" NOT NULL');
  expect(storageSql(config, 'sqlite', 'x').start).toContain("VALUES ('x', '', '')");
});
