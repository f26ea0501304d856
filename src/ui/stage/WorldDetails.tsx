import { memo, type ReactElement } from 'react';
import { hueOf, participantText } from '../../view/participant.ts';
import { participantStatesOf } from '../../view/participantState.ts';
import { propertyTitle } from '../../view/propertyTitle.ts';
import { breaksOf } from '../../view/standing.ts';
import { standingsOf } from '../../view/standings.ts';
import type { WorldStory } from '../../view/story.ts';
import { IncidentLog } from './IncidentLog.tsx';
import { stateAfter } from './stateAfter.ts';

interface WorldDetailsProps {
  readonly story: WorldStory;
  readonly stepIndex: number;
  readonly setStep: (stepIndex: number) => void;
}

/** Below a diagram: how everyone stands, what still holds, and the log one would want in an incident. */
export const WorldDetails = memo(function WorldDetails({ story, stepIndex, setStep }: WorldDetailsProps): ReactElement {
  const { name } = story.world;
  return (
    <section className="stage-details" aria-label={`${name}: details`}>
      <Participants story={story} stepIndex={stepIndex} />
      <Properties story={story} breakCount={breaksOf(story.trace, stepIndex).length} setStep={setStep} />
      <IncidentLog story={story} stepIndex={stepIndex} setStep={setStep} />
    </section>
  );
});

type PartProps = Pick<WorldDetailsProps, 'story' | 'stepIndex'>;

function Participants({ story, stepIndex }: PartProps): ReactElement {
  const states = participantStatesOf(story.config, stateAfter(story.trace, stepIndex));
  return (
    <dl className="stage-participants">
      {states.map(({ participant, text }) => (
        <div key={hueOf(participant)}>
          <dt style={{ color: `var(--${hueOf(participant)})` }}>{participantText(participant)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PropertiesProps extends Omit<WorldDetailsProps, 'stepIndex'> {
  /** How many of the breaks of the trace have happened: nothing here changes between two of them. */
  readonly breakCount: number;
}

const Properties = memo(function Properties({ story, breakCount, setStep }: PropertiesProps): ReactElement {
  const lastBreak = breaksOf(story.trace)[breakCount - 1]?.stepNumber ?? 0;
  return (
    <ul className="stage-properties" aria-label={`${story.world.name}: properties`}>
      {standingsOf(story.config, story.trace, lastBreak).map(({ property, brokenAt }) => (
        <li key={property} className={brokenAt === undefined ? 'stage-holds' : 'stage-broken'}>
          <span aria-hidden="true">{brokenAt === undefined ? '○' : '✕'}</span> {propertyTitle(property)}
          {brokenAt === undefined ? (
            <span className="visually-hidden">: holds so far</span>
          ) : (
            <button type="button" className="stage-link" onClick={() => setStep(brokenAt)}>
              broken at step {brokenAt}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
});
