import { useState, type ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { AskingSwitch } from '../prediction/AskingSwitch.tsx';
import type { Progress, ProgressStores } from './progress.ts';
import { ProgressFileTools } from './ProgressFileTools.tsx';
import { progressGroups, type ProgressGroup } from './progressGroups.ts';

interface ProgressDetailsProps {
  readonly lesson: Lesson;
  readonly stores: ProgressStores;
  readonly progress: Progress;
}

export function ProgressDetails({ lesson, stores, progress }: ProgressDetailsProps): ReactElement {
  const groups = progressGroups(lesson, progress);
  const items = groups.flatMap((group) => group.items);
  return (
    <details className="way-progress">
      <summary>
        Your progress: {items.filter(({ isDone }) => isDone).length} of {items.length}
      </summary>
      <p className="way-note">It is kept in this browser and sent nowhere.</p>
      <div className="way-groups">
        {groups.map((group) => (
          <Group key={group.id} group={group} reset={() => reset(stores, group.id)} />
        ))}
      </div>
      <div className="way-tools">
        <ProgressFileTools lesson={lesson} stores={stores} />
        <ResetButton name="Reset everything" reset={() => Object.values(stores).forEach((store) => store.reset())} />
        <AskingSwitch />
      </div>
    </details>
  );
}

function Group({
  group,
  reset: resetGroup,
}: {
  readonly group: ProgressGroup;
  readonly reset: () => void;
}): ReactElement {
  const { title, items } = group;
  return (
    <section aria-label={title}>
      <h3>
        {title}: {items.filter(({ isDone }) => isDone).length} of {items.length}
      </h3>
      <ul>
        {items.map(({ name, isDone, remark }) => (
          <li key={name} className={isDone ? 'way-done' : undefined}>
            <span aria-hidden="true">{isDone ? '✓' : '–'}</span>
            <span>
              {name}
              {isDone && <span className="visually-hidden"> (done)</span>}
              {remark !== undefined && <small> {remark}</small>}
            </span>
          </li>
        ))}
      </ul>
      <ResetButton name="Reset" label={`Reset: ${title}`} reset={resetGroup} />
    </section>
  );
}

interface ResetButtonProps {
  readonly name: string;
  readonly label?: string;
  readonly reset: () => void;
}

/** Asks once more: what is reset cannot be had back, unless it was saved to a file. */
function ResetButton({ name, label, reset: resetAll }: ResetButtonProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className="button-quiet" aria-label={label} onClick={() => setAsking(true)}>
        {name}
      </button>
    );
  }
  const answer = (isSure: boolean): void => {
    if (isSure) resetAll();
    setAsking(false);
  };
  return (
    <span role="group" aria-label={label ?? name} className="way-sure">
      For good?{' '}
      <button type="button" className="button" autoFocus onClick={() => answer(true)}>
        Yes, reset
      </button>{' '}
      <button type="button" className="button" onClick={() => answer(false)}>
        Keep it
      </button>
    </span>
  );
}

/** What was read and what was watched are kept in one place. */
function reset(stores: ProgressStores, id: ProgressGroup['id']): void {
  if (id !== 'stories' && id !== 'seen') {
    stores[id].reset();
    return;
  }
  const kept = Object.keys(stores.seen.getState()).filter((key) => key.startsWith('story/') !== (id === 'stories'));
  stores.seen.reset();
  if (kept.length > 0) stores.seen.change(() => Object.fromEntries(kept.map((key) => [key, true] as const)));
}
