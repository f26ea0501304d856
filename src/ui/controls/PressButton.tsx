import type { ReactElement } from 'react';

interface PressButtonProps {
  readonly isPressed: boolean;
  /** In place of the text, where that says too little. */
  readonly label?: string;
  readonly press: () => void;
  readonly children: string;
}

/** A button that stays down: what it shows or does goes on until it is pressed again. */
export function PressButton({ isPressed, label, press, children }: PressButtonProps): ReactElement {
  return (
    <button type="button" className="button" aria-pressed={isPressed} aria-label={label} onClick={press}>
      {children}
    </button>
  );
}
