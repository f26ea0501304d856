import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The recipes, and what turns them into requests. What people read about them may change without a new comparison. */
const folders = ['src/engine/sources', 'src/view/sources'];
const isCompared = (name: string): boolean =>
  /^(redis|etcd|zookeeper|dynamo|recipe|quoting)(Request|Recipe)?\.ts$|^zooKeeperRequest\.ts$/.test(name);

/** Tells one state of the models from another. Line ends are a matter of the machine. */
export function modelHash(): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter(isCompared).toSorted()) {
      hash.update(name).update(readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
