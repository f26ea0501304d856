import { notifyMissing } from './store.ts';

/** An address may name the token source of a real system: its recipe has to be there before the address is read. */
export async function recipesFor(hash: string): Promise<void> {
  if (!/\b(zk|etcd|redis|dynamo|chubby)[A-Z]/.test(hash)) return;
  try {
    (await import('../../engine/sources/installRecipes.ts')).installRecipes();
  } catch {
    notifyMissing();
  }
}
