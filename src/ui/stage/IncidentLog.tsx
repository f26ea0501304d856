import { useState, type ReactElement } from 'react';
import { clientText } from '../../engine/action.ts';
import { countersOf } from '../../view/counters.ts';
import type { WorldStory } from '../../view/story.ts';
import { notify } from '../state/store.ts';

interface IncidentLogProps {
  readonly story: WorldStory;
  readonly stepIndex: number;
  readonly setStep: (stepIndex: number) => void;
}

/** The lines one would want in an incident, as far as the story has come; a line leads to its step. */
export function IncidentLog({ story, stepIndex, setStep }: IncidentLogProps): ReactElement {
  const [client, setClient] = useState('all');
  const lines = story.log.filter(
    (line) =>
      line.stepNumber <= stepIndex &&
      (client === 'all' || line.client === undefined || clientText(line.client) === client),
  );
  return (
    <div className="stage-log">
      <div className="stage-log-head">
        <h4>Incident log</h4>
        <label>
          <span className="visually-hidden">Log of</span>
          <select
            value={client}
            onChange={(event) => {
              setClient(event.target.value);
            }}
          >
            <option value="all">all clients</option>
            {story.config.clients.map((_, index) => (
              <option key={clientText(index)} value={clientText(index)}>
                client {clientText(index)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            void copy(lines.map(({ text }) => text).join('\n'));
          }}
        >
          Copy log
        </button>
      </div>
      {lines.length === 0 ? <p className="stage-log-empty">No lines yet.</p> : null}
      <ol>
        {lines.map(({ stepNumber, text, isReject }, index) => (
          <li key={index}>
            <button
              type="button"
              className={isReject ? 'stage-line stage-line-reject' : 'stage-line'}
              aria-current={stepNumber === stepIndex ? 'step' : undefined}
              title={`Go to step ${stepNumber}`}
              onClick={() => {
                setStep(stepNumber);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      <p className="stage-counters">
        {countersOf(story.trace, stepIndex).map(({ name, value }) => (
          <code key={name}>
            {name} {value}
          </code>
        ))}
      </p>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('The log is copied.');
  } catch {
    notify('The browser does not let the page copy. Select the lines of the log and copy them.');
  }
}
