import { useEffect, useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { languagesOf } from '../../../lesson/challengePrograms.ts';
import type { Challenge, Lesson } from '../../../lesson/lesson.ts';
import { notify, useStore as usePageStore } from '../../state/store.ts';
import type { SandboxSettings } from '../sandboxSettings.ts';
import { ChallengePanel } from './ChallengePanel.tsx';
import { noAttempt, type Attempt } from './attempts.ts';
import { openProgress, type ProgressStore } from './progress.ts';
import { decodeSharedCode, isPlaceOfSnippet, unreadableLink, type SharedCode } from './sharedCode.ts';
import './challenge.css';

interface ChallengeLadderProps {
  readonly lesson: Lesson;
  readonly settings: StoreApi<SandboxSettings>;
}

/** Storage to write oneself, challenge after challenge; each is tried in every interleaving. */
export function ChallengeLadder({ lesson, settings }: ChallengeLadderProps): ReactElement | null {
  const { challenges } = lesson;
  const [progress] = useState(() => openProgress(lesson.id));
  const { challengeId, attempts, asked } = useStore(progress);
  useEffect(() => {
    if (asked) document.getElementById('challenges-title')?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const shared = useSharedCode(challenges, progress);
  const current = challenges.find(({ id }) => id === challengeId) ?? challenges[0];
  if (!current) return null;
  return (
    <section className="challenge-ladder" aria-labelledby="challenges-title">
      <header className="sandbox-head">
        <h2 id="challenges-title">Break my storage</h2>
        <p>
          Write what storage decides. Your code is tried in every interleaving of small systems; where it breaks, you
          get the shortest way to break it.
        </p>
      </header>
      <nav aria-label="Challenges">
        <ol className="challenge-list">
          {challenges.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className="button"
                aria-current={id === current.id ? 'step' : undefined}
                onClick={() => progress.setState({ challengeId: id })}
              >
                {title}
                <Standing attempt={attempts[id] ?? noAttempt} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <ChallengePanel
        key={current.id}
        lessonId={lesson.id}
        challenge={current}
        settings={settings}
        progress={progress}
        shared={shared}
      />
    </section>
  );
}

function Standing({ attempt }: { readonly attempt: Attempt }): ReactElement | null {
  if (attempt.solvedIn.length === 0) return null;
  return (
    <span className="challenge-solved">
      {' '}
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">(solved)</span>
    </span>
  );
}

/** Code that the address brought; its challenge comes to the front, and nothing else happens by itself. */
function useSharedCode(challenges: readonly Challenge[], progress: ProgressStore): SharedCode | undefined {
  const text = usePageStore((state) => state.sharedCode);
  const [shared, setShared] = useState<SharedCode>();
  useEffect(() => {
    if (text === undefined) return;
    void decodeSharedCode(text).then((decoded) => {
      if (decoded && isPlaceOfSnippet(decoded.place)) return;
      const challenge = challenges.find(({ id }) => id === decoded?.place);
      if (!decoded || !challenge || !languagesOf(challenge).includes(decoded.language)) {
        notify(unreadableLink);
        return;
      }
      progress.setState({ challengeId: decoded.place, language: decoded.language });
      setShared(decoded);
      document.getElementById('challenges-title')?.scrollIntoView({ block: 'start' });
    });
  }, [text, challenges, progress]);
  return shared;
}
