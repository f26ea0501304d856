import type { editor } from 'monaco-editor/editor';
import { hexOf, isDark } from './hexColour.ts';

export const themeName = 'lesson';

type ColourName = 'surface' | 'ink' | 'ink-soft' | 'line' | 'focus' | 'bad' | 'code-bg' | 'text';
type Colours = Readonly<Record<ColourName, string>>;

/**
 * Draws all editors in the page's own colours, now and whenever the page turns light or dark. Syntax is told
 * apart by weight and slant more than by hue: in this lesson a hue names a participant.
 */
export function followTheme(editors: Pick<typeof editor, 'defineTheme'>): void {
  const define = (): void => editors.defineTheme(themeName, themeOf(readColours()));
  define();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', define);
  new MutationObserver(define).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

function readColours(): Colours {
  const probe = document.createElement('span');
  probe.className = 'sandbox-colours';
  probe.hidden = true;
  document.body.append(probe);
  const colour = (property: string): string => {
    probe.style.color = `var(${property})`;
    return hexOf(getComputedStyle(probe).color);
  };
  const colours = {
    surface: colour('--surface'),
    ink: colour('--ink'),
    'ink-soft': colour('--ink-soft'),
    line: colour('--line'),
    focus: colour('--focus'),
    bad: colour('--bad'),
    'code-bg': colour('--code-bg'),
    text: colour('--sandbox-text'),
  };
  probe.remove();
  return colours;
}

function themeOf(colours: Colours): editor.IStandaloneThemeData {
  const { surface, ink, line, focus, bad } = colours;
  const soft = colours['ink-soft'];
  const raised = colours['code-bg'];
  return {
    base: isDark(surface) ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      { token: '', foreground: ink.slice(1) },
      { token: 'comment', foreground: soft.slice(1), fontStyle: 'italic' },
      { token: 'keyword', foreground: ink.slice(1), fontStyle: 'bold' },
      { token: 'string', foreground: colours.text.slice(1) },
      { token: 'number', foreground: colours.text.slice(1) },
      { token: 'string.invalid', foreground: bad.slice(1) },
    ],
    colors: {
      foreground: ink,
      focusBorder: focus,
      'editor.background': surface,
      'editor.foreground': ink,
      'editorCursor.foreground': ink,
      'editorLineNumber.foreground': soft,
      'editorLineNumber.activeForeground': ink,
      'editor.lineHighlightBackground': raised,
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': `${focus}40`,
      'editor.inactiveSelectionBackground': `${focus}26`,
      'editor.wordHighlightBackground': `${focus}1f`,
      'editor.wordHighlightStrongBackground': `${focus}33`,
      'editor.findMatchBackground': `${focus}66`,
      'editor.findMatchHighlightBackground': `${focus}33`,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`editorBracketHighlight.foreground${depth}`, ink])),
      'editorBracketHighlight.unexpectedBracket.foreground': bad,
      'editorBracketMatch.background': `${focus}26`,
      'editorBracketMatch.border': soft,
      'editorIndentGuide.background1': line,
      'editorIndentGuide.activeBackground1': soft,
      'editorError.foreground': bad,
      'editorWidget.background': surface,
      'editorWidget.foreground': ink,
      'editorWidget.border': line,
      'editorSuggestWidget.selectedBackground': raised,
      'editorSuggestWidget.selectedForeground': ink,
      'editorSuggestWidget.highlightForeground': focus,
      'editorSuggestWidget.focusHighlightForeground': focus,
      'editorHoverWidget.background': surface,
      'input.background': surface,
      'input.foreground': ink,
      'input.border': line,
      'menu.background': surface,
      'menu.foreground': ink,
      'menu.selectionBackground': raised,
      'menu.selectionForeground': ink,
      'quickInput.background': surface,
      'quickInput.foreground': ink,
      'quickInputList.focusBackground': raised,
      'quickInputList.focusForeground': ink,
      'list.hoverBackground': raised,
      'list.focusBackground': raised,
      'list.focusForeground': ink,
      'list.highlightForeground': focus,
      'scrollbarSlider.background': `${soft}40`,
      'scrollbarSlider.hoverBackground': `${soft}66`,
      'scrollbarSlider.activeBackground': `${soft}80`,
      'scrollbar.shadow': '#00000000',
      'widget.shadow': '#00000000',
    },
  };
}
