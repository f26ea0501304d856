import { useMemo, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { stepWordsOf } from '../../view/stepWords.ts';
import { useStore } from '../state/store.ts';
import { ElementTitle } from './ElementTitle.tsx';
import type { MapElement } from './mapElement.ts';
import type { UsedStory } from './useStageStory.ts';
import './StageStrip.css';

interface StageStripProps {
  readonly map: FlowMap;
  readonly elements: readonly MapElement[];
  readonly told: UsedStory;
}

/** The step that is on the Stage, in words, with the means to go on from here. */
export function StageStrip({ map, elements, told }: StageStripProps): ReactElement {
  const { title, story, stepIndex, stepCount, uses } = told;
  const isPlaying = useStore((state) => state.isPlaying);
  const { setStep, play, pause } = useStore.getState();
  const { sentences } = useMemo(() => stepWordsOf(story.config, story.trace, stepIndex - 1), [story, stepIndex]);
  const ids = new Set(uses.map(({ edgeId }) => edgeId));
  const used = elements.filter(({ id, type }) => type === 'edge' && ids.has(id));
  return (
    <section className="maps-strip" aria-label={`${map.title}: on the Stage`}>
      <p className="maps-strip-head">
        On the Stage: {title}, step {stepIndex} of {stepCount}, in the world “{story.world.name}”
      </p>
      <div aria-live={isPlaying ? 'off' : 'polite'}>
        <p>{sentences.join(' ')}</p>
        {used.length > 0 && (
          <ul className="maps-strip-edges" aria-label="Arrows in use">
            {used.map((element) => (
              <li key={element.key}>
                <ElementTitle element={element} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="maps-strip-buttons">
        <button type="button" className="button" onClick={() => setStep(stepIndex - 1)}>
          Step back
        </button>
        <button
          type="button"
          className="button"
          disabled={stepIndex === stepCount}
          onClick={() => setStep(stepIndex + 1)}
        >
          Step forward
        </button>
        <button type="button" className="button" onClick={isPlaying ? pause : play}>
          {isPlaying ? 'Pause' : 'Play on'}
        </button>
        <a href="#gist" onClick={openStage}>
          Open the Stage
        </a>
      </p>
    </section>
  );
}

/** The Stage as it is, with the learner's changes: an address would be that of the lesson's own story. */
function openStage(event: { preventDefault(): void }): void {
  event.preventDefault();
  useStore.getState().setTab('gist');
  document.querySelector('#gist [data-stage]')?.scrollIntoView({ block: 'start' });
}
