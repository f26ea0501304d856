import type { MouseEvent, ReactElement } from 'react';
import type { OrderItem } from '../../lesson/lesson.ts';
import { changeTalk } from './talkStore.ts';

interface NotesPanelProps {
  readonly item: OrderItem | undefined;
  readonly stepIndex: number;
}

/** The author's notes for this item, and for this step of it. */
export function NotesPanel({ item, stepIndex }: NotesPanelProps): ReactElement {
  const atStep = item?.stepNotes.find(({ step }) => step === stepIndex);
  return (
    <section className="presenter-panel presenter-notes" aria-label="Notes" onClick={followLink}>
      <h2>{item?.title ?? 'What is on the Stage'}</h2>
      {atStep ? <div className="presenter-note-now" dangerouslySetInnerHTML={{ __html: atStep.notes }} /> : null}
      {item ? (
        <div dangerouslySetInnerHTML={{ __html: item.notes }} />
      ) : (
        <p>This is no item of the running order. Choose one to go on with the talk.</p>
      )}
    </section>
  );
}

/** A link to a story shows it in the hall; this window stays what it is. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hash = link?.getAttribute('href');
  if (!hash?.startsWith('#')) return;
  event.preventDefault();
  if (hash.startsWith('#gist?')) changeTalk({ itemId: '', stage: hash, isAskShown: false });
}
