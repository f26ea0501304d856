import { lockModel } from '../../engine/lockModel.ts';
import { configOfSmall, type SmallSystem } from '../../engine/smallSystem.ts';
import { startSearch } from '../../explorer/search.ts';
import type { ExplorerReply, ExplorerRequest, SearchLimits } from './explorerMessages.ts';

/** The page hears how far the search has come about this often. */
const progressEveryMs = 100;
const statesAtOnce = 5_000;

let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<ExplorerRequest>) => {
  if (data.type === 'stop') isStopped = true;
  else void exploreAll(data.system, data.limits);
});

async function exploreAll(system: SmallSystem, limits: SearchLimits): Promise<void> {
  const startedMs = performance.now();
  const search = startSearch(lockModel(configOfSmall(system)), limits);
  let toldMs = startedMs;
  while (!isStopped && search.advance(statesAtOnce)) {
    if (performance.now() - toldMs < progressEveryMs) continue;
    toldMs = performance.now();
    tell({ type: 'progress', progress: search.progress() });
    await messagesRead();
  }
  tell({ type: 'ended', exploration: search.result(), elapsedMs: performance.now() - startedMs });
}

function tell(reply: ExplorerReply): void {
  postMessage(reply);
}

/** Lets a stop in, which waits among the messages while the search works. */
function messagesRead(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
