/** Fetches what will be wanted while nothing else is going on; then gets ready for paper, and to go without network. */
export function whenIdle(fetchAll: () => readonly Promise<unknown>[]): void {
  const start = async (): Promise<void> => {
    await Promise.allSettled(fetchAll());
    const [{ startLater }] = await Promise.all([
      import('./later.ts'),
      // What gets the handout ready comes with it.
      import('../stage/share/SharePanel.tsx'),
    ]);
    startLater();
  };
  const startQuietly = () => void start().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(startQuietly, { timeout: 5000 });
  else setTimeout(startQuietly, 2000);
}
