import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
// The feature `suggest` registers all but the widget itself.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/parameterHints/register';
import 'monaco-editor/features/quickCommand/register';
import 'monaco-editor/features/rename/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/snippet/register';
import 'monaco-editor/features/suggest/register';
import 'monaco-editor/features/tokenization/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/languages/definitions/python/register';
import 'monaco-editor/languages/definitions/sql/register';
import 'monaco-editor/languages/definitions/typescript/register';
import { ModuleKind, ScriptTarget, typescriptDefaults } from 'monaco-editor/languages/features/typescript/register';
import TypeScriptWorker from 'monaco-editor/languages/features/typescript/ts.worker?worker';
import { offerPythonNames } from './pythonCompletion.ts';
import { followTheme } from './monacoTheme.ts';
import { scriptGlobals } from '../../runner/transpile/scriptGlobals.ts';

// Everything comes with the page: without this line the React wrapper would load Monaco from a CDN.
loader.config({ monaco });

self.MonacoEnvironment = {
  getWorker: (_moduleId, label) => (label === 'typescript' ? new TypeScriptWorker() : new EditorWorker()),
};

const moduleDetectionForce = 3;
typescriptDefaults.setCompilerOptions({
  allowNonTsExtensions: true,
  target: ScriptTarget.ESNext,
  module: ModuleKind.ESNext,
  // Every snippet is a module of its own: two of them may declare the same names, and top-level await is fine.
  moduleDetection: moduleDetectionForce,
  // By file name: the worker finds a short name with a dot in it in no list.
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
});
typescriptDefaults.setExtraLibs([{ content: scriptGlobals, filePath: 'file:///scriptGlobals.d.ts' }]);
offerPythonNames(monaco.languages);
followTheme(monaco.editor);

export { monaco };
