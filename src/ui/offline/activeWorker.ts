import type { KeptFile, Order } from './keptFile.ts';

/** The service worker that answers for this folder, once it does. Rejects when the lesson could not be kept. */
export function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { active, waiting, installing } = registration;
  if (active !== null) return Promise.resolve(active);
  const coming = installing ?? waiting;
  if (coming === null) return Promise.reject(new Error('There is no service worker.'));
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activating' || coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') reject(new Error('The lesson did not arrive whole.'));
    });
  });
}

export function listOf(worker: ServiceWorker): Promise<readonly KeptFile[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    // Our own worker, from our own host, in our own scope: it says what the build put into it.
    port1.onmessage = ({ data }: MessageEvent<readonly KeptFile[]>) => resolve(data);
    worker.postMessage('list' satisfies Order, [port2]);
  });
}
