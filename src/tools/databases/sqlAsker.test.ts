import { beforeAll, expect, test } from 'vitest';
import type { RawAnswer } from '../../grader/question.ts';
import { sqlAskerOf } from '../../runner/worker/database/sqlAsker.ts';
import type { Sqlite } from '../../runner/worker/database/sqlite.ts';
import { sqliteHere } from './nodeDatabases.ts';

let sqlite: Sqlite;
beforeAll(async () => {
  sqlite = await sqliteHere();
});

const table = `-- start
CREATE TABLE resource (name TEXT PRIMARY KEY, value INTEGER NOT NULL, highest_token INTEGER NOT NULL);
INSERT INTO resource VALUES ('x', 0, 0);
`;
const guarded = 'UPDATE resource SET value = :value, highest_token = :token WHERE highest_token <= :token;';
const request = { type: 'write', client: 'A', token: 41, sequence: 1, value: 7 };

/** Puts requests one after the other, each to the state that the one before left. */
function answersTo(program: string, requests: readonly object[] = [request]): RawAnswer[] {
  const asker = sqlAskerOf(sqlite, program);
  if ('problem' in asker) throw new Error(asker.problem);
  let state = asker.start;
  return requests.map((next) => {
    const answer = asker.ask(`{"state":${state},"request":${JSON.stringify(next)}}`);
    if (answer.type === 'answer') state = JSON.stringify((JSON.parse(answer.json) as { state: unknown }).state);
    return answer;
  });
}

function messageOf(program: string): string {
  const [answer] = answersTo(program);
  return answer?.type === 'raised' ? answer.message : JSON.stringify(answer);
}

test('how many rows were changed decides, and a state is what is in the tables', () => {
  const requests = [request, { ...request, token: 42, value: 8 }, { ...request, value: 9 }];
  const answers = answersTo(`${table}-- write\n${guarded}`, requests);
  expect(answers.map((answer) => (answer.type === 'answer' ? (JSON.parse(answer.json) as object) : answer))).toEqual([
    { state: { disk: { x: 7, tables: { resource: ["'x', 7, 41"] } }, memory: {} }, reply: { type: 'ok' } },
    { state: { disk: { x: 8, tables: { resource: ["'x', 8, 42"] } }, memory: {} }, reply: { type: 'ok' } },
    {
      state: { disk: { x: 8, tables: { resource: ["'x', 8, 42"] } }, memory: {} },
      reply: { type: 'refused', reason: 'no row was changed' },
    },
  ]);
});

test('a write that changes nothing at all is refused, whatever was changed before it', () => {
  expect(answersTo(`${table}-- write\nSELECT 1;`)[0]).toMatchObject({
    json: expect.stringContaining('refused') as string,
  });
});

test('a read gives the first cell, or nothing', () => {
  const program = `${table}-- write\n${guarded}\n-- read\nUPDATE resource SET highest_token = :token WHERE highest_token <= :token RETURNING value;`;
  const read = { type: 'read', client: 'A', token: 42 };
  const answers = answersTo(program, [read, { ...read, token: 41 }]);
  expect(answers.map((answer) => (answer.type === 'answer' ? answer.json.replace(/.*"reply"/, '') : ''))).toEqual([
    ':{"type":"value","value":0}}',
    ':{"type":"refused","reason":"no row was returned"}}',
  ]);
});

test.each([
  ['UPDATE resource SET valu = 1;', 'no such column: valu\nin: UPDATE resource SET valu = 1'],
  ['DROP TABLE resource;', 'no such table: resource'],
  ['UPDATE resource SET value = 1 WHERE', 'incomplete input'],
  [`BEGIN; ${guarded}`, 'cannot start a transaction within a transaction\nThe section ends inside a transaction'],
  [`${guarded} UPDATE resource SET value = 3;`, 'The second change is: UPDATE resource SET value = 3;'],
])('%s: the database says what is wrong, and the next question finds everything as it was', (write, message) => {
  expect(messageOf(`${table}-- write\n${write}`)).toContain(message);
  const [, answer] = answersTo(`${table}-- write\nUPDATE resource SET value = 1 / (:token <> 41) WHERE :token > 0;`, [
    request,
    request,
  ]);
  expect(answer?.type).toBe('raised');
});

test('two changes in one transaction are one', () => {
  expect(answersTo(`${table}-- write\nBEGIN; ${guarded} UPDATE resource SET value = 3; COMMIT;`)[0]?.type).toBe(
    'answer',
  );
});

test.each([
  ['SELECT 1;', 'begin with a line “-- start”'],
  ['-- write\nSELECT 1;', 'no line “-- start”'],
  [table, 'no line “-- write”'],
  [`${table}${table}-- write\n`, 'two sections “-- start”'],
  [`${table}-- write\nUPDATE resource SET value = :val;`, '“:val” is no parameter: there are :client, :token'],
  ['-- start\nCREATE TABLE r (n);\n-- write\n', 'no such table: resource'],
  ['-- start\nCREATE TABEL r (n);\n-- write\n', 'near "TABEL": syntax error'],
])('%j is told what it lacks', (program, sentence) => {
  expect(sqlAskerOf(sqlite, program)).toMatchObject({ problem: expect.stringContaining(sentence) as string });
});

test('a colon in a string or a comment is no parameter', () => {
  expect(messageOf(`${table}-- write\nUPDATE resource SET name = 'x' /* :no */ WHERE name <> ':no'; -- :no`)).toContain(
    'ok',
  );
});
