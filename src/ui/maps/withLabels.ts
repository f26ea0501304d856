const SHAPES: readonly (readonly [open: string, close: string])[] = [
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
];

/** Mermaid text in which some nodes have another label. The lessons' part of Mermaid gives a node its shape once. */
export function withLabels(mermaidText: string, labels: ReadonlyMap<string, string>): string {
  return [...labels].reduce((text, [nodeId, label]) => withLabel(text, nodeId, label), mermaidText);
}

function withLabel(text: string, nodeId: string, label: string): string {
  const quoted = `"${label.replaceAll('"', '#quot;')}"`;
  for (const [open, close] of SHAPES) {
    const shaped = new RegExp(`(^|[\\s>|])${nodeId}\\${open}(?:"[^"]*"|[^"\\n]*?)\\${close}`, 'm');
    if (shaped.test(text))
      return text.replace(shaped, (_all, before: string) => before + nodeId + open + quoted + close);
  }
  // A node without a shape is drawn as a box, wherever it stands.
  return `${text.trimEnd()}\n  ${nodeId}[${quoted}]\n`;
}
