import { useEffect, useRef, type ReactElement } from 'react';
import { useStore } from '../state/store.ts';

const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['1', '2', '3', '4'], 'Gist, Maps, Q&A, Sandbox'],
  [['Space'], 'Play or pause the Stage'],
  [['→', 'Page Down'], 'One step forward'],
  [['←', 'Page Up'], 'One step back'],
  [['Home'], 'Before the first step'],
  [['End'], 'After the last step'],
  [['P'], 'Presenter’s window; this one becomes the hall’s'],
  [['?'], 'This list'],
];

/** What the keys do, and a way to turn them off for those whose speech input or habits they disturb. */
export function KeysDialog(): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const areKeysOn = useStore((state) => state.areKeysOn);
  const setOpen = useStore((state) => state.setKeysDialogOpen);
  const setKeysOn = useStore((state) => state.setKeysOn);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="shell-keys"
      aria-labelledby="keys-heading"
      onClose={() => {
        setOpen(false);
      }}
    >
      <h2 id="keys-heading">Keys</h2>
      <dl>
        {keys.map(([names, meaning]) => (
          <div key={meaning}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>The keys of the Stage act while it is in view. None acts while you type, or together with Ctrl, Alt or ⌘.</p>
      <label>
        <input
          type="checkbox"
          checked={areKeysOn}
          onChange={(event) => {
            setKeysOn(event.target.checked);
          }}
        />{' '}
        Use these keys
      </label>
      <button
        type="button"
        className="button"
        onClick={() => {
          // The dialog gives the focus back, then it is put away.
          dialog.current?.close();
        }}
      >
        Close
      </button>
    </dialog>
  );
}
