import { useId, useState, type ReactElement } from 'react';

/** A part of the page that is shown and put away. It has this id. */
export interface Fold {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export function useFold(): Fold {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return { id, isOpen, toggle: () => setOpen(!isOpen) };
}

interface FoldButtonProps {
  readonly fold: Fold;
  readonly show: string;
  readonly hide: string;
}

export function FoldButton({ fold: { id, isOpen, toggle }, show, hide }: FoldButtonProps): ReactElement {
  return (
    <button type="button" className="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      {isOpen ? hide : show}
    </button>
  );
}
