import { useRef, useState, type ReactElement } from 'react';

interface RequestTextProps {
  readonly title: string;
  readonly text: string;
}

/** One request, ready to be pasted. Where the browser does not let the page copy, the text is selected. */
export function RequestText({ title, text }: RequestTextProps): ReactElement {
  const [said, setSaid] = useState('');
  const code = useRef<HTMLPreElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setSaid('This browser does not let the page copy. The text is selected: copy it with your keyboard.');
    }
  };
  return (
    <li className="sources-request">
      <div className="sources-request-head">
        <strong>{title}</strong>
        <button type="button" className="sources-copy" aria-label={`Copy ${title}`} onClick={() => void copy()}>
          Copy
        </button>
        <span role="status" aria-label={`Copying ${title}`}>
          {said}
        </span>
      </div>
      <pre ref={code} tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </li>
  );
}
