import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { hasPassed } from '../../../grader/grade.ts';
import { programIn } from '../../../lesson/challengePrograms.ts';
import type { Challenge, Language, Snippet } from '../../../lesson/lesson.ts';
import { CodeEditor } from '../CodeEditor.tsx';
import { DraftNotice } from '../DraftNotice.tsx';
import { languageEnding, languageName } from '../languageName.ts';
import { runnerOf } from '../runnerOf.ts';
import { fontSizeOf, wantsPlainEditor, type SandboxSettings } from '../sandboxSettings.ts';
import { guardDraft, openDraft } from '../savedSnippet.ts';
import { RunButtons } from '../RunButtons.tsx';
import { CheckSession } from './checkSession.ts';
import { CheckResult } from './CheckResult.tsx';
import { noAttempt } from './attempts.ts';
import { changeAttempt, type ProgressStore } from './progress.ts';
import { ShareCode } from './ShareCode.tsx';
import type { SharedCode } from './sharedCode.ts';
import { SharedNotice } from './SharedNotice.tsx';
import { SolutionView } from './SolutionView.tsx';

interface ChallengeBenchProps {
  readonly lessonId: string;
  readonly challenge: Challenge;
  readonly language: Language;
  readonly settings: StoreApi<SandboxSettings>;
  readonly progress: ProgressStore;
  /** Code that a link brought for this challenge and language. */
  readonly shared: SharedCode | undefined;
  /** Stands between what a check found and the solution. */
  readonly children: ReactNode;
}

/** The editor for one challenge in one language, and what becomes of the code in every interleaving. */
export function ChallengeBench(props: ChallengeBenchProps): ReactElement {
  const { lessonId, challenge, language, settings, progress, shared, children } = props;
  const name = languageName[language];
  const [snippet] = useState(() => snippetOf(challenge, language));
  const [draft] = useState(() => openDraft(lessonId, snippet));
  const [session] = useState(
    () => new CheckSession({ getRunner: () => runnerOf(language), nowMs: () => performance.now() }),
  );
  const { text } = useStore(draft.store);
  const isActive = useStore(session.store, ({ status: { type } }) => type === 'loading' || type === 'checking');
  const isPlain = useStore(settings, wantsPlainEditor);
  const fontSize = useStore(settings, fontSizeOf);

  useEffect(() => guardDraft(lessonId, snippet, draft), [lessonId, snippet, draft]);
  useEffect(() => session.stop, [session]);
  useEffect(() => {
    runnerOf(language)
      .then((runner) => runner.load())
      .catch(() => undefined); // a check tries again and says what is wrong
  }, [language]);

  const check = async (): Promise<void> => {
    draft.flush();
    const end = await session.check(challenge, draft.store.getState().text, settings.getState().timeLimitS * 1_000);
    if (end.type !== 'graded' || !hasPassed(end.graded.grade)) return;
    const { solvedIn } = progress.getState().attempts[challenge.id] ?? noAttempt;
    changeAttempt(progress, challenge.id, { solvedIn: [...new Set([...solvedIn, language])] });
  };
  return (
    <div className="challenge-bench">
      <div className="sandbox-bar">
        <RunButtons
          name="Check my storage"
          draft={draft}
          isActive={isActive}
          onRun={() => void check()}
          onStop={session.stop}
        />
      </div>
      <DraftNotice draft={draft} />
      {shared && <SharedNotice draft={draft} code={shared.code} what="this challenge" />}
      <div className="sandbox-code">
        <CodeEditor
          draft={draft}
          language={language}
          label={`${name} storage editor`}
          path={`file:///challenges/${lessonId}/${challenge.id}.${languageEnding[language]}`}
          isPlain={isPlain}
          fontSize={fontSize}
        />
      </div>
      <CheckResult challenge={challenge} session={session} language={language} text={text} />
      {children}
      <SolutionView mine={text} solution={programIn(challenge, language).solution} />
      <ShareCode place={challenge.id} language={language} code={text} />
    </div>
  );
}

function snippetOf(challenge: Challenge, language: Language): Snippet {
  const { id, title } = challenge;
  const code = programIn(challenge, language).starter;
  return { id: `challenges/${id}/${language}`, title, language, code, output: '' };
}
