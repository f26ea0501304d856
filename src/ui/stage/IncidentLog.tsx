import { memo, useMemo, useState, type ReactElement } from 'react';
import { clientText } from '../../engine/action.ts';
import { countersOf } from '../../view/counters.ts';
import { logLinesOf, type LogLine } from '../../view/logLines.ts';
import type { WorldStory } from '../../view/story.ts';
import { notify } from '../state/store.ts';

interface IncidentLogProps {
  readonly story: WorldStory;
  readonly stepIndex: number;
  readonly setStep: (stepIndex: number) => void;
}

/** Of a long log the newest lines; the rest on demand. */
const mostShown = 40;

/** The lines one would want in an incident, as far as the story has come; a line leads to its step. */
export function IncidentLog({ story, stepIndex, setStep }: IncidentLogProps): ReactElement {
  const [client, setClient] = useState('all');
  const [isWhole, setWhole] = useState(false);
  const log = useMemo(() => logLinesOf(story.config, story.trace), [story]);
  const lines = log.filter(
    (line) =>
      line.stepNumber <= stepIndex &&
      (client === 'all' || line.client === undefined || clientText(line.client) === client),
  );
  const firstShown = isWhole ? 0 : Math.max(0, lines.length - mostShown);
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
      {firstShown > 0 ? (
        <button type="button" className="button-quiet" onClick={() => setWhole(true)}>
          Show the {firstShown} lines before these
        </button>
      ) : null}
      <ol start={firstShown + 1}>
        {lines.slice(firstShown).map((line, index) => (
          <Line key={firstShown + index} line={line} isCurrent={line.stepNumber === stepIndex} setStep={setStep} />
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

interface LineProps {
  readonly line: LogLine;
  readonly isCurrent: boolean;
  readonly setStep: (stepIndex: number) => void;
}

const Line = memo(function Line({ line, isCurrent, setStep }: LineProps): ReactElement {
  const { stepNumber, text, isReject } = line;
  return (
    <li>
      <button
        type="button"
        className={isReject ? 'stage-line stage-line-reject' : 'stage-line'}
        aria-current={isCurrent ? 'step' : undefined}
        title={`Go to step ${stepNumber}`}
        onClick={() => {
          setStep(stepNumber);
        }}
      >
        {text}
      </button>
    </li>
  );
});

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('The log is copied.');
  } catch {
    notify('The browser does not let the page copy. Select the lines of the log and copy them.');
  }
}
