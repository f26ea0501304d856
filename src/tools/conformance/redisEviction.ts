import type { Redis } from 'ioredis';

const ampleMemory = '1gb';

/**
 * When memory is short, the keys that are used least go first. Each use counts. Without any limit small numbers would be
 * one object for all keys, and used as often as all of them.
 */
export const evictionSettings = [
  ...['--maxmemory', ampleMemory],
  ...['--maxmemory-policy', 'allkeys-lfu'],
  ...['--maxmemory-samples', '64'],
  ...['--lfu-log-factor', '0'],
];

/** Used more often than a counter is in one history, and less often than lock and data are here. */
const ballastUses = 80;
const mostUses = 250;
const ballast = Array.from({ length: 16 }, (_, index) => `ballast ${index}`);
const ballastBytes = 100_000;
const mostTries = 20;

/** Makes memory short, so that the server evicts the counter of this name and keeps the lock and the data. */
export async function evict(redis: Redis, name: string): Promise<void> {
  const counter = `fence:{${name}}`;
  for (let tries = 0; (await redis.exists(counter)) > 0; tries++) {
    if (tries === mostTries) throw new Error(`Redis was to evict ${counter}, and has not.`);
    await makeMemoryShort(redis, name);
  }
}

/** The counter is small: ballast has to go with it before there is room again. The server looks at some keys only. */
async function makeMemoryShort(redis: Redis, name: string): Promise<void> {
  const uses = redis.pipeline();
  for (const key of ballast) uses.setrange(key, ballastBytes, '.');
  for (let count = 0; count < ballastUses; count++) uses.touch(...ballast);
  for (let count = 0; count < mostUses; count++) uses.touch(`lock:{${name}}`, `data:{${name}}`);
  await uses.exec();
  const usedBytes = Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
  await redis.config('SET', 'maxmemory', usedBytes - (ballast.length / 2) * ballastBytes);
  await redis.ping();
  await redis.config('SET', 'maxmemory', ampleMemory);
}
