import type { ReactElement } from 'react';
import type { Snippet } from '../../lesson/lesson.ts';

/** A snippet to read: its code and what it prints. This is what the document holds without scripts, and on paper. */
export function SnippetText({ snippet }: { readonly snippet: Snippet }): ReactElement {
  return (
    <>
      <pre className="sandbox-listing">
        <code>{snippet.code}</code>
      </pre>
      <h4 className="sandbox-label">It prints</h4>
      <pre className="sandbox-listing">
        <samp>{snippet.output}</samp>
      </pre>
    </>
  );
}
