import { dynamoLeaseMs as leaseMs } from '../../engine/sources/dynamo.ts';
import { dynamoSetup, dynamoText, type DynamoGrant } from '../../view/sources/dynamoRequest.ts';
import { hardValue as value, pasteAll, type Pasted, type Shell } from './pastedCommands.ts';

const refused = 'ConditionalCheckFailedException';

/** Stands in for the aws command: it only says what it was told to do, and with which JSON; a zero byte ends it. */
export const awsScript = `if [ "$2" = wait ]; then printf 'wait\\n{"TableName":"%s"}\\0' "$5"
else printf '%s\\n%s\\0' "$2" "$4"; fi`;

/** Sends the JSON that the command was given, as it is, and answers with what comes back. */
function sending(shell: Shell, endpoint: string): Shell {
  return {
    paste: async (text) => {
      const told = (await shell.paste(text)).split('\0').slice(0, -1);
      let said = '';
      for (const each of told) {
        const [command = '', ...lines] = each.split('\n');
        said += await answerTo(endpoint, command, lines.join('\n'));
      }
      return said;
    },
  };
}

async function answerTo(endpoint: string, command: string, body: string): Promise<string> {
  if (command !== 'wait') return sent(endpoint, command, body);
  for (;;) {
    const answer = await sent(endpoint, 'describe-table', body);
    if (!answer.includes('"CREATING"')) return answer;
  }
}

async function sent(endpoint: string, command: string, body: string): Promise<string> {
  const operation = command.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization: 'AWS4-HMAC-SHA256 Credential=a/b/c/d/e, SignedHeaders=host, Signature=none',
    },
    body,
  });
  return answer.text();
}

/** The tables, made as the page says. */
export function pasteDynamoSetup(shell: Shell, endpoint: string): Promise<number> {
  const areThere = /"TableName":"Locks".*"ACTIVE".*"TableName":"Data".*"ACTIVE"/s;
  return pasteAll(sending(shell, endpoint).paste, [{ text: dynamoSetup(), says: areThere }]);
}

/** A has the lock, B asks in vain, A writes and releases, B has it, and A writes once more. */
export function pasteDynamo(shell: Shell, endpoint: string, name: string): Promise<number> {
  const first: DynamoGrant = { fence: 1 };
  const second: DynamoGrant = { fence: 2 };
  const moment = { now: 1_000 };
  const text = (access: Parameters<typeof dynamoText>[1]) => dynamoText(name, access, moment);
  const commands: readonly Pasted[] = [
    { text: text({ type: 'acquire', client: 'A', attempt: 1, leaseMs }), says: '"Fence":{"N":"1"}' },
    { text: text({ type: 'acquire', client: 'B', attempt: 1, leaseMs }), says: refused },
    { text: text({ type: 'renew', client: 'A', grant: first, leaseMs }), says: /^\{\}/ },
    { text: text({ type: 'fetchToken', client: 'A', grant: first }), says: '"Fence":{"N":"1"}' },
    { text: text({ type: 'write', client: 'A', grant: first, isFenced: true, value }), says: /^\{\}/ },
    { text: text({ type: 'read', client: 'A', grant: first, isFenced: true }), says: JSON.stringify({ S: value }) },
    { text: text({ type: 'release', client: 'A', grant: first }), says: /^\{\}/ },
    { text: text({ type: 'acquire', client: 'B', attempt: 2, leaseMs }), says: '"Fence":{"N":"2"}' },
    { text: text({ type: 'write', client: 'B', grant: second, isFenced: true, value: '2' }), says: /^\{\}/ },
    { text: text({ type: 'write', client: 'A', grant: first, isFenced: true, value }), says: refused },
    { text: text({ type: 'release', client: 'A', grant: first }), says: refused },
    { text: text({ type: 'write', client: 'A', grant: first, isFenced: false, value }), says: /^\{\}/ },
    { text: text({ type: 'read', client: 'A', grant: first, isFenced: false }), says: JSON.stringify({ S: value }) },
    {
      text: dynamoText(name, { type: 'release', client: 'B', grant: second }, { ...moment, deletesItem: true }),
      says: /^\{\}/,
    },
    { text: text({ type: 'acquire', client: 'A', attempt: 2, leaseMs }), says: '"Fence":{"N":"1"}' },
  ];
  return pasteAll(sending(shell, endpoint).paste, commands);
}
