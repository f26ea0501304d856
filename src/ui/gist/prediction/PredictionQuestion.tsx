import { useState, type ReactElement } from 'react';
import type { TurningPoint } from '../../../lesson/lesson.ts';
import { AskingSwitch } from '../../prediction/AskingSwitch.tsx';
import { ChoiceList } from '../../prediction/ChoiceList.tsx';

interface PredictionQuestionProps {
  readonly point: TurningPoint;
  /** What was predicted on an earlier way through. */
  readonly made: number | undefined;
  /** Takes the choice down and the step. */
  readonly predict: (choice: number) => void;
}

const nothing = (): boolean => false;

/** Asked before the step; one may as well step on. */
export function PredictionQuestion({ point, made, predict }: PredictionQuestionProps): ReactElement {
  const [chosen, setChosen] = useState<number>();
  if (made !== undefined) {
    return (
      <p className="prediction-made">
        {point.question} You predicted: <q>{point.choices[made]?.text}</q> The next step shows it.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        A question before the next step.
      </p>
      <ChoiceList
        question={point.question}
        choices={point.choices}
        chosen={chosen}
        isMade={false}
        isRight={nothing}
        choose={setChosen}
      />
      <div className="prediction-foot">
        <button
          type="button"
          className="button prediction-main"
          aria-disabled={chosen === undefined}
          onClick={() => {
            if (chosen !== undefined) predict(chosen);
          }}
        >
          Predict and see
        </button>
        <AskingSwitch />
      </div>
    </>
  );
}
