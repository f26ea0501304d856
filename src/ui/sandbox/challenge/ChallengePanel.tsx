import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { languagesOf } from '../../../lesson/challengePrograms.ts';
import type { Challenge } from '../../../lesson/lesson.ts';
import { useAsking } from '../../prediction/asking.ts';
import { Prose } from '../../prose/Prose.tsx';
import { languageName } from '../languageName.ts';
import type { SandboxSettings } from '../sandboxSettings.ts';
import { ChallengeBench } from './ChallengeBench.tsx';
import { HintsView } from './HintsView.tsx';
import { MutantsView } from './MutantsView.tsx';
import { Prediction } from './Prediction.tsx';
import { noAttempt } from './attempts.ts';
import { changeAttempt, type ProgressStore } from './progress.ts';
import type { SharedCode } from './sharedCode.ts';

interface ChallengePanelProps {
  readonly lessonId: string;
  readonly challenge: Challenge;
  readonly settings: StoreApi<SandboxSettings>;
  readonly progress: ProgressStore;
  readonly shared: SharedCode | undefined;
}

/** One challenge: what to do, a prediction, then the code. */
export function ChallengePanel({ lessonId, challenge, settings, progress, shared }: ChallengePanelProps): ReactElement {
  const languages = languagesOf(challenge);
  const preferred = useStore(progress, (state) => state.language);
  const language = languages.includes(preferred) ? preferred : (languages[0] ?? preferred);
  const { prediction, hintsShown } = useStore(progress, ({ attempts }) => attempts[challenge.id] ?? noAttempt);
  const isAsked = useAsking((state) => state.isAsked);
  const sharedHere = shared?.place === challenge.id && shared.language === language ? shared : undefined;
  return (
    <div className="challenge" role="group" aria-label={challenge.title}>
      <div className="challenge-task">
        <h3>{challenge.title}</h3>
        <Prose id={`challenges/${challenge.id}`} />
        {languages.length > 1 && (
          <div className="challenge-languages" role="group" aria-label="Language">
            {languages.map((other) => (
              <button
                key={other}
                type="button"
                className="button"
                aria-pressed={other === language}
                onClick={() => progress.setState({ language: other })}
              >
                {languageName[other]}
              </button>
            ))}
          </div>
        )}
        {(isAsked || prediction !== undefined) && (
          <Prediction key={challenge.id} challenge={challenge} language={language} progress={progress} />
        )}
      </div>
      {(!isAsked || prediction !== undefined || sharedHere) && (
        <div className="challenge-work">
          <ChallengeBench
            key={`${challenge.id} ${language}`}
            lessonId={lessonId}
            challenge={challenge}
            language={language}
            settings={settings}
            progress={progress}
            shared={sharedHere}
          >
            <HintsView
              challengeId={challenge.id}
              hintCount={challenge.hintCount}
              shownCount={hintsShown}
              onShow={(shownCount) => changeAttempt(progress, challenge.id, { hintsShown: shownCount })}
            />
          </ChallengeBench>
          <MutantsView key={`mutants ${language}`} challenge={challenge} language={language} />
        </div>
      )}
    </div>
  );
}
