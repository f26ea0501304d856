import type { EditorProps } from '@monaco-editor/react';

export function monacoOptions(label: string): NonNullable<EditorProps['options']> {
  return {
    // Enter is always a new line; Tab takes a suggestion.
    acceptSuggestionOnEnter: 'off',
    ariaLabel: label,
    automaticLayout: true,
    cursorBlinking: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'solid' : 'blink',
    // Hovers and completions may stick out of the editor.
    fixedOverflowWidgets: true,
    folding: false,
    fontLigatures: false,
    guides: { indentation: false, bracketPairs: false },
    hideCursorInOverviewRuler: true,
    lineDecorationsWidth: 12,
    lineNumbersMinChars: 3,
    links: false,
    minimap: { enabled: false },
    occurrencesHighlight: 'singleFile',
    overviewRulerBorder: false,
    overviewRulerLanes: 0,
    padding: { top: 12, bottom: 12 },
    renderLineHighlightOnlyWhenFocus: true,
    scrollBeyondLastLine: false,
    // At its end the page scrolls on.
    scrollbar: { alwaysConsumeMouseWheel: false, useShadows: false, verticalScrollbarSize: 10 },
    stickyScroll: { enabled: false },
    wordWrap: 'on',
    wrappingIndent: 'indent',
  };
}
