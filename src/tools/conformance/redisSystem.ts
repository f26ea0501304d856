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
import { evict, evictionSettings } from './redisEviction.ts';
import { onServer, type RealLock, type RealSystem } from './realSystem.ts';
import { firstLineOf, freePort, programIn, startProcess } from './serverProcess.ts';

const leaseMs = 600_000;

/** Traps that are in no script, but in what happens to the server. */
type Trap = RedisVariant | 'isEvicted' | 'isFlushed';
const variants: readonly Trap[] = ['plain', 'counterExpires', 'isReentrant', 'isEvicted', 'isFlushed'];

/** Undefined when there is no Redis here. */
export async function startRedis(folder: string): Promise<RealSystem | undefined> {
  const program = programIn('REDIS_SERVER', 'redis-server');
  if (program === undefined) return undefined;
  const port = await freePort();
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const args = [...place, '--save', '', '--appendonly', 'no', ...evictionSettings];
  const server = await startProcess(program, args, port, folder);
  return onServer(server, () => Promise.resolve(driven(program, port, folder)));
}

function driven(program: string, port: number, folder: string): RealSystem {
  const redis = new Redis(port, '127.0.0.1');
  let count = 0;
  return {
    id: 'redis',
    server: `Redis ${/v=([\d.]+)/.exec(firstLineOf(program, ['--version']))?.[1] ?? '?'}`,
    client: `ioredis ${packageVersion('ioredis')}`,
    variants,
    open: (variant) => openLock(redis, `r${++count}`, variant as Trap),
    pasteCommands: () => {
      const tool = programIn('REDIS_CLI', 'redis-cli');
      if (tool === undefined) return Promise.resolve(undefined);
      const shell = shellWith(folder, {}, { 'redis-cli': `exec ${shellWord(tool)} -p ${port} "$@"` });
      return forEachName('redis', (name) => pasteRedis(shell, name));
    },
    stop: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}

async function openLock(redis: Redis, name: string, trap: Trap): Promise<RealLock> {
  // Nobody else’s keys are to be evicted first.
  if (trap === 'isEvicted') await redis.flushall();
  const variant = trap === 'isEvicted' || trap === 'isFlushed' ? 'plain' : trap;
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
        if (type === 'release' && trap === 'isEvicted') await evict(redis, name);
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
        if (trap === 'counterExpires') await redis.pexpire(`fence:{${name}}`, 0);
        if (trap === 'isEvicted') await evict(redis, name);
        return { type: 'done' };
      case 'forget':
        if (trap === 'isFlushed') await redis.flushall();
        else if (trap === 'isEvicted') await evict(redis, name);
        else await redis.del(`fence:{${name}}`);
        return { type: 'done' };
      case 'otherWork':
        await redis.incr('fence:{another}');
        return { type: 'done' };
    }
  };
  return {
    recipe: anyRecipe(redisRecipe(1, { [trap]: true })),
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
