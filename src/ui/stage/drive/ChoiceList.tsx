import type { ReactElement, Ref } from 'react';
import type { LockAction } from '../../../engine/action.ts';
import type { Choice } from '../../../view/choices.ts';
import { hueOf } from '../../../view/participant.ts';
import './choiceList.css';

interface ChoiceListProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly choose: (action: LockAction) => void;
  readonly firstButton?: Ref<HTMLButtonElement>;
}

/** What could happen next, each in the colour of whom it happens to. */
export function ChoiceList({ name, choices, choose, firstButton }: ChoiceListProps): ReactElement {
  return (
    <ul className="choice-list" aria-label={name}>
      {choices.map(({ action, text, participant }, index) => (
        <li key={text}>
          <button
            ref={index === 0 ? firstButton : undefined}
            type="button"
            style={{ borderLeftColor: `var(--${hueOf(participant)})` }}
            onClick={() => {
              choose(action);
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
