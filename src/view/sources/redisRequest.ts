import { exhaustive } from '../../base/exhaustive.ts';
import type { Access } from './access.ts';
import { shellWord } from './quoting.ts';

export interface RedisGrant {
  readonly value: string;
  readonly token: number;
}

export type RedisVariant = 'plain' | 'counterExpires' | 'isReentrant';

/** An EVAL: the script, the keys that it may touch, and what it is told. */
export interface RedisRequest {
  readonly script: string;
  readonly keys: readonly string[];
  readonly values: readonly (string | number)[];
}

const acquireScripts: Readonly<Record<RedisVariant, string>> = {
  plain: `if redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then
  return redis.call("INCR", KEYS[2])
end
return false`,
  counterExpires: `if redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then
  local token = redis.call("INCR", KEYS[2])
  redis.call("PEXPIRE", KEYS[2], ARGV[2]) -- the trap: the counter goes with the lock
  return token
end
return false`,
  isReentrant: `if redis.call("GET", KEYS[1]) == ARGV[1] then
  redis.call("PEXPIRE", KEYS[1], ARGV[2])
  return redis.call("INCR", KEYS[2]) -- the trap: taking it again counts too
end
if redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then
  return redis.call("INCR", KEYS[2])
end
return false`,
};

const ifMine = (action: string): string => `if redis.call("GET", KEYS[1]) == ARGV[1] then
  return redis.call(${action})
end
return 0`;

const checkFence = `local seen = redis.call("HGET", KEYS[1], "fence")
if seen and tonumber(ARGV[1]) < tonumber(seen) then
  return redis.error_reply("FENCED " .. seen)
end`;

/** The braces are a hash tag: in a cluster all keys of one resource are in one slot, as a script needs them. */
const key = (kind: 'lock' | 'fence' | 'data', name: string): string => `${kind}:{${name}}`;

export function redisRequest(name: string, access: Access<RedisGrant>, variant: RedisVariant = 'plain'): RedisRequest {
  const [lock, fence, data] = [key('lock', name), key('fence', name), key('data', name)];
  switch (access.type) {
    case 'acquire': {
      const owner = variant === 'isReentrant' ? access.client : `${access.client}-${access.attempt}`;
      return { script: acquireScripts[variant], keys: [lock, fence], values: [owner, access.leaseMs] };
    }
    case 'renew': {
      const script = ifMine('"PEXPIRE", KEYS[1], ARGV[2]');
      return { script, keys: [lock], values: [ownerOf(access, variant), access.leaseMs] };
    }
    case 'release':
      return { script: ifMine('"DEL", KEYS[1]'), keys: [lock], values: [ownerOf(access, variant)] };
    case 'fetchToken':
      return { script: 'return redis.call("GET", KEYS[1])', keys: [fence], values: [] };
    case 'read': {
      if (!access.isFenced) return { script: 'return redis.call("HGET", KEYS[1], "value")', keys: [data], values: [] };
      const script = `${checkFence}
redis.call("HSET", KEYS[1], "fence", ARGV[1])
return redis.call("HGET", KEYS[1], "value")`;
      return { script, keys: [data], values: [access.grant.token] };
    }
    case 'write': {
      if (!access.isFenced) {
        return { script: 'return redis.call("HSET", KEYS[1], "value", ARGV[1])', keys: [data], values: [access.value] };
      }
      const script = `${checkFence}
redis.call("HSET", KEYS[1], "fence", ARGV[1], "value", ARGV[2])
return redis.status_reply("OK")`;
      return { script, keys: [data], values: [access.grant.token, access.value] };
    }
    default:
      return exhaustive(access);
  }
}

export function redisText(name: string, access: Access<RedisGrant>, variant?: RedisVariant): string {
  const { script, keys, values } = redisRequest(name, access, variant);
  return [`redis-cli EVAL '${script}'`, keys.length, ...keys.map(shellWord), ...values.map(String).map(shellWord)].join(
    ' ',
  );
}

function ownerOf({ client, grant }: { client: string; grant: RedisGrant }, variant: RedisVariant): string {
  return variant === 'isReentrant' ? client : grant.value;
}
