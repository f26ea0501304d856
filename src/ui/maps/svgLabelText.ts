const LABEL = /"`[^"\n]*`"|"[^"\n]*"/g;
const SPECIAL = /<br\s*\/?>|#\w+;|[<>#;]/gi;
const SPECIAL_IN_BACKTICKS = /#\w+;|[#;]/g;

/**
 * Mermaid drops `<` and `>` from labels that are drawn as SVG text, so `"F >= last"` would read `F = last`; `#` and `;`
 * begin and end its own codes for characters. Such codes for the four survive, and those of the author stay. Labels in
 * backticks keep their brackets, and outside of quotes these are arrows.
 */
export function svgLabelText(mermaidText: string): string {
  return mermaidText.replace(LABEL, (label) =>
    label.replace(label.startsWith('"`') ? SPECIAL_IN_BACKTICKS : SPECIAL, codeOf),
  );
}

const CODES: Readonly<Record<string, string>> = { '<': '#lt;', '>': '#gt;', '#': '#35;', ';': '#59;' };

const codeOf = (part: string): string => CODES[part] ?? part;

const EDGE_LABEL = /\|"[^"`|]*"\|/g;

/** Breaks the labels of edges at their commas, so that a drawing with several edges side by side fits a phone. */
export function narrowLabels(mermaidText: string): string {
  return mermaidText.replace(EDGE_LABEL, (label) => label.replaceAll(', ', ',<br/>'));
}
