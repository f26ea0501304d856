import {
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  UpdateItemCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { defined } from '../../base/assert.ts';
import { dynamoLeaseMs, dynamoRecipe } from '../../engine/sources/dynamo.ts';
import { anyRecipe, type Operation, type RecipeReply, type Standing } from '../../engine/sources/recipe.ts';
import type { Access } from '../../view/sources/access.ts';
import { dynamoRequest, dynamoTables, type DynamoGrant } from '../../view/sources/dynamoRequest.ts';
import { awsScript, pasteDynamo, pasteDynamoSetup } from './dynamoCommands.ts';
import { packageVersion } from './packageVersion.ts';
import { forEachName, shellWith } from './pastedCommands.ts';
import { onServer, type RealLock, type RealSystem } from './realSystem.ts';
import { freePort } from './serverProcess.ts';

/** An implementation of DynamoDB's API that runs in this process. */
export async function startDynamo(folder: string): Promise<RealSystem> {
  const port = await freePort();
  const server = dynalite({ createTableMs: 0 });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve();
    });
  });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return onServer({ stop }, () => driven(`http://127.0.0.1:${port}`, folder));
}

async function driven(endpoint: string, folder: string): Promise<RealSystem> {
  const shell = shellWith(folder, {}, { aws: awsScript });
  const setupCount = await pasteDynamoSetup(shell, endpoint);
  // Keys that open nothing: the server looks at none.
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
  const dynamo = new DynamoDBClient({ endpoint, region: 'local', credentials });
  let count = 0;
  return {
    id: 'dynamo',
    server: `dynalite ${packageVersion('dynalite')}, an implementation of DynamoDB’s API`,
    client: `@aws-sdk/client-dynamodb ${packageVersion('@aws-sdk/client-dynamodb')}`,
    variants: ['plain', 'deletesItem'],
    open: (variant) => Promise.resolve(openLock(dynamo, `r${++count}`, variant === 'deletesItem')),
    pasteCommands: async () => setupCount + (await forEachName('dynamo', (name) => pasteDynamo(shell, endpoint, name))),
    stop: () => {
      dynamo.destroy();
      return Promise.resolve();
    },
  };
}

type Item = Record<string, AttributeValue> | undefined;

function openLock(dynamo: DynamoDBClient, name: string, deletesItem: boolean): RealLock {
  const grants = new Map<string, DynamoGrant>();
  let now = 1;
  const Key = { Name: { S: name } };
  const itemIn = async (TableName: string): Promise<Item> =>
    (await dynamo.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item;
  const deleteItem = () => dynamo.send(new DeleteItemCommand({ TableName: dynamoTables.locks, Key }));
  const send = async (access: Access<DynamoGrant>): Promise<Item> => {
    const request = dynamoRequest(name, access, { now, deletesItem });
    if ('UpdateExpression' in request) return (await dynamo.send(new UpdateItemCommand(request))).Attributes;
    if ('ConsistentRead' in request) return (await dynamo.send(new GetItemCommand(request))).Item;
    return (await dynamo.send(new DeleteItemCommand(request))).Attributes;
  };
  const perform = async (operation: Operation): Promise<RecipeReply> => {
    switch (operation.type) {
      case 'acquire': {
        const { client } = operation;
        const item = await send({ type: 'acquire', client, attempt: 1, leaseMs: dynamoLeaseMs });
        const fence = defined(numberIn(item, 'Fence'), 'Fence');
        grants.set(client, { fence });
        return { type: 'granted', token: fence };
      }
      case 'renew':
      case 'release': {
        const { type, client } = operation;
        await send({ type, client, grant: defined(grants.get(client), 'grant'), leaseMs: dynamoLeaseMs });
        return { type: type === 'renew' ? 'renewed' : 'released' };
      }
      case 'write':
        await send({ ...operation, grant: defined(grants.get(operation.client), 'grant') });
        return { type: 'written' };
      case 'expire': {
        // The clients' clock is an argument, so nobody waits for it.
        const end = numberIn(await itemIn(dynamoTables.locks), 'LeaseEnd');
        if (end === null || end < now) return { type: 'done' };
        now = end + 1;
        if (deletesItem) await deleteItem();
        return { type: 'done' };
      }
      case 'forget':
        await deleteItem();
        return { type: 'done' };
      case 'otherWork':
        return { type: 'done' };
    }
  };
  return {
    recipe: anyRecipe(dynamoRecipe(1, { deletesItem })),
    perform: (operation) => perform(operation).catch(refusal),
    standing: async (): Promise<Standing> => {
      const [lock, data] = await Promise.all([itemIn(dynamoTables.locks), itemIn(dynamoTables.data)]);
      const isHeld = (numberIn(lock, 'LeaseEnd') ?? 0) >= now;
      const holder = isHeld ? (lock?.['Holder']?.S ?? null) : null;
      return { holder, value: data?.['Content']?.S ?? '', number: numberIn(lock, 'Fence') };
    },
    close: () => Promise.resolve(),
  };
}

function numberIn(item: Item, attribute: string): number | null {
  const text = item?.[attribute]?.N;
  return text === undefined ? null : Number(text);
}

function refusal(error: unknown): RecipeReply {
  if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
  return { type: 'refused', error: error.name };
}
