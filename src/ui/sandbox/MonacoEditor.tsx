import { Editor, type OnMount } from '@monaco-editor/react';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactElement, type RefObject } from 'react';
import type { Language } from '../../lesson/lesson.ts';
import type { Caret } from './caret.ts';
import type { DraftStore } from './draft.ts';
import { isMac } from './isMac.ts';
import { monaco } from './monaco.ts';
import { monacoOptions } from './monacoOptions.ts';
import { themeName } from './monacoTheme.ts';

type Instance = Parameters<OnMount>[0];
type ActionHandle = ReturnType<Instance['addAction']>;

export interface MonacoEditorProps {
  readonly draft: DraftStore;
  readonly language: Language;
  readonly label: string;
  /** Names the model; two editors never share one. */
  readonly path: string;
  /** Of the box around the editor; what it comes to in pixels is asked there. */
  readonly fontSize: string;
  readonly caretRef: RefObject<Caret>;
  /** Until then the plain editor lies over this one and has the keyboard. */
  readonly isInCharge: boolean;
  readonly onReady: () => void;
  readonly onTabMovesFocus: (doesMove: boolean) => void;
}

/** The full editor. Its text and the draft's are compared whenever either changes, so they never disagree for long. */
export function MonacoEditor(props: MonacoEditorProps): ReactElement {
  const { draft, language, label, path, fontSize, caretRef, isInCharge, onReady, onTabMovesFocus } = props;
  const [instance, setInstance] = useState<Instance>();
  const options = useMemo(() => monacoOptions(label), [label]);

  useEffect(() => {
    if (instance !== undefined) matchFont(instance);
  }, [instance, fontSize]);

  useEffect(() => {
    if (instance === undefined) return;
    const model = instance.getModel();
    model?.setEOL(monaco.editor.EndOfLineSequence.LF);
    // On the model: as an option of the editor, the width of the last editor made would hold for all.
    model?.updateOptions({ tabSize: language === 'python' ? 4 : 2, insertSpaces: true });
    showText(instance, draft.store.getState().text);
    const unsubscribe = draft.store.subscribe(({ text }) => showText(instance, text));
    const listeners = [
      instance.onDidChangeModelContent(() => draft.edit(instance.getValue())),
      tabKeySwitch(instance, onTabMovesFocus),
    ];
    onTabMovesFocus(false);
    onReady();
    return () => {
      unsubscribe();
      for (const listener of listeners) listener.dispose();
    };
  }, [instance, draft, language, onReady, onTabMovesFocus]);

  useLayoutEffect(() => {
    if (instance === undefined || !isInCharge) return;
    const { start, end, hasFocus } = caretRef.current;
    const model = instance.getModel();
    if (model === null || !hasFocus) return;
    instance.setSelection(monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end)));
    instance.revealPositionInCenterIfOutsideViewport(model.getPositionAt(end));
    instance.focus();
  }, [instance, isInCharge, caretRef]);

  return (
    <div className="sandbox-monaco" inert={!isInCharge}>
      <Editor
        defaultValue={draft.store.getState().text}
        path={path}
        language={language}
        theme={themeName}
        options={options}
        keepCurrentModel
        loading={null}
        onMount={setInstance}
      />
    </div>
  );
}

/** Monaco's own switch holds for all editors at once and does not tell anyone how it stands. */
function tabKeySwitch(instance: Instance, onTabMovesFocus: (doesMove: boolean) => void): ActionHandle {
  const { KeyCode, KeyMod } = monaco;
  const keys = isMac() ? KeyMod.WinCtrl | KeyMod.Shift | KeyCode.KeyM : KeyMod.CtrlCmd | KeyCode.KeyM;
  return instance.addAction({
    id: 'sandbox.tabKey',
    label: 'Switch what the Tab key does: indent, or leave the editor',
    keybindings: [keys],
    run: () => {
      const doesMove = !instance.getOption(monaco.editor.EditorOption.tabFocusMode);
      instance.updateOptions({ tabFocusMode: doesMove });
      onTabMovesFocus(doesMove);
    },
  });
}

/** Monaco takes a font in pixels; ours comes from the style sheet. */
function matchFont(instance: Instance): void {
  const box = instance.getContainerDomNode().closest('.sandbox-editor');
  if (box === null) return;
  const { fontFamily, fontSize, lineHeight } = getComputedStyle(box);
  instance.updateOptions({
    fontFamily,
    fontSize: Number.parseFloat(fontSize),
    lineHeight: Number.parseFloat(lineHeight),
  });
}

function showText(instance: Instance, text: string): void {
  const model = instance.getModel();
  if (model === null || model.getValue() === text) return;
  // An edit, not setValue: so that Ctrl+Z takes it back like any other change.
  instance.pushUndoStop();
  instance.executeEdits('draft', [{ range: model.getFullModelRange(), text, forceMoveMarkers: true }]);
  instance.pushUndoStop();
}
