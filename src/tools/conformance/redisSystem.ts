import { Redis } from 'ioredis';
import { defined } from '../../base/assert.ts';
import { anyRecipe, type Operation, type RecipeReply, type Standing } from '../../engine/sources/recipe.ts';
import { redisRecipe } from '../../engine/sources/redis.ts';
import type { Access } from '../../view/sources/access.ts';
import { redisRequest, type RedisGrant, type RedisVariant } from '../../view/sources/redisRequest.ts';
import { shellWord } from '../../view/sources/quoting.ts';
import { packageVersion } from './packageVersion.ts';
import { forEachName, shellWith } from './pastedCommands.ts';
import { pasteRedis } from './redisCommands.ts';
import type { RealLock, RealSystem } from './realSystem.ts';
import { firstLineOf, freePort, programIn, startProcess } from './serverProcess.ts';

const leaseMs = 600_000;

/** Undefined when there is no Redis here. */
export async function startRedis(folder: string): Promise<RealSystem | undefined> {
  const program = programIn('REDIS_SERVER', 'redis-server');
  if (program === undefined) return undefined;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = await startProcess(program, args, port, folder);
  const redis = new Redis(port, '127.0.0.1');
  let count = 0;
  return {
    id: 'redis',
    server: `Redis ${/v=([\d.]+)/.exec(firstLineOf(program, ['--version']))?.[1] ?? '?'}`,
    client: `ioredis ${packageVersion('ioredis')}`,
    variants: ['plain', 'counterExpires', 'isReentrant'] satisfies RedisVariant[],
    open: (variant) => Promise.resolve(openLock(redis, `r${++count}`, variant as RedisVariant)),
    pasteCommands: () => {
      const tool = programIn('REDIS_CLI', 'redis-cli');
      if (tool === undefined) return Promise.resolve(undefined);
      const shell = shellWith(folder, {}, { 'redis-cli': `exec ${shellWord(tool)} -p ${port} "$@"` });
      return forEachName('redis', (name) => pasteRedis(shell, name));
    },
    stop: async () => {
      redis.disconnect();
      await server.stop();
    },
  };
}

function openLock(redis: Redis, name: string, variant: RedisVariant): RealLock {
  const grants = new Map<string, RedisGrant>();
  let attempt = 0;
  const send = async (access: Access<RedisGrant>): Promise<unknown> => {
    const { script, keys, values } = redisRequest(name, access, variant);
    return redis.eval(script, keys.length, ...keys, ...values);
  };
  const perform = async (operation: Operation): Promise<RecipeReply> => {
    switch (operation.type) {
      case 'acquire': {
        const { client } = operation;
        attempt++;
        const token = await send({ type: 'acquire', client, attempt, leaseMs });
        if (typeof token !== 'number') return { type: 'held' };
        grants.set(client, { value: `${client}-${attempt}`, token });
        return { type: 'granted', token };
      }
      case 'renew':
      case 'release': {
        const { type, client } = operation;
        const answer = await send({ type, client, grant: defined(grants.get(client), 'grant'), leaseMs });
        if (answer !== 1) return { type: 'refused', error: String(answer) };
        return { type: type === 'renew' ? 'renewed' : 'released' };
      }
      case 'write': {
        const grant = defined(grants.get(operation.client), 'grant');
        await send({ ...operation, grant });
        return { type: 'written' };
      }
      case 'expire':
        // The time is over now, and not in ten minutes.
        await redis.pexpire(`lock:{${name}}`, 0);
        if (variant === 'counterExpires') await redis.pexpire(`fence:{${name}}`, 0);
        return { type: 'done' };
      case 'forget':
        await redis.del(`fence:{${name}}`);
        return { type: 'done' };
      case 'otherWork':
        await redis.incr('fence:{another}');
        return { type: 'done' };
    }
  };
  return {
    recipe: anyRecipe(redisRecipe(1, { [variant]: true })),
    perform: (operation) => perform(operation).catch(refusal),
    standing: async (): Promise<Standing> => {
      const [lock, counter, value] = await Promise.all([
        redis.get(`lock:{${name}}`),
        redis.get(`fence:{${name}}`),
        redis.hget(`data:{${name}}`, 'value'),
      ]);
      return { holder: lock?.charAt(0) ?? null, value: value ?? '', number: counter === null ? null : Number(counter) };
    },
    close: () => Promise.resolve(),
  };
}

function refusal(error: unknown): RecipeReply {
  if (error instanceof Error && error.name === 'ReplyError') return { type: 'refused', error: error.message };
  throw error;
}
