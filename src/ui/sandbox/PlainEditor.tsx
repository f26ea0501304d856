import type { ReactElement, RefObject, SyntheticEvent } from 'react';
import { useStore } from 'zustand';
import type { Caret } from './caret.ts';
import type { DraftStore } from './draft.ts';

interface PlainEditorProps {
  readonly draft: DraftStore;
  readonly label: string;
  readonly caretRef: RefObject<Caret>;
  readonly onComposing: (isComposing: boolean) => void;
}

/** An ordinary text field: works with every screen reader and touch keyboard, and before the full editor is there. */
export function PlainEditor({ draft, label, caretRef, onComposing }: PlainEditorProps): ReactElement {
  const text = useStore(draft.store, (state) => state.text);
  const noteCaret = ({ currentTarget, type }: SyntheticEvent<HTMLTextAreaElement>): void => {
    const { selectionStart: start, selectionEnd: end } = currentTarget;
    caretRef.current = { start, end, hasFocus: type !== 'blur' };
  };
  return (
    <textarea
      className="sandbox-plain"
      aria-label={label}
      value={text}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      onChange={(event) => {
        noteCaret(event);
        draft.edit(event.currentTarget.value);
      }}
      onSelect={noteCaret}
      onFocus={noteCaret}
      onBlur={noteCaret}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    />
  );
}
