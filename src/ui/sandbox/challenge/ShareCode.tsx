import { useState, type ReactElement } from 'react';
import { encodeSharedCode, type SharedCode } from './sharedCode.ts';

/** A link that holds the code. Whoever opens it is asked before anything of theirs is replaced. */
export function ShareCode({ place, language, code }: SharedCode): ReactElement {
  const [told, setTold] = useState<{ readonly sentence: string; readonly link?: string }>({ sentence: '' });
  const share = async (): Promise<void> => {
    const page = location.href.replace(/#.*$/s, '');
    const text = await encodeSharedCode({ place, language, code });
    if (text === undefined) {
      setTold({ sentence: 'Your code is too long for a link. Copy the code itself.' });
      return;
    }
    const link = `${page}#sandbox?code=${text}`;
    try {
      await navigator.clipboard.writeText(link);
      setTold({ sentence: 'The link is on the clipboard. It holds your code and nothing else.' });
    } catch {
      setTold({ sentence: 'This browser did not take the link. Here it is, to copy:', link });
    }
  };
  return (
    <div className="challenge-share">
      <button type="button" className="button" onClick={() => void share()}>
        Copy link to my code
      </button>
      <p role="status">{told.sentence}</p>
      {told.link !== undefined && <input aria-label="Link to my code" readOnly value={told.link} />}
    </div>
  );
}
