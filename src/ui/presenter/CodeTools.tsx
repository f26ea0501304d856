import { useEffect, useState, type ReactElement } from 'react';
import type { Snippet } from '../../lesson/lesson.ts';
import { languageName } from '../sandbox/languageName.ts';
import { RunSession } from '../sandbox/runSession.ts';
import { runnerOf } from '../sandbox/runnerOf.ts';
import { statusSentence } from '../sandbox/statusSentence.ts';
import { lastLines } from './lastLines.ts';
import type { ShownCode } from './talk.ts';
import { changeTalk, useTalk } from './talkStore.ts';

const LIMIT_MS = 10_000;
const OUTPUT_DELAY_MS = 50;

/** A program that is changed and run here, and seen in the hall. */
export function CodeTools({ snippet }: { readonly snippet: Snippet }): ReactElement {
  const known = useTalk(({ talk }) => talk.code[snippet.id]);
  const { text } = known ?? original(snippet);
  const [session] = useState(() => openSession(snippet));
  const name = languageName[snippet.language];
  useEffect(() => {
    session.load();
    return session.store.subscribe((view, before) => {
      const status = statusSentence(view, name);
      if (view.output !== before.output) show(snippet, { status, output: lastLines(view.output) });
      else if (status !== statusSentence(before, name)) show(snippet, { status });
    });
  }, [session, snippet, name]);
  return (
    <div className="presenter-code" role="group" aria-label={name}>
      <textarea
        aria-label={`${name} editor`}
        value={text}
        spellCheck={false}
        onChange={(event) => show(snippet, { text: event.target.value })}
        onScroll={({ currentTarget: area }) => {
          const lineHeight = area.scrollHeight / Math.max(1, text.split('\n').length);
          show(snippet, { topLine: Math.round(area.scrollTop / lineHeight) });
        }}
      />
      <p className="presenter-tools">
        <button type="button" className="button presenter-on" onClick={() => session.run(text, LIMIT_MS)}>
          Run
        </button>
        <button type="button" className="button" onClick={session.stop}>
          Stop
        </button>
        <button type="button" className="button" onClick={() => show(snippet, original(snippet))}>
          Reset
        </button>
        <span role="status">{known?.status}</span>
      </p>
    </div>
  );
}

/** Timers, not frames: nobody may be looking at this window while it runs. */
function openSession({ language }: Snippet): RunSession {
  return new RunSession({
    getRunner: () => runnerOf(language),
    nowMs: () => performance.now(),
    nextFrame: (draw) => setTimeout(draw, OUTPUT_DELAY_MS),
  });
}

function original({ code }: Snippet): ShownCode {
  return { text: code, topLine: 0, status: '', output: [] };
}

function show(snippet: Snippet, change: Partial<ShownCode>): void {
  const { code } = useTalk.getState().talk;
  const before = code[snippet.id] ?? original(snippet);
  const isSame = (Object.keys(change) as (keyof ShownCode)[]).every((key) => change[key] === before[key]);
  if (!isSame) changeTalk({ code: { ...code, [snippet.id]: { ...before, ...change } } });
}
