import { useMemo, type ReactElement } from 'react';
import { askingBy } from '../../../engine/asking.ts';
import { tolerantProgramOf } from '../../../grader/answerTable.ts';
import type { GradedProperty, Mistaken, Test } from '../../../grader/grade.ts';
import type { Graded } from '../../../grader/grading.ts';
import type { Language } from '../../../lesson/lesson.ts';
import { languageName } from '../languageName.ts';
import { toldActions } from '../../../view/toldActions.ts';
import { problemIn, questionJson, questionText, systemText, verdictText } from './gradeWords.ts';
import { openOnStage } from './openOnStage.ts';

interface VerdictViewProps {
  readonly test: Test;
  readonly graded: Graded;
  readonly title: string;
  readonly language: Language;
}

/** Property by property: holds, or the shortest way to break it, step by step. */
export function VerdictView({ test, graded, title, language }: VerdictViewProps): ReactElement {
  const { grade } = graded;
  if (grade.type === 'mistaken') return <MistakeView mistake={grade} language={language} />;
  return (
    <ul className="challenge-verdicts">
      {grade.verdicts.map((verdict) => (
        <li key={verdict.property} className={verdict.broken ? 'challenge-broken' : 'challenge-holds'}>
          <p>
            <span aria-hidden="true">{verdict.broken ? '✗' : '✓'}</span> {verdictText(verdict)}
          </p>
          {verdict.broken && <CounterexampleView test={test} graded={graded} verdict={verdict} title={title} />}
        </li>
      ))}
    </ul>
  );
}

interface CounterexampleProps extends Omit<VerdictViewProps, 'language'> {
  readonly verdict: GradedProperty;
}

function CounterexampleView({ test, graded, verdict, title }: CounterexampleProps): ReactElement | null {
  const { broken } = verdict;
  const system = broken && test.systems[broken.systemIndex];
  const asking = useMemo(() => askingBy(tolerantProgramOf(graded.start, graded.answers)), [graded]);
  const told = useMemo(
    () => (broken && system ? toldActions(system, asking, broken.actions) : []),
    [broken, system, asking],
  );
  const last = told.at(-1);
  if (!broken || !system || !last) return null;
  return (
    <>
      <p className="challenge-reason">{last.sentences.join(' ')}</p>
      <details>
        <summary>The {broken.actions.length} steps</summary>
        <p className="challenge-system">{systemText(system)}.</p>
        <ol className="challenge-steps">
          {told.map(({ label, sentences }, index) => (
            <li key={index}>
              <span className="challenge-label">{label}</span> {sentences.join(' ')}
            </li>
          ))}
        </ol>
      </details>
      <button
        type="button"
        className="button"
        onClick={() => openOnStage({ title, own: { config: system, asking }, actions: broken.actions })}
      >
        Show on the Stage
      </button>
    </>
  );
}

interface MistakeProps extends Pick<VerdictViewProps, 'language'> {
  readonly mistake: Mistaken;
}

function MistakeView({ mistake, language }: MistakeProps): ReactElement {
  const { problem, question, detail } = mistake;
  return (
    <div className="challenge-mistake">
      <p>{problemIn(languageName[language], problem)}</p>
      {detail !== undefined && <pre tabIndex={0}>{detail}</pre>}
      {question && (
        <>
          <p>It was asked about {questionText(question)}:</p>
          <pre tabIndex={0}>{questionJson(question)}</pre>
        </>
      )}
    </div>
  );
}
