import { useId, type ReactElement } from 'react';
import './choiceList.css';

interface ChoiceListProps {
  readonly question: string;
  readonly choices: readonly { readonly text: string }[];
  readonly chosen: number | undefined;
  /** No choice can be made any more. */
  readonly isMade: boolean;
  /** Whether this is what happened, as far as that is known. */
  readonly isRight: (index: number) => boolean;
  readonly choose: (index: number) => void;
}

/** What one expects, and in the end what happens: the same list for a step on the Stage and for a program. */
export function ChoiceList({ question, choices, chosen, isMade, isRight, choose }: ChoiceListProps): ReactElement {
  const name = useId();
  return (
    <fieldset className="choice-list">
      <legend>{question}</legend>
      {choices.map(({ text }, index) => (
        <label key={text}>
          <input type="radio" name={name} checked={chosen === index} disabled={isMade} onChange={() => choose(index)} />
          <span>
            {text}
            {isRight(index) && <strong> This is what happens.</strong>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
