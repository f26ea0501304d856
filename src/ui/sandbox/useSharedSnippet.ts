import { useEffect, useState } from 'react';
import type { Snippet } from '../../lesson/lesson.ts';
import { notify, useStore as usePageStore } from '../state/store.ts';
import { decodeSharedCode, isPlaceOfSnippet, placeOfSnippet, unreadableLink } from './challenge/sharedCode.ts';

export interface SharedSnippet {
  readonly snippetId: string;
  readonly code: string;
}

/** Code for one of the lesson's programs that the address brought. It is not run, and nothing is put in its place. */
export function useSharedSnippet(snippets: readonly Snippet[]): SharedSnippet | undefined {
  const text = usePageStore((state) => state.sharedCode);
  const [shared, setShared] = useState<SharedSnippet>();
  useEffect(() => {
    if (text === undefined) return;
    void decodeSharedCode(text).then((decoded) => {
      // Whatever else it holds is the challenges' to read.
      if (!decoded || !isPlaceOfSnippet(decoded.place)) return;
      const snippet = snippets.find(
        ({ id, language }) => placeOfSnippet(id) === decoded.place && language === decoded.language,
      );
      if (snippet === undefined) notify(unreadableLink);
      else setShared({ snippetId: snippet.id, code: decoded.code });
    });
  }, [text, snippets]);
  return shared;
}
