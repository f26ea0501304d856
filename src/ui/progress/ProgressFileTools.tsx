import { useRef, useState, type ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { saveFile } from '../maps/saveFile.ts';
import type { Progress, ProgressStores } from './progress.ts';
import { mergedProgress, progressText, readProgress } from './progressFile.ts';

interface ProgressFileToolsProps {
  readonly lesson: Lesson;
  readonly stores: ProgressStores;
}

/** Progress to a file and back: for another browser, or to be safe. */
export function ProgressFileTools({ lesson, stores }: ProgressFileToolsProps): ReactElement {
  const [sentence, setSentence] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text().catch(() => '');
    const read = readProgress(text, lesson.id);
    if (read.type === 'read') add(stores, read.progress);
    setSentence(read.type === 'read' ? 'What is in the file was added to what was here.' : read.sentence);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() =>
          saveFile(`${lesson.id}-progress.json`, progressText(lesson.id, progressIn(stores)), 'application/json')
        }
      >
        Save progress to a file
      </button>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Add progress from a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Progress file"
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <p role="status" className="way-note">
        {sentence}
      </p>
    </>
  );
}

function progressIn({ seen, predictions, reviews, attempts, best }: ProgressStores): Progress {
  return {
    seen: seen.getState(),
    predictions: predictions.getState(),
    reviews: reviews.getState(),
    attempts: attempts.getState(),
    best: best.getState(),
  };
}

function add(stores: ProgressStores, theirs: Progress): void {
  const merged = mergedProgress(progressIn(stores), theirs);
  stores.seen.change(() => merged.seen);
  stores.predictions.change(() => merged.predictions);
  stores.reviews.change(() => merged.reviews);
  stores.attempts.change(() => merged.attempts);
  stores.best.change(() => merged.best);
}
