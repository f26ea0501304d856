import { reloadBy } from '../state/reload.ts';
import { notify } from '../state/store.ts';
import type { Order } from './keptFile.ts';

const leastCheckPauseMs = 60 * 60 * 1000;

/** Tells the learner of a new version, and shows it when they ask for it: never before, and in this window only. */
export function offerNewVersions(registration: ServiceWorkerRegistration): void {
  offer(registration);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => offer(registration));
  });
  reloadBy(() => useNewest(registration));
  checkWhenSeenAgain(registration);
}

function offer({ waiting, active }: ServiceWorkerRegistration): void {
  // Without an earlier one there is nothing to be replaced.
  if (waiting === null || active === null) return;
  notify('There is a new version of this lesson. Reload to use it; what you typed in the editors is kept.', 'reload');
}

/** The new version takes over first, so that it is the one that answers. Files of this one stay for other windows. */
function useNewest({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') location.reload();
  });
  waiting.postMessage('useNow' satisfies Order);
}

/** A page may stay open for days. */
function checkWhenSeenAgain(registration: ServiceWorkerRegistration): void {
  let checkedAtMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checkedAtMs < leastCheckPauseMs) return;
    checkedAtMs = performance.now();
    registration.update().catch(() => undefined);
  });
}
