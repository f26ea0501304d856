import { sentencesOf } from './sentences.ts';

const NOT_SPOKEN =
  'button, select, input, textarea, label, pre, svg, script, style, [hidden], [aria-hidden="true"], [data-unspoken]';
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 LI OL P SECTION TABLE TD TH TR UL'.split(
    ' ',
  ),
);

/** What can be read aloud of `element`: its text as it is shown, without controls, drawings and code. */
export function spokenSentencesOf(element: Element): string[] {
  const blocks: string[] = [];
  let text = '';
  const flush = (): void => {
    blocks.push(text);
    text = '';
  };
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      text += node.data;
      return;
    }
    if (!(node instanceof Element) || node.matches(NOT_SPOKEN) || !node.checkVisibility()) return;
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock) flush();
    node.childNodes.forEach(walk);
    if (isBlock) flush();
  };
  element.childNodes.forEach(walk);
  flush();
  return blocks.flatMap(sentencesOf);
}
