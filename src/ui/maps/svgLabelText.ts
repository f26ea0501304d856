const LABEL = /"`[^"\n]*`"|"[^"\n]*"/g;
const LINE_BREAK_OR_BRACKET = /<br\s*\/?>|[<>]/gi;

/**
 * Mermaid drops `<` and `>` from labels that are drawn as SVG text, so `"F >= last"` would read `F = last`. Its own
 * codes for the two characters survive. Labels in backticks are drawn whole, and outside of quotes these are arrows.
 */
export function svgLabelText(mermaidText: string): string {
  return mermaidText.replace(LABEL, (label) =>
    label.startsWith('"`') ? label : label.replace(LINE_BREAK_OR_BRACKET, codeOf),
  );
}

function codeOf(part: string): string {
  if (part === '<') return '#lt;';
  return part === '>' ? '#gt;' : part;
}

const EDGE_LABEL = /\|"[^"`|]*"\|/g;

/** Breaks the labels of edges at their commas, so that a drawing with several edges side by side fits a phone. */
export function narrowLabels(mermaidText: string): string {
  return mermaidText.replace(EDGE_LABEL, (label) => label.replaceAll(', ', ',<br/>'));
}
