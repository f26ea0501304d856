import { lockModel } from '../../engine/lockModel.ts';
import { configOfSmall, type SmallSystem } from '../../engine/smallSystem.ts';
import { installRecipes } from '../../engine/sources/installRecipes.ts';
import { startSearch } from '../../explorer/search.ts';
import { run } from '../../model/run.ts';
import type { ExplorerReply, ExplorerRequest, SearchRequest } from './explorerMessages.ts';

/** The page hears how far the search has come about this often. */
const progressEveryMs = 100;
const statesAtOnce = 5_000;

installRecipes();
let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<ExplorerRequest>) => {
  if (data.type === 'stop') isStopped = true;
  else void exploreAll(data.system, data.search);
});

async function exploreAll(system: SmallSystem, { after = [], ...options }: SearchRequest): Promise<void> {
  const startedMs = performance.now();
  const model = lockModel(configOfSmall(system));
  const { initial, steps } = run(model, [after]);
  const search = startSearch(model, { ...options, from: steps.at(-1)?.state ?? initial });
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
