import { useId, useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Challenge, Language } from '../../../lesson/lesson.ts';
import { runnerOf } from '../runnerOf.ts';
import { CheckSession } from './checkSession.ts';
import { checkSentence } from './gradeWords.ts';
import { changeAttempt, noAttempt, type ProgressStore } from './progress.ts';
import { VerdictView } from './VerdictView.tsx';

interface PredictionProps {
  readonly challenge: Challenge;
  readonly language: Language;
  readonly progress: ProgressStore;
}

const limitMs = 10_000;

/** First one says what one expects; then the starter is tried, and what is right is what was found. */
export function Prediction({ challenge, language, progress }: PredictionProps): ReactElement {
  const { question, choices } = challenge.prediction;
  const { prediction } = useStore(progress, ({ attempts }) => attempts[challenge.id] ?? noAttempt);
  const [chosen, setChosen] = useState(prediction?.choice);
  // The same program in another language: this one is there at once.
  const [session] = useState(
    () => new CheckSession({ getRunner: () => runnerOf('typescript'), nowMs: () => performance.now() }),
  );
  const { status } = useStore(session.store);
  const name = useId();

  const findOut = async (): Promise<void> => {
    if (chosen === undefined) return;
    changeAttempt(progress, challenge.id, { prediction: { choice: chosen } });
    const end = await session.check(challenge, challenge.programs.typescript.starter, limitMs);
    if (end.type !== 'graded' || end.graded.grade.type !== 'judged') return;
    const broken = end.graded.grade.verdicts.flatMap((verdict) => (verdict.broken ? [verdict.property] : []));
    changeAttempt(progress, challenge.id, { prediction: { choice: chosen, broken } });
  };

  const broken = prediction?.broken;
  const isRight = (claim: string): boolean =>
    broken !== undefined && (claim === 'holds' ? broken.length === 0 : broken.includes(claim));
  return (
    <div className="challenge-prediction">
      <fieldset>
        <legend>{question}</legend>
        {choices.map(({ claim, text }, index) => (
          <label key={claim}>
            <input
              type="radio"
              name={name}
              checked={(prediction?.choice ?? chosen) === index}
              disabled={prediction !== undefined}
              onChange={() => setChosen(index)}
            />
            <span>
              {text}
              {broken !== undefined && isRight(claim) && <strong> This is what happens.</strong>}
            </span>
          </label>
        ))}
      </fieldset>
      {prediction === undefined && (
        <>
          <pre className="sandbox-listing" tabIndex={0} aria-label="Starter">
            <code>{challenge.programs[language].starter}</code>
          </pre>
          <button
            type="button"
            className="button sandbox-run"
            aria-disabled={chosen === undefined}
            onClick={() => void findOut()}
          >
            Predict and find out
          </button>
        </>
      )}
      <p role="status" className="challenge-outcome">
        {broken === undefined
          ? prediction && checkSentence(status, 'TypeScript').replace('your storage', 'the starter')
          : outcome(isRight(choices[prediction?.choice ?? 0]?.claim ?? ''))}
      </p>
      {status.type === 'graded' && <VerdictView test={challenge} graded={status.graded} title={challenge.title} />}
    </div>
  );
}

function outcome(wasRight: boolean): string {
  return wasRight ? 'You predicted what every interleaving shows.' : 'Trying every interleaving shows something else.';
}
