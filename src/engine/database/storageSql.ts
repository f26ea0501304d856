import { exhaustive } from '../../base/exhaustive.ts';
import type { LockConfig } from '../config.ts';
import type { StorageRequest, WriteRequest } from '../message.ts';
import type { StorageState } from '../state.ts';
import { lacksToken } from '../storageRule.ts';
import { tokenText } from '../tokenSource.ts';
import { isCounting, valueText } from '../writeMark.ts';
import type { SqlOutcome } from './sqlOutcome.ts';
import { textLiteral, type Dialect } from './sqlText.ts';
import type { StorageDecision, StorageOperation } from './storageOperation.ts';

/** Gives one statement after the other, and gets what came of each; what storage has decided comes last. */
export type Deciding = Generator<string, StorageDecision, SqlOutcome>;

/** A storage as a table of a real database: what a rule of the model is in SQL. */
export interface StorageSql {
  readonly schema: string;
  /** Puts the resource into the table, with nothing stored yet. */
  readonly start: string;
  /** Reads the row of the resource. */
  readonly look: string;
  /** How the database holds a stored value. */
  readonly valueOf: (value: number) => string;
  /** The row as it should be where the model's storage stands like this. */
  readonly rowOf: (storage: StorageState) => readonly string[];
  readonly decide: (operation: StorageOperation) => Deciding;
}

/**
 * Storage with the rule of `config`, in the row of `resource`. The guarded statement compares and writes at once, and how
 * many rows it changed decides.
 */
export function storageSql(config: LockConfig, dialect: Dialect, resource: string, table = 'resource'): StorageSql {
  const where = `WHERE name = ${textLiteral(resource)}`;
  const columns = columnsOf(config, dialect);
  const words: Words = {
    config,
    table,
    where,
    token: (request) => (lacksToken(request) ? 'NULL' : tokenLiteral(config, request.token)),
    value: (value) => (isCounting(config) ? String(value) : textLiteral(storedText(config, value))),
  };
  const names = ['name', ...columns.map(({ name }) => name)].join(', ');
  const first = [textLiteral(resource), ...columns.map(({ start }) => start)].join(', ');
  return {
    schema: [
      `CREATE TABLE ${table} (`,
      '  name TEXT PRIMARY KEY,',
      columns.map(({ name, type }) => `  ${name} ${type} NOT NULL`).join(',\n'),
      ')',
    ].join('\n'),
    start: `INSERT INTO ${table} (${names})\nVALUES (${first})`,
    look: `SELECT ${names}\nFROM ${table}\n${where}`,
    valueOf: (value) => storedText(config, value),
    rowOf: (storage) => [resource, ...columns.map(({ of }) => of(storage))],
    decide: (operation) => decide(words, operation),
  };
}

interface Words {
  readonly config: LockConfig;
  readonly table: string;
  readonly where: string;
  readonly token: (request: StorageRequest) => string;
  readonly value: (value: number) => string;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly start: string;
  readonly of: (storage: StorageState) => string;
}

function columnsOf(config: LockConfig, dialect: Dialect): readonly Column[] {
  const whole = dialect === 'sqlite' ? 'INTEGER' : 'BIGINT';
  const isText = config.tokenSource === 'uuid';
  // Byte by byte, wherever the database stands: in PostgreSQL the order of texts depends on the language otherwise.
  const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  const token = isText ? { type: text, start: "''" } : { type: whole, start: '0' };
  const value = isCounting(config) ? { type: whole, start: '0' } : { type: 'TEXT', start: "''" };
  // However a real system writes its token, it is a number here.
  const textOf = (seen: number): string => (seen === 0 ? '' : tokenText(config.tokenSource, seen));
  const cellOf = isText ? textOf : String;
  const sequence = { name: 'highest_sequence', type: whole, start: '0' };
  return [
    { name: 'value', ...value, of: (storage) => storedText(config, storage.value) },
    ...(isOrdered(config)
      ? [{ name: 'highest_token', ...token, of: ({ highestToken }: StorageState) => cellOf(highestToken) }]
      : []),
    ...(config.rule === 'tokenAndSequence'
      ? [{ ...sequence, of: ({ highestSequence }: StorageState) => String(highestSequence) }]
      : []),
    ...(config.rule === 'claim'
      ? [{ name: 'claimed_by', ...token, of: ({ claimedToken }: StorageState) => cellOf(claimedToken) }]
      : []),
  ];
}

function isOrdered({ rule }: LockConfig): boolean {
  return rule !== 'none' && rule !== 'claim';
}

function storedText(config: LockConfig, value: number): string {
  return value === 0 && !isCounting(config) ? '' : valueText(config, value);
}

function tokenLiteral({ tokenSource }: LockConfig, token: number): string {
  return tokenSource === 'uuid' ? textLiteral(tokenText(tokenSource, token)) : String(token);
}

function decide(words: Words, operation: StorageOperation): Deciding {
  switch (operation.type) {
    case 'request':
      return operation.request.type === 'read' ? read(words, operation.request) : write(words, operation.request);
    case 'check':
      return check(words, operation.request);
    case 'perform':
      return perform(words, operation.request);
    case 'restart':
      return restart(words);
    default:
      return exhaustive(operation);
  }
}

