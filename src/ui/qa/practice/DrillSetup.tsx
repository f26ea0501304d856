import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { Lesson } from '../../../lesson/lesson.ts';
import { startDrill } from '../../../practice/drill.ts';
import { voiceState } from '../../voice/voice.ts';
import { useStudy } from './studyStore.ts';

const counts = [3, 5, 10] as const;
const anyLevel = 'any level';
const mostSeed = 9_999;

/** What the interview will be like. */
export function DrillSetup({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const { open, close } = useStudy.getState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [count, setCount] = useState(5);
  const [level, setLevel] = useState<string>(anyLevel);
  const [seed, setSeed] = useState(() => 1 + Math.floor(Math.random() * mostSeed));
  const [isReadAloud, setReadAloud] = useState(false);
  const hint = useId();
  const start = (): void => {
    const asked = lesson.questions.filter((question) => level === anyLevel || question.level === level);
    const drill = startDrill(
      asked.map(({ id }) => id),
      count,
      seed,
    );
    open({ type: 'drill', drill, isReadAloud });
  };
  return (
    <section className="practice-session" aria-labelledby="drill-heading">
      <h3 id="drill-heading" ref={heading} tabIndex={-1}>
        Interview drill
      </h3>
      <p className="practice-advice">
        You are asked, you answer aloud as you would in an interview, then you see a model answer and check which of its
        points were in yours.
      </p>
      <div className="practice-options">
        <Choice
          name="Questions"
          value={String(count)}
          choices={counts.map(String)}
          choose={(text) => setCount(Number(text))}
        />
        <Choice name="Level" value={level} choices={[anyLevel, 'basic', 'deeper', 'expert']} choose={setLevel} />
        <label>
          Order{' '}
          <input
            type="number"
            min={1}
            max={mostSeed}
            value={seed}
            aria-describedby={hint}
            onChange={(event) => setSeed(Math.trunc(Number(event.target.value)) || 0)}
          />
        </label>
        <label>
          <input type="checkbox" checked={isReadAloud} onChange={(event) => setReadAloud(event.target.checked)} /> Ask
          aloud
        </label>
      </div>
      <p id={hint} className="practice-advice">
        The same order asks the same questions again: for a second try, or for a friend.
      </p>
      {isReadAloud && (voiceState() === 'absent' || voiceState() === 'voiceless') && (
        <p role="status">This browser has no voice, so the questions are only shown.</p>
      )}
      <div className="practice-buttons">
        <button type="button" className="button practice-main" onClick={start}>
          Begin
        </button>
        <button type="button" className="button" onClick={close}>
          Cancel
        </button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly choose: (value: string) => void;
}

function Choice({ name, value, choices, choose }: ChoiceProps): ReactElement {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  );
}
