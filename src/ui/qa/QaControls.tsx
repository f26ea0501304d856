import type { ReactElement } from 'react';
import type { Question } from '../../lesson/lesson.ts';
import { useStore } from '../state/store.ts';
import { useQaStore } from './qaStore.ts';

const levels: readonly Question['level'][] = ['basic', 'deeper', 'expert'];

interface QaControlsProps {
  readonly listed: readonly Question[];
  readonly questions: readonly Question[];
}

/** Finds questions by words, topic and level, and opens or closes all that are found. */
export function QaControls({ listed, questions }: QaControlsProps): ReactElement {
  const totalCount = questions.length;
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  const filter = useQaStore((state) => state.filter);
  const topic = useQaStore((state) => state.topic);
  const level = useQaStore((state) => state.level);
  const narrow = useQaStore((state) => state.narrow);
  const setOpen = useQaStore((state) => state.setOpen);
  const showCard = useStore((state) => state.showCard);
  const setAll = (isOpen: boolean): void => {
    showCard(undefined);
    setOpen(
      listed.map(({ id }) => id),
      isOpen,
    );
  };
  return (
    <div className="qa-controls live-only print-hidden">
      <label>
        Find{' '}
        <input
          type="search"
          value={filter}
          onChange={(event) => {
            narrow({ filter: event.target.value });
          }}
        />
      </label>
      <Choice name="Topic" all="All topics" value={topic} choices={topics} choose={(next) => narrow({ topic: next })} />
      <Choice name="Level" all="All levels" value={level} choices={levels} choose={(next) => narrow({ level: next })} />
      <button
        type="button"
        className="button"
        onClick={() => {
          setAll(true);
        }}
      >
        Show all answers
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          setAll(false);
        }}
      >
        Hide all answers
      </button>
      <p className="qa-count" aria-live="polite">
        {listed.length === totalCount
          ? `${String(totalCount)} questions`
          : `${String(listed.length)} of ${String(totalCount)} questions`}
      </p>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly choose: (value: string) => void;
}

function Choice({ name, all, value, choices, choose }: ChoiceProps): ReactElement {
  return (
    <label>
      <span className="visually-hidden">{name}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  );
}
