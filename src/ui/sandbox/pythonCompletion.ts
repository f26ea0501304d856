import type * as Monaco from 'monaco-editor/editor';
import { suggestPython, type Suggestion } from './pythonSuggestions.ts';

type Languages = typeof Monaco.languages;

/** Makes the full editor offer names in Python programs. TypeScript's come from its own service. */
export function offerPythonNames(languages: Languages): void {
  const { CompletionItemKind } = languages;
  const kinds: Readonly<Record<Suggestion['kind'], Monaco.languages.CompletionItemKind>> = {
    keyword: CompletionItemKind.Keyword,
    builtin: CompletionItemKind.Function,
    module: CompletionItemKind.Module,
    member: CompletionItemKind.Property,
    name: CompletionItemKind.Variable,
  };
  languages.registerCompletionItemProvider('python', {
    triggerCharacters: ['.'],
    provideCompletionItems: (model, { lineNumber, column }) => {
      const line = model.getLineContent(lineNumber).slice(0, column - 1);
      const { startColumn } = model.getWordUntilPosition({ lineNumber, column });
      const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn: column };
      const suggestions = suggestPython(model.getValue(), line).map(({ name, kind }) => ({
        label: name,
        kind: kinds[kind],
        insertText: name,
        range,
      }));
      return { suggestions };
    },
  });
}
