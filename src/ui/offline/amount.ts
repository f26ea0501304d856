import * as v from 'valibot';
import { readSaved, writeSaved } from '../state/saved.ts';
import { amounts, useOffline, type Amount } from './offlineStore.ts';

const key = 'offline';
const savedSchema = v.object({ amount: v.picklist(amounts) });

/** What the learner chose on an earlier visit; else everything, or only the lesson where the browser is to save data. */
export function restoreAmount(): void {
  const chosen = readSaved(key, savedSchema)?.amount;
  const isSavingData = asksToSaveData();
  const amount = chosen ?? (isSavingData ? 'lesson' : 'all');
  useOffline.setState({ amount, isChosen: chosen !== undefined, isSavingData });
}

export function chooseAmount(amount: Amount): void {
  writeSaved(key, { amount });
  useOffline.setState({ amount, isChosen: true });
}

/** The interface is not in every browser, nor in the types of any. */
function asksToSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
