import { memo, useState, type ReactElement } from 'react';
import type { Story } from '../../view/story.ts';

interface TranscriptProps {
  readonly story: Story;
  readonly stepIndex: number;
  readonly setStep: (stepIndex: number) => void;
}

/** The whole story as a table of words, step by step and world by world. */
export function Transcript({ story, stepIndex, setStep }: TranscriptProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="stage-transcript" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The whole story in words</summary>
      <TranscriptTable story={story} stepIndex={isOpen ? stepIndex : 0} setStep={setStep} />
    </details>
  );
}

/** Closed, it need not know the step. */
const TranscriptTable = memo(function TranscriptTable({ story, stepIndex, setStep }: TranscriptProps): ReactElement {
  return (
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
            <TranscriptRow
              key={index}
              story={story}
              stepNumber={index + 1}
              isCurrent={index + 1 === stepIndex}
              setStep={setStep}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface RowProps {
  readonly story: Story;
  readonly stepNumber: number;
  readonly isCurrent: boolean;
  readonly setStep: (stepIndex: number) => void;
}

const TranscriptRow = memo(function TranscriptRow({ story, stepNumber, isCurrent, setStep }: RowProps): ReactElement {
  return (
    <tr aria-current={isCurrent ? 'step' : undefined}>
      <th scope="row">
        <button
          type="button"
          className="stage-link"
          aria-label={`Go to step ${stepNumber}`}
          onClick={() => {
            setStep(stepNumber);
          }}
        >
          {stepNumber}
        </button>
      </th>
      {story.worlds.map(({ world, transcript }) => (
        <td key={world.id}>
          <code>{transcript[stepNumber - 1]?.label}</code>
          <p>{transcript[stepNumber - 1]?.sentences.join(' ')}</p>
        </td>
      ))}
    </tr>
  );
});
