import type { LoadProgress } from './runner.ts';

export type OnProgress = (progress: LoadProgress) => void;

export interface Handover<Files> {
  /** Begins to fetch them, unless that is done or they have been given. */
  load(onProgress: OnProgress): Promise<unknown>;
  /** Gives them away: the page has no use for them, and the next frame gets others. */
  give(onProgress: OnProgress): Promise<Files>;
}

/**
 * Files that go into a frame and are gone then; whoever wants them first begins to fetch them, while the frame opens. When
 * they did not come, that is so for the frame too: only another load tries again.
 */
export function createHandover<Files>(fetchFiles: (onProgress: OnProgress) => Promise<Files>): Handover<Files> {
  let coming: Promise<Files> | undefined;
  let isGiven = false;
  let hasFailed = false;

  function fetched(onProgress: OnProgress): Promise<Files> {
    hasFailed = false;
    coming = fetchFiles(onProgress).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
    return coming;
  }

  return {
    load: (onProgress) => {
      if (isGiven) return Promise.resolve();
      return coming === undefined || hasFailed ? fetched(onProgress) : coming;
    },
    give: async (onProgress) => {
      const files = await (coming ?? fetched(onProgress));
      coming = undefined;
      isGiven = true;
      return files;
    },
  };
}
