import type { RecipeSource } from '../../engine/config.ts';
import type { DynamoGrant as DynamoRecord } from '../../engine/sources/dynamo.ts';
import type { EtcdGrant as EtcdRecord } from '../../engine/sources/etcd.ts';
import { leaseId } from '../../engine/sources/leaseId.ts';
import { recipeSources } from '../../engine/sources/recipeSource.ts';
import type { Access } from './access.ts';
import { chubbyText, type ChubbyGrant } from './chubbyRequest.ts';
import { dynamoSetup, dynamoText } from './dynamoRequest.ts';
import { etcdText } from './etcdRequest.ts';
import { redisText, type RedisGrant, type RedisVariant } from './redisRequest.ts';
import { zooKeeperSetup, zooKeeperText, type ZooKeeperGrant } from './zooKeeperRequest.ts';

export interface RequestSetting {
  readonly name: string;
  /** To be sent in place of the one that the client was given. */
  readonly token?: number;
  readonly nowMs: number;
}

const redisVariants: Readonly<Partial<Record<RecipeSource, RedisVariant>>> = {
  redisExpiring: 'counterExpires',
  redisReentry: 'isReentrant',
};

/** A request in the own notation of the system that the source is of. The grant in it is one of that system's recipe. */
export function requestText(source: RecipeSource, access: Access<object>, setting: RequestSetting): string {
  const { name, token } = setting;
  switch (recipeSources[source].system) {
    case 'redis':
      return redisText(
        name,
        having(access, (grant: RedisGrant) => ({ ...grant, ...(token !== undefined && { token }) })),
        redisVariants[source],
      );
    case 'etcd':
      return etcdText(
        name,
        having(access, ({ createRevision, lease }: EtcdRecord) => ({
          createRevision: token ?? createRevision,
          leaseId: leaseId(lease),
        })),
      );
    case 'zooKeeper':
      return zooKeeperText(
        name,
        having(access, ({ sequence }: ZooKeeperGrant) => ({ sequence: token ?? sequence })),
      );
    case 'dynamo': {
      const moment = { now: setting.nowMs, deletesItem: source === 'dynamoDeleted' };
      return dynamoText(
        name,
        having(access, ({ fence }: DynamoRecord) => ({ fence: token ?? fence })),
        moment,
      );
    }
    case 'chubby':
      return chubbyText(
        name,
        having(access, ({ mode, generation }: ChubbyGrant) => ({ mode, generation: token ?? generation })),
      );
  }
}

/** What has to be there before the first request; undefined where the first request makes it. */
export function setupText(source: RecipeSource, name: string): string | undefined {
  const { system } = recipeSources[source];
  if (system === 'dynamo') return dynamoSetup();
  return system === 'zooKeeper' ? zooKeeperSetup(name) : undefined;
}

/** The same access with the grant as the notation wants it. */
function having<Wanted>(access: Access<object>, change: (grant: never) => Wanted): Access<Wanted> {
  return access.type === 'acquire' ? access : { ...access, grant: change(access.grant as never) };
}
