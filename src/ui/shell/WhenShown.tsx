import { useEffect } from 'react';

/** Runs `run` once what stands beside it is on the page and answers. */
export function WhenShown({ run }: { readonly run: () => void }): null {
  useEffect(run, [run]);
  return null;
}
