import { startOffline } from '../offline/startOffline.tsx';
import { startProgress } from '../progress/startProgress.tsx';

/** What nobody waits for. */
export function startLater(): void {
  startProgress();
  startOffline();
}
