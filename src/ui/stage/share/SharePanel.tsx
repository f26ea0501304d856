import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Scenario } from '../../../engine/scenario.ts';
import type { Story } from '../../../view/story.ts';
import { FileTools } from './FileTools.tsx';
import { LinkTools } from './LinkTools.tsx';
import { PictureTools } from './PictureTools.tsx';
import { PrintTools } from './PrintTools.tsx';
import './share.css';

interface SharePanelProps {
  readonly story: Story;
  readonly scenario: Scenario;
}

/** Takes what is on the Stage elsewhere: as a link, a picture, or a file that can be opened again. */
export function SharePanel({ story, scenario }: SharePanelProps): ReactElement {
  const [said, setSaid] = useState('');
  const [uncopied, setUncopied] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [uncopied]);
  const say = (sentence: string): void => {
    setUncopied(undefined);
    setSaid(sentence);
  };
  const copy = async (what: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(`${what} is copied.`);
    } catch {
      setSaid('This browser does not let the page copy. The text is selected below: copy it with your keyboard.');
      setUncopied(text);
    }
  };
  return (
    <div className="share">
      <LinkTools title={scenario.title} copy={copy} />
      <PictureTools story={story} scenario={scenario} say={say} />
      <FileTools story={story} scenario={scenario} say={say} copy={copy} />
      <PrintTools />
      <p role="status" aria-label="Share" className="share-status">
        {said}
      </p>
      {uncopied === undefined ? null : (
        <textarea ref={field} className="share-uncopied" aria-label="Text to copy" readOnly rows={4} value={uncopied} />
      )}
    </div>
  );
}
