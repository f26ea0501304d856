import { useId, type ReactElement } from 'react';

interface NumberFieldProps {
  readonly name: string;
  readonly text: string;
  /** Id of the sentence that says what is wrong with the text, if something is. */
  readonly errorId: string | undefined;
  onText(text: string): void;
}

/** A plain text field with a keypad: number fields round what is too long and hide what is not a number. */
export function NumberField({ name, text, errorId, onText }: NumberFieldProps): ReactElement {
  const id = useId();
  return (
    <span className="maps-field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </span>
  );
}
