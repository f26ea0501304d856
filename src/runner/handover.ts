import type { LoadProgress } from './runner.ts';

export type OnProgress = (progress: LoadProgress) => void;

export interface Handover<Files> {
  /** Begins to fetch them, unless that is done or they have been given. */
  load(onProgress: OnProgress): Promise<unknown>;
  /** Gives them away: the page has no use for them, and the next frame gets others. */
  give(onProgress: OnProgress): Promise<Files>;
}

/** Files that go into a frame and are gone then; whoever wants them first begins to fetch them, while the frame opens. */
export function createHandover<Files>(fetchFiles: (onProgress: OnProgress) => Promise<Files>): Handover<Files> {
  let coming: Promise<Files> | undefined;
  let isGiven = false;

  function fetched(onProgress: OnProgress): Promise<Files> {
    coming ??= fetchFiles(onProgress).catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }

  return {
    load: (onProgress) => (isGiven ? Promise.resolve() : fetched(onProgress)),
    give: async (onProgress) => {
      const files = await fetched(onProgress);
      coming = undefined;
      isGiven = true;
      return files;
    },
  };
}