/** What the row has to be for the request to pass, to go after WHERE; empty where everything passes. */
function guardOf({ config, token }: Words, request: StorageRequest): string {
  switch (config.rule) {
    case 'none':
    case 'asked':
      return '';
    case 'seal':
      return `\n  AND highest_token <= ${token(request)}`;
    case 'fence':
      return request.type === 'read' ? '' : `\n  AND highest_token <= ${token(request)}`;
    case 'strict':
      return request.type === 'read' ? '' : `\n  AND highest_token < ${token(request)}`;
    case 'tokenAndSequence':
      return request.type === 'read'
        ? ''
        : `\n  AND (highest_token, highest_sequence) < (${token(request)}, ${request.sequence})`;
    case 'claim':
      return request.claims && !lacksToken(request) ? '' : `\n  AND claimed_by = ${token(request)}`;
    default:
      return exhaustive(config.rule);
  }
}

/** What a request that passes leaves in the row, besides a value. */
function marksOf({ config: { rule }, token }: Words, request: StorageRequest): readonly string[] {
  if (rule === 'claim') return request.claims ? [`claimed_by = ${token(request)}`] : [];
  if (rule === 'none' || (request.type === 'read' && rule !== 'seal')) return [];
  const sequence = rule === 'tokenAndSequence' && request.type === 'write' ? request.sequence : undefined;
  return [`highest_token = ${token(request)}`, ...(sequence === undefined ? [] : [`highest_sequence = ${sequence}`])];
}

function* write(words: Words, request: WriteRequest): Deciding {
  const sets = [`value = ${words.value(request.value)}`, ...marksOf(words, request)];
  const outcome = yield `UPDATE ${words.table}\nSET ${sets.join(', ')}\n${words.where}${guardOf(words, request)}`;
  return decided(outcome, 'accepted') ?? (yield* afterRefusal(words, request));
}

/** Only where duplicates are recognised: it decides nothing, it tells which refusal it is. */
function* afterRefusal(words: Words, request: WriteRequest): Deciding {
  if (words.config.rule !== 'tokenAndSequence') return { type: 'refused' };
  const same = `highest_token = ${words.token(request)} AND highest_sequence = ${request.sequence}`;
  const outcome = yield `SELECT name\nFROM ${words.table}\n${words.where}\n  AND ${same}`;
  return decided(outcome, 'duplicate') ?? { type: 'refused' };
}

function* read(words: Words, request: StorageRequest): Deciding {
  const marks = marksOf(words, request);
  const condition = `${words.where}${guardOf(words, request)}`;
  const outcome = yield marks.length === 0
    ? `SELECT value\nFROM ${words.table}\n${condition}`
    : `UPDATE ${words.table}\nSET ${marks.join(', ')}\n${condition}\nRETURNING value`;
  if (outcome.type === 'failed') return outcome;
  const value = outcome.type === 'rows' ? outcome.rows[0]?.[0] : undefined;
  return value === undefined || value === null ? { type: 'refused' } : { type: 'value', value };
}

function* check(words: Words, request: WriteRequest): Deciding {
  const outcome = yield `SELECT name\nFROM ${words.table}\n${words.where}${guardOf(words, request)}`;
  return decided(outcome, 'approved') ?? (yield* afterRefusal(words, request));
}

function* perform(words: Words, request: WriteRequest): Deciding {
  const marks = isOrdered(words.config) ? raisedMarks(words, request) : marksOf(words, request);
  const sets = [`value = ${words.value(request.value)}`, ...marks];
  const outcome = yield `UPDATE ${words.table}\nSET ${sets.join(',\n    ')}\n${words.where}`;
  return decided(outcome, 'accepted') ?? { type: 'refused' };
}

/** The marks of a late write, which never lower what storage has seen. */
function raisedMarks({ config: { rule }, token }: Words, request: WriteRequest): readonly string[] {
  const raised = (name: string, isHigher: string, to: string) =>
    `${name} = CASE\n      WHEN ${isHigher} THEN ${to}\n      ELSE ${name}\n    END`;
  if (rule !== 'tokenAndSequence')
    return [raised('highest_token', `highest_token < ${token(request)}`, token(request))];
  const isHigher = `(highest_token, highest_sequence) < (${token(request)}, ${request.sequence})`;
  return [
    raised('highest_token', isHigher, token(request)),
    raised('highest_sequence', isHigher, String(request.sequence)),
  ];
}

/** What is committed stays. A storage that kept its highest token in memory begins anew. */
function* restart({ config, table, where }: Words): Deciding {
  if (config.storageMemory === 'durable' || config.rule === 'none') return { type: 'restarted' };
  const none = config.tokenSource === 'uuid' ? "''" : '0';
  const sets = [
    ...(isOrdered(config) ? [`highest_token = ${none}`] : [`claimed_by = ${none}`]),
    ...(config.rule === 'tokenAndSequence' ? ['highest_sequence = 0'] : []),
  ];
  const outcome = yield `UPDATE ${table}\nSET ${sets.join(', ')}\n${where}`;
  return outcome.type === 'failed' ? outcome : { type: 'restarted' };
}

/** A row found or changed means `type`; undefined when there was none. */
function decided(outcome: SqlOutcome, type: 'accepted' | 'duplicate' | 'approved'): StorageDecision | undefined {
  if (outcome.type === 'failed') return outcome;
  const count = outcome.type === 'changed' ? outcome.count : outcome.type === 'rows' ? outcome.rows.length : 0;
  return count > 0 ? { type } : undefined;
}
