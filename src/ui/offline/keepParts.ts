import { keepFile } from './keepFile.ts';
import { cacheNameOf, keyOf, partIds, type KeptFile } from './keptFile.ts';
import { useOffline, type Amount } from './offlineStore.ts';
import { problemOf } from './problemOf.ts';
import { whatIsKept } from './whatIsKept.ts';

const lockName = 'keeping the lesson';
/** A page that is always busy keeps the files nevertheless. */
const longestWaitMs = 3_000;

/** Keeps what is missing of `amount`, one file after the other and only in idle moments. One page of a browser does it. */
export async function keepParts(files: readonly KeptFile[], folder: string): Promise<void> {
  await navigator.locks.request(`${lockName} ${folder}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    useOffline.setState({ isKeeping: true, problem: undefined });
    try {
      for (const file of await missingFiles(files, folder)) {
        await idleMoment();
        if (!isWanted(file, useOffline.getState().amount)) break;
        await keepFile(await caches.open(cacheNameOf(folder)), file, folder);
        addKept(file);
      }
    } catch (error) {
      useOffline.setState({ problem: problemOf(error) });
    } finally {
      useOffline.setState({ isKeeping: false });
    }
  });
}

function addKept({ part, bytes }: KeptFile): void {
  useOffline.setState(({ parts }) => ({
    parts: parts.map((shown) => (shown.id === part ? { ...shown, keptBytes: shown.keptBytes + bytes } : shown)),
  }));
}

export async function showKept(files: readonly KeptFile[], folder: string): Promise<void> {
  useOffline.setState({ parts: await whatIsKept(files, folder) });
}

async function missingFiles(files: readonly KeptFile[], folder: string): Promise<readonly KeptFile[]> {
  const { amount } = useOffline.getState();
  const cache = await caches.open(cacheNameOf(folder));
  const keys = new Set((await cache.keys()).map(({ url }) => url));
  return partIds
    .flatMap((id) => files.filter(({ part }) => part === id))
    .filter((file) => isWanted(file, amount) && !keys.has(keyOf(file, folder)));
}

function isWanted({ part }: KeptFile, amount: Amount): boolean {
  return amount === 'all' || (amount === 'lesson' && part === 'lesson');
}

function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, longestWaitMs / 10);
  });
}
