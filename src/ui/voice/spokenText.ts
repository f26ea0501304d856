import { sentenceSpansOf } from './sentences.ts';

/** A sentence that is to be seen on the page. */
export interface Sentence {
  readonly text: string;
  /** Where it stands in the page, to be marked and scrolled to. */
  readonly range: Range;
}

/** Of the Stage only its caption is read: it says what the drawing shows. */
const NOT_SPOKEN = [
  'button, select, input, textarea, label, pre, svg, script, style',
  '[hidden], [aria-hidden="true"], [aria-live], [data-unspoken]',
  '.gist-stage-heading, .stage > :not(.stage-top), .stage-ask, .stage-caption-step',
].join();
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 LI OL P SECTION TABLE TD TH TR UL'.split(
    ' ',
  ),
);

/** One letter of a block of text, and where it stands. */
interface Letter {
  readonly letter: string;
  readonly node: Text;
  readonly offset: number;
}

/** What can be read aloud of `element`, sentence by sentence: its text as it is shown, without controls and code. */
export function sentencesIn(element: Element): readonly Sentence[] {
  const blocks: Letter[][] = [];
  let letters: Letter[] = [];
  const flush = (): void => {
    blocks.push(letters);
    letters = [];
  };
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      [...lettersOf(node)].forEach((letter) => {
        if (letter.letter !== ' ' || (letters.length > 0 && letters.at(-1)?.letter !== ' ')) letters.push(letter);
      });
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

function* lettersOf(node: Text): Generator<Letter> {
  for (let offset = 0; offset < node.data.length; offset += 1) {
    const letter = node.data.charAt(offset);
    yield { letter: /\s/.test(letter) ? ' ' : letter, node, offset };
  }
}

function sentencesOf(block: readonly Letter[]): readonly Sentence[] {
  const text = block.map(({ letter }) => letter).join('');
  return sentenceSpansOf(text).flatMap(({ start, end }) => {
    const [first, last] = [block[start], block[end - 1]];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [{ text: text.slice(start, end), range }];
  });
}
