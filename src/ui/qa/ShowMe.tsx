import { Suspense, useState, type ReactElement } from 'react';
import type { Lesson, Question, Show } from '../../lesson/lesson.ts';
import { notifyMissing, useStore } from '../state/store.ts';
import { lazyPanel } from '../stage/lazyPanel.tsx';

interface ShowMeProps {
  readonly lesson: Lesson;
  readonly question: Question;
  readonly show: Show;
}

const ExplorerProof = lazyPanel(async () => (await import('./ExplorerProof.tsx')).ExplorerProof);

/** From an answer to its evidence. */
export function ShowMe({ lesson, question, show }: ShowMeProps): ReactElement {
  const describedBy = `question-${question.id}`;
  switch (show.type) {
    case 'stage':
      return (
        <p className="qa-show live-only print-hidden" data-unspoken="">
          <a className="button" href={show.address} aria-describedby={describedBy}>
            Show me
          </a>{' '}
          on the Stage
        </p>
      );
    case 'explorer':
      return <ExplorerShow show={show} describedBy={describedBy} />;
    case 'challenge': {
      const challenge = lesson.challenges.find(({ id }) => id === show.challengeId);
      return (
        <p className="qa-show live-only print-hidden" data-unspoken="">
          <button
            type="button"
            className="button"
            aria-describedby={describedBy}
            onClick={() => void openChallenge(lesson.id, show.challengeId)}
          >
            Show me
          </button>{' '}
          in the challenge “{challenge?.title}”
        </p>
      );
    }
  }
}

interface ExplorerShowProps {
  readonly show: Extract<Show, { readonly type: 'explorer' }>;
  readonly describedBy: string;
}

function ExplorerShow({ show, describedBy }: ExplorerShowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="qa-show live-only print-hidden" data-unspoken="">
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      >
        Show me
      </button>{' '}
      by trying every interleaving
      {isOpen && (
        <Suspense fallback={<p>Loading …</p>}>
          <ExplorerProof show={show} />
        </Suspense>
      )}
    </div>
  );
}

/** Goes to a challenge in the Sandbox. */
async function openChallenge(lessonId: string, challengeId: string): Promise<void> {
  try {
    const { openProgress } = await import('../sandbox/challenge/progress.ts');
    openProgress(lessonId).setState({ challengeId, asked: {} });
    useStore.getState().setTab('sandbox');
  } catch {
    notifyMissing();
  }
}
