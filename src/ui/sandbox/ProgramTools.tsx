import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Snippet } from '../../lesson/lesson.ts';
import { FoldButton, useFold } from '../controls/FoldButton.tsx';
import { notify } from '../state/store.ts';
import { DiffView } from './challenge/DiffView.tsx';
import { ShareCode } from './challenge/ShareCode.tsx';
import { placeOfSnippet } from './challenge/sharedCode.ts';
import { pythonFileOf, saveAsFile } from './downloadProgram.ts';
import type { DraftStore } from './draft.ts';

interface ProgramToolsProps {
  readonly snippet: Snippet;
  readonly draft: DraftStore;
}

/** What else can be done with one's code: compare, send, take away. */
export function ProgramTools({ snippet, draft }: ProgramToolsProps): ReactElement {
  const text = useStore(draft.store, (state) => state.text);
  const changes = useFold();
  return (
    <>
      <div className="sandbox-tools">
        <FoldButton fold={changes} show="Show my changes" hide="Hide the changes" />
        <Downloads snippet={snippet} text={text} />
        <ShareCode place={placeOfSnippet(snippet.id)} language={snippet.language} code={text} />
      </div>
      <div id={changes.id} hidden={!changes.isOpen} className="sandbox-changes">
        {changes.isOpen &&
          (text === snippet.code ? (
            <p>You have changed nothing yet.</p>
          ) : (
            <DiffView label="From the lesson's code to mine" from={snippet.code} to={text} contextCount={3} />
          ))}
      </div>
    </>
  );
}

function Downloads({ snippet, text }: { readonly snippet: Snippet; readonly text: string }): ReactElement {
  const { id, language } = snippet;
  if (language === 'python') {
    return (
      <button
        type="button"
        className="button"
        title={`To run it: python3 ${id}.py`}
        onClick={() => saveAsFile(`${id}.py`, pythonFileOf(text))}
      >
        Download .py
      </button>
    );
  }
  if (language === 'sql') {
    return (
      <button type="button" className="button" onClick={() => saveAsFile(`${id}.sql`, text)}>
        Download .sql
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="button"
        title={`To run it: node ${id}.ts (Node 22.18 or newer)`}
        onClick={() => saveAsFile(`${id}.ts`, text)}
      >
        Download .ts
      </button>
      <button
        type="button"
        className="button"
        title={`The same in JavaScript, for any Node: node ${id}.mjs`}
        onClick={() => void saveScript(`${id}.mjs`, text)}
      >
        Download .mjs
      </button>
    </>
  );
}

async function saveScript(name: string, source: string): Promise<void> {
  try {
    const { scriptOf } = await import('../../runner/asideCompiler.ts');
    const result = await scriptOf(source);
    if (result.type === 'program') saveAsFile(name, result.program.script.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
    else notify('The program is not valid TypeScript yet, so there is no JavaScript of it. Run says where.');
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error));
  }
}
