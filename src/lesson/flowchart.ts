import type { Place, Report } from './mistake.ts';

/** What a Mermaid flowchart draws. */
export interface Flowchart {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
}
export interface DrawnNode {
  readonly id: string;
  readonly place: Place;
}
/** `id` is `<from>-<to>-<n>`, n counting from 0 the edges between the same two nodes. */
export interface DrawnEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string | undefined;
  readonly place: Place;
}

const header = /^flowchart (?:LR|RL|TD|TB|BT)$/;
const shape = String.raw`\["[^"]+"\]|\("[^"]+"\)|\{"[^"]+"\}|\[[^[\](){}"|]+\]|\([^[\](){}"|]+\)|\{[^[\](){}"|]+\}`;
const node = (name: string): string => String.raw`(?<${name}>[A-Za-z]\w*)(?<${name}Shape>${shape})?`;
const nodeLine = new RegExp(`^${node('id')}$`);
const edgeLine = new RegExp(String.raw`^${node('from')}\s*(?:-->|-\.->)\s*(?:\|(?<label>[^|]+)\|\s*)?${node('to')}$`);
const groupLine = /^(?:subgraph\s+\S.*|end)$/;
const reserved = [
  'end',
  'graph',
  'flowchart',
  'subgraph',
  'style',
  'linkStyle',
  'class',
  'classDef',
  'click',
  'default',
];

/**
 * Reads the part of Mermaid's flowchart language that lessons may use: everything in it is drawn the same by every
 * version of Mermaid, and every node and edge can be explained. `undefined` after a mistake, which is reported.
 */
export function parseFlowchart(text: string, start: Place, report: Report): Flowchart | undefined {
  const mistakes: string[] = [];
  const chart = readLines(text, start, (place, sentence) => {
    mistakes.push(sentence);
    report(place, sentence);
  });
  return mistakes.length === 0 ? chart : undefined;
}

function readLines(text: string, start: Place, report: Report): Flowchart {
  const lines = text.split('\n').map((line, index) => ({
    text: line.trim(),
    place: { file: start.file, line: start.line + index },
  }));
  const [first, ...rest] = lines.filter((line) => line.text !== '' && !line.text.startsWith('%%'));
  if (!first || !header.test(first.text)) {
    report(first?.place ?? start, 'A map begins with the line "flowchart LR" (or TD).');
  }
  const chart = new Drawing(report);
  for (const line of lines) {
    if (line.text.includes('%%{')) report(line.place, 'A map cannot set up Mermaid: remove this "%%{…}".');
  }
  for (const line of rest) readLine(chart, line.text, line.place, report);
  return chart;
}

function readLine(chart: Drawing, text: string, place: Place, report: Report): void {
  const edge = edgeLine.exec(text)?.groups;
  if (edge) {
    const { from = '', to = '', label } = edge;
    chart.addNode(from, place);
    chart.addNode(to, place);
    chart.addEdge(from, to, label, place);
    return;
  }
  if (groupLine.test(text)) return;
  const id = nodeLine.exec(text)?.groups?.['id'];
  if (id !== undefined) chart.addNode(id, place);
  else report(place, 'A map cannot hold this line: write a node, A[Label], or one edge, A -->|label| B.');
}

class Drawing implements Flowchart {
  readonly nodes: DrawnNode[] = [];
  readonly edges: DrawnEdge[] = [];
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  addNode(id: string, place: Place): void {
    if (reserved.includes(id)) this.#report(place, `"${id}" is a word of Mermaid: give this node another id.`);
    if (!this.nodes.some((known) => known.id === id)) this.nodes.push({ id, place });
  }

  addEdge(from: string, to: string, label: string | undefined, place: Place): void {
    const earlier = this.edges.filter((edge) => edge.from === from && edge.to === to).length;
    const words = label?.trim().replace(/^"(.*)"$/, '$1');
    this.edges.push({ id: `${from}-${to}-${earlier}`, from, to, label: words, place });
  }
}
