import { notify } from './store.ts';

/** An address may name the token source of a real system: its recipe has to be there before the address is read. */
export async function recipesFor(hash: string): Promise<void> {
  if (!/\b(zk|etcd|redis|dynamo|chubby)[A-Z]/.test(hash)) return;
  try {
    (await import('../../engine/sources/installRecipes.ts')).installRecipes();
  } catch {
    notify('A part of the page could not be loaded; the page may be older than the site.', 'reload');
  }
}
