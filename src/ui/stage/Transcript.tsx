import type { ReactElement } from 'react';
import type { Story } from '../../view/story.ts';

interface TranscriptProps {
  readonly story: Story;
  readonly stepIndex: number;
  readonly setStep: (stepIndex: number) => void;
}

/** The whole story as a table of words, step by step and world by world. */
export function Transcript({ story, stepIndex, setStep }: TranscriptProps): ReactElement {
  return (
    <details className="stage-transcript">
      <summary>The whole story in words</summary>
      <div className="stage-transcript-table" role="region" aria-label="The whole story in words" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              {story.worlds.map(({ world }) => (
                <th key={world.id} scope="col">
                  {world.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: story.stepCount }, (_, index) => (
              <tr key={index} aria-current={index + 1 === stepIndex ? 'step' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="stage-link"
                    aria-label={`Go to step ${index + 1}`}
                    onClick={() => setStep(index + 1)}
                  >
                    {index + 1}
                  </button>
                </th>
                {story.worlds.map(({ world, transcript }) => (
                  <td key={world.id}>
                    <code>{transcript[index]?.label}</code>
                    <p>{transcript[index]?.sentences.join(' ')}</p>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
