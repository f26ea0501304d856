import type { ReactElement } from 'react';
import { worldsOf, type WorldId } from '../../../engine/world.ts';
import './worlds.css';

interface WorldsPanelProps {
  readonly chosen: readonly WorldId[];
  readonly isExplored: boolean;
  readonly setWorlds: (worlds: readonly WorldId[]) => void;
}

const fewest = 2;
const most = 4;

/** Which worlds run the schedule: any two to four. */
export function WorldsPanel({ chosen, isExplored, setWorlds }: WorldsPanelProps): ReactElement {
  const toggle = (id: WorldId) => {
    setWorlds(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  return (
    <fieldset className="worlds">
      <legend>
        Two to four worlds run the same schedule; {chosen.length} {chosen.length === 1 ? 'does' : 'do'} now.
      </legend>
      {worldsOf(isExplored).map(({ id, name, rule }) => {
        const isChosen = chosen.includes(id);
        const isFixed = isChosen ? chosen.length <= fewest : chosen.length >= most;
        return (
          <label key={id} className={isFixed ? 'worlds-fixed' : undefined}>
            <input
              type="checkbox"
              checked={isChosen}
              aria-disabled={isFixed}
              onChange={() => {
                if (!isFixed) toggle(id);
              }}
            />
            <span>
              {name} <small>{rule}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
