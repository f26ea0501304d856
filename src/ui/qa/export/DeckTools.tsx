import { useCallback, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Lesson } from '../../../lesson/lesson.ts';
import { notify } from '../../state/store.ts';
import { PrintSheet } from './PrintSheet.tsx';
import './deckTools.css';

/** The questions for other programs, and for paper. */
export function DeckTools({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  const [isWorking, setWorking] = useState(false);
  const save = async (what: 'anki' | 'tsv'): Promise<void> => {
    setWorking(true);
    try {
      const { saveAnkiPackage, saveTsv } = await import('./saveDeck.ts');
      if (what === 'anki') await saveAnkiPackage(lesson);
      else saveTsv(lesson);
    } catch {
      notify(
        'The questions could not be saved: a part of the page did not load. Loading the page again may help.',
        'reload',
      );
    }
    setWorking(false);
  };
  return (
    <details className="qa-tools">
      <summary>Take the questions with you</summary>
      <div className="practice-buttons">
        <button type="button" className="button" aria-disabled={isWorking} onClick={() => void save('anki')}>
          Anki package
        </button>
        <button type="button" className="button" aria-disabled={isWorking} onClick={() => void save('tsv')}>
          Table (TSV)
        </button>
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          Print a sheet
        </button>
      </div>
      <p className="practice-advice">
        Importing a newer package into Anki changes the cards that are there and keeps their schedule. The sheet has the
        questions first and the answers at the end.
      </p>
      {isPrinting && createPortal(<PrintSheet lesson={lesson} done={done} />, document.body)}
    </details>
  );
}
