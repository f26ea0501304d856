import type { ReactElement } from 'react';
import { dataBreaksOf } from '../../view/standing.ts';
import type { Story } from '../../view/story.ts';
import { speeds, useStore, type Speed } from '../state/store.ts';

interface TransportProps {
  readonly story: Story;
  readonly stepIndex: number;
}

/** Play, step, scrub. The dots are the steps; a marked one is where something breaks or the worlds part. */
export function Transport({ story, stepIndex }: TransportProps): ReactElement {
  const { isPlaying, speed, play, pause, setStep, setSpeed } = useStore();
  const { stepCount, difference } = story;
  return (
    <div className="stage-transport" role="group" aria-label="Playback">
      <div className="stage-buttons">
        <IconButton
          name="Restart"
          path="M4 3 V13 M13 3 L6 8 L13 13 Z"
          isDisabled={stepIndex === 0}
          act={() => setStep(0)}
        />
        <IconButton
          name="Step back"
          path="M11 3 L4 8 L11 13 Z"
          isDisabled={stepIndex === 0}
          act={() => setStep(stepIndex - 1)}
        />
        <IconButton
          name={isPlaying ? 'Pause' : 'Play'}
          path={isPlaying ? 'M4 3 H7 V13 H4 Z M9 3 H12 V13 H9 Z' : 'M4 2 L14 8 L4 14 Z'}
          isMain
          act={isPlaying ? pause : play}
        />
        <IconButton
          name="Step forward"
          path="M5 3 L12 8 L5 13 Z"
          isDisabled={stepIndex === stepCount}
          act={() => setStep(stepIndex + 1)}
        />
      </div>
      <Scrubber story={story} stepIndex={stepIndex} setStep={setStep} />
      <label className="stage-speed">
        <span className="visually-hidden">Speed</span>
        <select value={speed} onChange={(event) => setSpeed(Number(event.target.value) as Speed)}>
          {speeds.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </label>
      {difference === undefined ? null : (
        <button type="button" className="button-quiet stage-jump" onClick={() => setStep(difference)}>
          <span className="stage-wide-only">Worlds </span>differ at {difference}
        </button>
      )}
    </div>
  );
}

interface ScrubberProps extends TransportProps {
  readonly setStep: (stepIndex: number) => void;
}

function Scrubber({ story, stepIndex, setStep }: ScrubberProps): ReactElement {
  const { stepCount, difference, worlds } = story;
  const broken = new Set(worlds.flatMap(({ trace }) => dataBreaksOf(trace).map(({ stepNumber }) => stepNumber)));
  const label = worlds[0]?.transcript[stepIndex - 1]?.label ?? 'before the first step';
  const place = (step: number) => ({ left: `${(step / Math.max(1, stepCount)) * 100}%` });
  return (
    <div className="stage-scrubber">
      <div className="stage-dots" aria-hidden="true">
        <span className="stage-track" />
        <span className="stage-track-done" style={{ width: `${(stepIndex / Math.max(1, stepCount)) * 100}%` }} />
        {stepCount > 60
          ? null
          : Array.from({ length: stepCount + 1 }, (_, step) => (
              <span
                key={step}
                className={dotClass(step, stepIndex, broken.has(step), step === difference)}
                style={place(step)}
              />
            ))}
      </div>
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={stepCount}
        value={stepIndex}
        aria-valuetext={`${stepIndex} of ${stepCount}: ${label}`}
        onChange={(event) => setStep(Number(event.target.value))}
      />
    </div>
  );
}

function dotClass(step: number, stepIndex: number, isBad: boolean, isDifference: boolean): string {
  return [
    'stage-dot',
    step <= stepIndex ? 'stage-dot-done' : '',
    isBad ? 'stage-dot-bad' : '',
    isDifference ? 'stage-dot-difference' : '',
  ].join(' ');
}

interface IconButtonProps {
  readonly name: string;
  readonly path: string;
  readonly act: () => void;
  readonly isDisabled?: boolean;
  readonly isMain?: boolean;
}

/** Not `disabled` at the ends, but `aria-disabled`: a button that loses the focus under one's finger is a trap. */
function IconButton({ name, path, act, isDisabled = false, isMain = false }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={isMain ? 'stage-button stage-button-main' : 'stage-button'}
      aria-label={name}
      title={name}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : act}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
