import type { ReactElement } from 'react';
import type { Scenario } from '../../../engine/scenario.ts';
import type { Story } from '../../../view/story.ts';
import { saveFile } from '../../maps/saveFile.ts';
import { useStore } from '../../state/store.ts';
import { drawingsOf } from './drawingsOf.tsx';
import { fileName } from './fileName.ts';
import { pngOf } from './pngOf.ts';
import { storyPicture, type Picture } from './storyPicture.ts';

interface PictureToolsProps {
  readonly story: Story;
  readonly scenario: Scenario;
  readonly say: (sentence: string) => void;
}

/** What is seen as a picture: all worlds, the title, and the caption of the step. */
export function PictureTools({ story, scenario, say }: PictureToolsProps): ReactElement {
  const stepIndex = Math.min(
    useStore((state) => state.stepIndex),
    story.stepCount,
  );
  const picture = (): Picture =>
    storyPicture({ story, title: scenario.title, stepIndex, drawings: drawingsOf(story, stepIndex), valueOf });
  const save = (ending: 'svg' | 'png', content: string | Blob, mediaType: string): void => {
    const name = fileName(`${scenario.id}-step-${stepIndex}`, ending);
    saveFile(name, content, mediaType);
    say(`Saved as ${name}.`);
  };
  const savePicture = async (ending: 'svg' | 'png'): Promise<void> => {
    try {
      const { svg, width, height } = picture();
      if (ending === 'svg') save(ending, svg, 'image/svg+xml');
      else save(ending, await pngOf(svg, { width, height }), 'image/png');
    } catch {
      say(`This browser could not make the picture as ${ending.toUpperCase()}.`);
    }
  };
  return (
    <section className="share-group" aria-label="Picture">
      <h4>Picture</h4>
      <p className="share-buttons">
        <button type="button" className="button" onClick={() => void savePicture('svg')}>
          Download SVG
        </button>
        <button type="button" className="button" onClick={() => void savePicture('png')}>
          Download PNG
        </button>
      </p>
    </section>
  );
}

function valueOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
