import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { languagesOf, programIn } from '../../../lesson/challengePrograms.ts';
import type { Challenge, Language } from '../../../lesson/lesson.ts';
import { languageName } from '../languageName.ts';
import { ChoiceList } from '../../prediction/ChoiceList.tsx';
import { runnerOf } from '../runnerOf.ts';
import { CheckSession, isUnderWay } from './checkSession.ts';
import { checkSentence } from './gradeWords.ts';
import { noAttempt } from './attempts.ts';
import { changeAttempt, type ProgressStore } from './progress.ts';
import { VerdictView } from './VerdictView.tsx';

interface PredictionProps {
  readonly challenge: Challenge;
  readonly language: Language;
  readonly progress: ProgressStore;
}

const limitMs = 10_000;

/** First one says what one expects; then the starter is tried, and what is right is what was found. */
export function Prediction({ challenge, language, progress }: PredictionProps): ReactElement {
  const { choices } = challenge.prediction;
  const { prediction } = useStore(progress, ({ attempts }) => attempts[challenge.id] ?? noAttempt);
  const [chosen, setChosen] = useState(prediction?.choice);
  // The same program in another language: the usual one is there at once.
  const usual = languagesOf(challenge)[0] ?? language;
  const [session] = useState(
    () => new CheckSession({ getRunner: () => runnerOf(usual), nowMs: () => performance.now() }),
  );
  const { status } = useStore(session.store);

  const findOut = async (): Promise<void> => {
    if (chosen === undefined) return;
    changeAttempt(progress, challenge.id, { prediction: { choice: chosen } });
    const end = await session.check(challenge, programIn(challenge, usual).starter, limitMs);
    if (end.type !== 'graded' || end.graded.grade.type !== 'judged') return;
    const broken = end.graded.grade.verdicts.flatMap((verdict) => (verdict.broken ? [verdict.property] : []));
    changeAttempt(progress, challenge.id, { prediction: { choice: chosen, broken } });
  };

  const outcomeLine = useRef<HTMLParagraphElement>(null);
  const isMade = prediction !== undefined;
  useEffect(() => {
    // The button goes when it has been pressed; whoever pressed it goes on from what comes of it.
    if (isMade && document.activeElement === document.body) outcomeLine.current?.focus({ preventScroll: true });
  }, [isMade]);

  const broken = prediction?.broken;
  const isRightAt = (index: number | undefined): boolean => {
    const claim = choices[index ?? 0]?.claim ?? '';
    return broken !== undefined && (claim === 'holds' ? broken.length === 0 : broken.includes(claim));
  };
  return (
    <div className="challenge-prediction">
      <ChoiceList
        question={challenge.prediction.question}
        choices={choices}
        chosen={prediction?.choice ?? chosen}
        isMade={isMade}
        isRight={isRightAt}
        choose={setChosen}
      />
      {!isMade && (
        <pre className="sandbox-listing" tabIndex={0} aria-label="Starter">
          <code>{programIn(challenge, language).starter}</code>
        </pre>
      )}
      {broken === undefined && !isUnderWay(status) && (
        // There again when the page, or the network, went before it was found out.
        <button
          type="button"
          className="button sandbox-run"
          aria-disabled={chosen === undefined}
          onClick={() => void findOut()}
        >
          {isMade ? 'Find out' : 'Predict and find out'}
        </button>
      )}
      <p ref={outcomeLine} tabIndex={-1} role="status" className="challenge-outcome">
        {broken === undefined
          ? isMade && checkSentence(status, languageName[usual]).replace('your storage', 'the starter')
          : outcome(isRightAt(prediction?.choice))}
      </p>
      {status.type === 'graded' && (
        <VerdictView test={challenge} graded={status.graded} title={challenge.title} language={usual} />
      )}
    </div>
  );
}

function outcome(wasRight: boolean): string {
  return wasRight ? 'You predicted what every interleaving shows.' : 'Trying every interleaving shows something else.';
}
