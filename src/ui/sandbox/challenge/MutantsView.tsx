import { useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { askingBy } from '../../../engine/asking.ts';
import type { PropertyName } from '../../../engine/properties.ts';
import { tolerantProgramOf } from '../../../grader/answerTable.ts';
import type { Graded } from '../../../grader/grading.ts';
import { programIn } from '../../../lesson/challengePrograms.ts';
import type { Challenge, Language, Mutant } from '../../../lesson/lesson.ts';
import { mutantCode } from '../../../lesson/mutantCode.ts';
import { propertyTitle } from '../../../view/propertyTitle.ts';
import { FoldButton, useFold } from '../../controls/FoldButton.tsx';
import { languageName } from '../languageName.ts';
import { runnerOf } from '../runnerOf.ts';
import { CheckSession } from './checkSession.ts';
import { DiffView } from './DiffView.tsx';
import { checkSentence } from './gradeWords.ts';
import { openOnStage } from './openOnStage.ts';
import { VerdictView } from './VerdictView.tsx';

interface MutantsViewProps {
  readonly challenge: Challenge;
  readonly language: Language;
}

const limitMs = 10_000;

/** Plausible wrong solutions: which schedule kills this one? One thinks first, then every interleaving is tried. */
export function MutantsView({ challenge, language }: MutantsViewProps): ReactElement {
  const mutants = challenge.mutants.filter(({ edits }) => edits[language] !== undefined);
  const fold = useFold();
  const [mutantId, setMutantId] = useState(mutants[0]?.id);
  const mutant = mutants.find(({ id }) => id === mutantId);
  return (
    <div className="challenge-mutants">
      <FoldButton fold={fold} show={`Show ${mutants.length} wrong solutions`} hide="Hide wrong solutions" />
      <div id={fold.id} hidden={!fold.isOpen}>
        {fold.isOpen && (
          <>
            <p>
              Each is the solution with one thing wrong. Which choices kill it? Find a schedule on the Stage, where you
              choose what happens, or look at a shortest one.
            </p>
            <label>
              Wrong solution{' '}
              <select value={mutantId} onChange={({ currentTarget }) => setMutantId(currentTarget.value)}>
                {mutants.map((other, index) => (
                  <option key={other.id} value={other.id}>{`Number ${index + 1}`}</option>
                ))}
              </select>
            </label>
            {mutant && <MutantView key={mutant.id} challenge={challenge} language={language} mutant={mutant} />}
          </>
        )}
      </div>
    </div>
  );
}

function MutantView({ challenge, language, mutant }: MutantsViewProps & { readonly mutant: Mutant }): ReactElement {
  const [session] = useState(
    () => new CheckSession({ getRunner: () => runnerOf(language), nowMs: () => performance.now() }),
  );
  const { status } = useStore(session.store);
  const [isTold, setTold] = useState(false);
  const code = mutantCode(challenge, mutant, language) ?? '';
  const check = () => session.check(challenge, code, limitMs);
  const findBySelf = async () => {
    const checked = await check();
    if (checked.type !== 'graded' || !driveByHand(challenge, checked.graded)) setTold(true);
  };
  return (
    <div className="challenge-mutant">
      <DiffView label="From the solution to the wrong one" from={programIn(challenge, language).solution} to={code} />
      <div className="challenge-mutant-buttons">
        <button type="button" className="button" onClick={() => void findBySelf()}>
          Find a schedule on the Stage
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setTold(true);
            void check();
          }}
        >
          Kill it
        </button>
      </div>
      <p role="status">
        {status.type === 'graded'
          ? isTold && mutant.wrong
          : checkSentence(status, languageName[language]).replace('your storage is', 'it is')}
      </p>
      {isTold && status.type === 'graded' && (
        <VerdictView test={challenge} graded={status.graded} title={challenge.title} language={language} />
      )}
    </div>
  );
}

/** Puts the system in which the wrong solution fails on the Stage, nothing done yet. False where no schedule shows it. */
function driveByHand({ systems, title }: Challenge, { grade, start, answers }: Graded): boolean {
  if (grade.type === 'mistaken') return false;
  const failed = grade.verdicts.find((verdict) => verdict.broken);
  const config = failed?.broken && systems[failed.broken.systemIndex];
  if (!config) return false;
  const asking = askingBy(tolerantProgramOf(start, answers));
  openOnStage({ title, own: { config, asking }, actions: [], task: taskFor(failed.property) });
  return true;
}

function taskFor(property: PropertyName): string {
  return `“My code” is a wrong solution, and nothing has happened yet. Choose what happens, step by step, until it breaks this: ${propertyTitle(property)}. A cross and the step then stand beside it, under the diagrams. In the world beside yours the same choices are made with storage that is right.`;
}
