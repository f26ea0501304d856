import { exhaustive } from '../../base/exhaustive.ts';
import type { Access } from './access.ts';
import { shellWord } from './quoting.ts';

export interface DynamoGrant {
  readonly fence: number;
}

/** The tables: one item for each lock, one for each thing that is locked. */
export const dynamoTables = { locks: 'Locks', data: 'Data' } as const;

type Value = { readonly S: string } | { readonly N: string };

export interface UpdateItem {
  readonly TableName: string;
  readonly Key: { readonly Name: { readonly S: string } };
  readonly UpdateExpression: string;
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeValues?: Record<string, Value>;
  readonly ReturnValues?: 'UPDATED_NEW' | 'ALL_NEW';
}

export interface DeleteItem {
  readonly TableName: string;
  readonly Key: { readonly Name: { readonly S: string } };
  readonly ConditionExpression: string;
  readonly ExpressionAttributeValues: Record<string, Value>;
}

export interface GetItem {
  readonly TableName: string;
  readonly Key: { readonly Name: { readonly S: string } };
  readonly ConsistentRead: true;
}

const text = (value: string): Value => ({ S: value });
const number = (value: number): Value => ({ N: String(value) });
const lockOf = (name: string) => ({ TableName: dynamoTables.locks, Key: { Name: { S: name } } });
const dataOf = (name: string) => ({ TableName: dynamoTables.data, Key: { Name: { S: name } } });

const isMine = 'Holder = :me AND Fence = :token AND LeaseEnd >= :now';
const isNotFenced = 'attribute_not_exists(Fence) OR Fence <= :token';

export interface DynamoMoment {
  /** The client's own clock in milliseconds: DynamoDB compares with no other. */
  readonly now: number;
  /** The trap: whoever gives the lock back deletes its item, and the number with it. */
  readonly deletesItem?: boolean;
}

export function dynamoRequest(
  name: string,
  access: Access<DynamoGrant>,
  { now, deletesItem = false }: DynamoMoment,
): UpdateItem | DeleteItem | GetItem {
  switch (access.type) {
    case 'acquire':
      return {
        ...lockOf(name),
        UpdateExpression: 'SET Holder = :me, LeaseEnd = :end, Fence = if_not_exists(Fence, :zero) + :one',
        ConditionExpression: 'attribute_not_exists(Holder) OR LeaseEnd < :now',
        ExpressionAttributeValues: {
          ':me': text(access.client),
          ':now': number(now),
          ':end': number(now + access.leaseMs),
          ':zero': number(0),
          ':one': number(1),
        },
        ReturnValues: 'UPDATED_NEW',
      };
    case 'renew':
      return {
        ...lockOf(name),
        UpdateExpression: 'SET LeaseEnd = :end',
        ConditionExpression: isMine,
        ExpressionAttributeValues: { ...mine(access, now), ':end': number(now + access.leaseMs) },
      };
    case 'release': {
      const condition = { ConditionExpression: isMine, ExpressionAttributeValues: mine(access, now) };
      if (deletesItem) return { ...lockOf(name), ...condition };
      return { ...lockOf(name), UpdateExpression: 'REMOVE Holder, LeaseEnd', ...condition };
    }
    case 'fetchToken':
      return { ...lockOf(name), ConsistentRead: true };
    case 'read':
      if (!access.isFenced) return { ...dataOf(name), ConsistentRead: true };
      return { ...fenced(name, access.grant, 'SET Fence = :token', {}), ReturnValues: 'ALL_NEW' };
    case 'write':
      if (access.isFenced) {
        return fenced(name, access.grant, 'SET Fence = :token, Content = :content', { ':content': text(access.value) });
      }
      return {
        ...dataOf(name),
        UpdateExpression: 'SET Content = :content',
        ExpressionAttributeValues: { ':content': text(access.value) },
      };
    default:
      return exhaustive(access);
  }
}

/** What has to be there before anybody asks for the lock: the tables, one after the other, and the wait for each. */
export function dynamoSetup(): string {
  return Object.values(dynamoTables).map(createText).join('\n');
}

function createText(TableName: string): string {
  const table = {
    TableName,
    KeySchema: [{ AttributeName: 'Name', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'Name', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
  };
  const create = `aws dynamodb create-table --cli-input-json ${shellWord(JSON.stringify(table, null, 2))}`;
  return `${create}\naws dynamodb wait table-exists --table-name ${TableName}`;
}

export function dynamoText(name: string, access: Access<DynamoGrant>, moment: DynamoMoment): string {
  const request = dynamoRequest(name, access, moment);
  const command =
    'UpdateExpression' in request ? 'update-item' : 'ConsistentRead' in request ? 'get-item' : 'delete-item';
  return `aws dynamodb ${command} --cli-input-json ${shellWord(JSON.stringify(request, null, 2))}`;
}

function mine({ client, grant }: { client: string; grant: DynamoGrant }, now: number): Record<string, Value> {
  return { ':me': text(client), ':token': number(grant.fence), ':now': number(now) };
}

function fenced(name: string, { fence }: DynamoGrant, change: string, values: Record<string, Value>): UpdateItem {
  return {
    ...dataOf(name),
    UpdateExpression: change,
    ConditionExpression: isNotFenced,
    ExpressionAttributeValues: { ':token': number(fence), ...values },
  };
}
