import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Snippet } from '../../lesson/lesson.ts';
import type { DatabaseName } from '../../runner/protocol.ts';
import { Prose } from '../prose/Prose.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { SharedNotice } from './challenge/SharedNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { languageEnding, languageName } from './languageName.ts';
import { OutputView } from './OutputView.tsx';
import { openSession } from './openSession.ts';
import { openPastRuns } from './pastRuns.ts';
import { PastRunsView } from './PastRunsView.tsx';
import { ProgramTools } from './ProgramTools.tsx';
import { RunButtons } from './RunButtons.tsx';
import { RunStatusLine } from './RunStatusLine.tsx';
import { guardDraft, openDraft } from './savedSnippet.ts';
import { fontSizeOf, wantsPlainEditor, type SandboxSettings } from './sandboxSettings.ts';
import { SnippetText } from './SnippetText.tsx';
import { turnOf } from './warmUp.ts';

interface SnippetPanelProps {
  readonly lessonId: string;
  readonly snippet: Snippet;
  readonly settings: StoreApi<SandboxSettings>;
  /** Code that a link brought for this program. */
  readonly sharedCode: string | undefined;
  /** What runs it, where its language does not say. */
  readonly database?: DatabaseName;
  /** Before the buttons. */
  readonly children?: ReactNode;
}

/** One program: its editor, its buttons and what it prints. Hiding the tab changes nothing; a run goes on. */
export function SnippetPanel(props: SnippetPanelProps): ReactElement {
  const { lessonId, snippet, settings, sharedCode, database, children } = props;
  const name = languageName[snippet.language];
  const titleId = useId();
  const [draft] = useState(() => openDraft(lessonId, snippet));
  const [pastRuns] = useState(() => openPastRuns(lessonId, snippet));
  const [session] = useState(() => openSession(snippet, pastRuns, database));
  const text = useStore(draft.store, (state) => state.text);
  const view = useStore(session.store);
  const isPlain = useStore(settings, wantsPlainEditor);
  const fontSize = useStore(settings, fontSizeOf);

  useEffect(() => guardDraft(lessonId, snippet, draft), [lessonId, snippet, draft]);
  useEffect(() => {
    // A database comes when it is asked for.
    if (database === undefined) void turnOf(snippet.language).then(session.load);
  }, [session, database, snippet.language]);

  const bar = useRef<HTMLDivElement>(null);
  const run = (): void => {
    draft.flush();
    if (bar.current !== null) showWithOutput(bar.current);
    session.run(draft.store.getState().text, settings.getState().timeLimitS * 1_000);
  };
  const runOnKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  const isActive = view.status.type === 'waiting' || view.status.type === 'running';
  const buttons = { draft, isActive, onRun: run, onStop: session.stop };
  return (
    <div className="sandbox-snippet" role="group" aria-label={name} aria-describedby={titleId}>
      <h3 id={titleId}>{snippet.title}</h3>
      <Prose id={`snippets/${snippet.id}`} />
      <div className="sandbox-bar" ref={bar}>
        {children}
        <RunButtons {...buttons} name="Run" hint="Ctrl+Enter in the editor" />
        <RunStatusLine view={view} languageName={name} />
      </div>
      <div>
        <DraftNotice draft={draft} />
        {sharedCode !== undefined && (
          <SharedNotice key={sharedCode} draft={draft} code={sharedCode} what="this program" />
        )}
      </div>
      <div className="sandbox-code" onKeyDownCapture={runOnKeys}>
        <CodeEditor
          draft={draft}
          language={snippet.language}
          label={`${name} editor`}
          path={`file:///sandbox/${lessonId}/${snippet.id}.${languageEnding[snippet.language]}`}
          isPlain={isPlain}
          fontSize={fontSize}
        />
      </div>
      <OutputView output={view.output} types={view.types} languageName={name} hasRun={view.status.type !== 'idle'} />
      <div className="sandbox-more">
        <ProgramTools snippet={snippet} draft={draft} />
        <PastRunsView runs={pastRuns} draft={draft} />
      </div>
      <div className="sandbox-paper">
        <SnippetText snippet={{ ...snippet, code: text }} />
      </div>
    </div>
  );
}

/** Brings buttons, code and output into one view when the output would appear below the window. */
function showWithOutput(bar: HTMLElement): void {
  const output = bar.parentElement?.querySelector('.sandbox-output');
  if (!output || output.getBoundingClientRect().top < innerHeight * 0.7) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
}
