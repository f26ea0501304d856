import { useId, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Challenge, Language } from '../../../lesson/lesson.ts';
import { languageName } from '../languageName.ts';
import { progressText } from '../statusSentence.ts';
import type { CheckSession } from './checkSession.ts';
import { checkSentence } from './gradeWords.ts';
import { VerdictView } from './VerdictView.tsx';

interface CheckResultProps {
  readonly challenge: Challenge;
  readonly session: CheckSession;
  readonly language: Language;
  /** The code as it is now. */
  readonly text: string;
}

/** What came of the latest check. */
export function CheckResult({ challenge, session, language, text }: CheckResultProps): ReactElement {
  const { status, code, printed } = useStore(session.store);
  const printedId = useId();
  return (
    <>
      <p role="status" className="challenge-outcome">
        {checkSentence(status, languageName[language])}
      </p>
      {status.type === 'loading' && <p className="sandbox-hint">{progressText(status.progress)}</p>}
      {status.type === 'graded' && text !== code && (
        <p className="sandbox-hint">You have changed the code since. This is about the code as it was.</p>
      )}
      {status.type === 'failed' && status.detail !== '' && (
        <pre className="challenge-detail" tabIndex={0}>
          {status.detail}
        </pre>
      )}
      {status.type === 'graded' && (
        <VerdictView test={challenge} graded={status.graded} title={challenge.title} language={language} />
      )}
      {printed !== '' && status.type !== 'failed' && (
        <section aria-labelledby={printedId}>
          <h4 id={printedId} className="sandbox-label">
            Printed meanwhile
          </h4>
          <pre className="challenge-detail" tabIndex={0}>
            {printed}
          </pre>
        </section>
      )}
    </>
  );
}
