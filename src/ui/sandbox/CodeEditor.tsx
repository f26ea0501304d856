import { useCallback, useRef, useState, type ReactElement } from 'react';
import type { Language } from '../../lesson/lesson.ts';
import { caretNowhere } from './caret.ts';
import type { DraftStore } from './draft.ts';
import { isMac } from './isMac.ts';
import { PlainEditor } from './PlainEditor.tsx';
import { useFullEditor } from './useFullEditor.ts';
import './CodeEditor.css';

interface CodeEditorProps {
  readonly draft: DraftStore;
  readonly language: Language;
  readonly label: string;
  readonly path: string;
  readonly isPlain: boolean;
  /** As a style has it. */
  readonly fontSize: string;
}

/**
 * The plain editor, and over to the full one when that has arrived: never in the middle of a composed character,
 * and with caret and keyboard focus where they were.
 */
export function CodeEditor({ draft, language, label, path, isPlain, fontSize }: CodeEditorProps): ReactElement {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const caretRef = useRef(caretNowhere);
  const [isComposing, setComposing] = useState(false);
  const [isReady, setReady] = useState(false);
  const [doesTabMoveFocus, setTabMovesFocus] = useState(false);
  const { Component: FullEditor, hasFailed } = useFullEditor(!isPlain, box);
  const becomeReady = useCallback(() => setReady(true), []);

  const isFullShown = FullEditor !== undefined && !isPlain;
  const isFullInCharge = isFullShown && isReady && !isComposing;
  return (
    <>
      <div className="sandbox-editor" style={{ fontSize }} ref={setBox}>
        {isFullShown && (
          <FullEditor
            draft={draft}
            language={language}
            label={label}
            path={path}
            fontSize={fontSize}
            caretRef={caretRef}
            isInCharge={isFullInCharge}
            onReady={becomeReady}
            onTabMovesFocus={setTabMovesFocus}
          />
        )}
        {!isFullInCharge && <PlainEditor draft={draft} label={label} caretRef={caretRef} onComposing={setComposing} />}
      </div>
      <p className="sandbox-hint" aria-live={isFullInCharge ? 'polite' : undefined}>
        {isFullInCharge ? (
          <TabHint doesTabMoveFocus={doesTabMoveFocus} />
        ) : (
          <PlainHint isLate={hasFailed && !isPlain} />
        )}
      </p>
    </>
  );
}

function TabHint({ doesTabMoveFocus }: { readonly doesTabMoveFocus: boolean }): ReactElement {
  const keys = isMac() ? 'Ctrl+Shift+M' : 'Ctrl+M';
  return doesTabMoveFocus ? (
    <>
      Tab leaves the editor. <kbd>{keys}</kbd> makes it indent again.
    </>
  ) : (
    <>
      Tab indents. To leave with Tab, press <kbd>{keys}</kbd> first.
    </>
  );
}

function PlainHint({ isLate }: { readonly isLate: boolean }): ReactElement {
  return (
    <>
      Tab leaves the editor.
      {isLate && ' The full editor could not be loaded; this plain one has your code. Reload the page to try again.'}
    </>
  );
}
