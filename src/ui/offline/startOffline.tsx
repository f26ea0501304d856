import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activeWorker, listOf } from './activeWorker.ts';
import { restoreAmount } from './amount.ts';
import { Kept } from './Kept.tsx';
import { listenForInstalling } from './installing.ts';
import { keepParts, showKept } from './keepParts.ts';
import type { Order } from './keptFile.ts';
import { offerNewVersions } from './newVersion.ts';
import { useOffline } from './offlineStore.ts';
import { problemOf } from './problemOf.ts';
import { forgetKept } from './whatIsKept.ts';

const folder = new URL('./', document.baseURI).href;

/** Keeps the lesson for use without network, and says at the foot of the page what is kept. */
export function startOffline(): void {
  const place = document.getElementById('kept');
  const canKeep = isSecureContext && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
  if (place === null || !canKeep || import.meta.env.DEV) return;
  restoreAmount();
  listenForInstalling();
  createRoot(place).render(
    <StrictMode>
      <Kept />
    </StrictMode>,
  );
  let work = keepNow();
  useOffline.subscribe(({ amount }, before) => {
    // What is going on sees the new choice, and ends before the next begins.
    if (amount !== before.amount) work = work.then(keepNow);
  });
  place.hidden = false;
}

async function keepNow(): Promise<void> {
  try {
    if (useOffline.getState().amount === 'nothing') await stopKeeping();
    else await goOnKeeping();
  } catch (error) {
    useOffline.setState({ problem: problemOf(error) });
  }
}

let isOffering = false;

async function goOnKeeping(): Promise<void> {
  const registration = await navigator.serviceWorker.register('serviceWorker.js', { updateViaCache: 'none' });
  if (!isOffering) offerNewVersions(registration);
  isOffering = true;
  const worker = await activeWorker(registration);
  const files = await listOf(worker);
  worker.postMessage('tidy' satisfies Order);
  await showKept(files, folder);
  await keepParts(files, folder);
}

async function stopKeeping(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await forgetKept(folder);
  useOffline.setState({ parts: [], problem: undefined });
}
