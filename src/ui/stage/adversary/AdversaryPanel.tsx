import { useState, type ReactElement } from 'react';
import type { LockAction } from '../../../engine/action.ts';
import { encodeSmallSystem } from '../../../engine/smallSystemCode.ts';
import type { Level } from '../../../lesson/lesson.ts';
import type { Story } from '../../../view/story.ts';
import { useStore } from '../../state/store.ts';
import { outlookKey, useAdversary } from './adversaryStore.ts';
import './adversary.css';
import { Game } from './Game.tsx';
import { scoreText } from './refereeWords.ts';

interface AdversaryPanelProps {
  readonly levels: readonly Level[];
  readonly story: Story;
  readonly stepIndex: number;
  readonly choose: (action: LockAction) => void;
}

/** The learner is what can go wrong: moves are chosen on the Stage, and a referee that sees all moves to come comments. */
export function AdversaryPanel({ levels, story, stepIndex, choose }: AdversaryPanelProps): ReactElement {
  const level = useLevelOnStage();
  return (
    <div className="adversary">
      <p className="adversary-about">
        You choose every step and try to break what storage should keep. The referee searches all that can follow and
        says how far off you are.
      </p>
      <Levels key={`levels ${level?.id ?? ''}`} levels={levels} current={level} />
      {level ? (
        <Game key={`game ${level.id}`} level={level} story={story} stepIndex={stepIndex} choose={choose} />
      ) : null}
    </div>
  );
}

/** The level that was begun, as long as its system is what stands on the Stage. */
function useLevelOnStage(): Level | undefined {
  const level = useAdversary((state) => state.level);
  const explored = useStore((state) => state.edit.explored);
  if (!level || !explored) return undefined;
  return encodeSmallSystem(explored) === encodeSmallSystem(level.system) ? level : undefined;
}

interface LevelsProps {
  readonly levels: readonly Level[];
  readonly current: Level | undefined;
}

function Levels({ levels, current }: LevelsProps): ReactElement {
  const { best, outlooks, choose } = useAdversary();
  const [isOpen, setOpen] = useState(current === undefined);
  const begin = (level: Level) => {
    choose(level);
    useStore.getState().changeStage({ explored: level.system, schedule: [], worlds: ['as-is'] }, 0);
  };
  return (
    <details
      className="adversary-levels"
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{current ? `Level: ${current.title}` : 'Choose a level'}</summary>
      <ol>
        {levels.map((level) => (
          <li key={level.id}>
            <button type="button" aria-pressed={level === current} onClick={() => begin(level)}>
              {level.title}
            </button>{' '}
            <small>{scoreText(best[level.id], outlooks.get(outlookKey(level, [])))}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
