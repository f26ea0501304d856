import MarkdownIt, { type Token } from 'markdown-it';
import type { Place, Report } from './mistake.ts';
import type { Link } from './workbench.ts';

export interface Rendered {
  readonly html: string;
  readonly links: readonly Link[];
}

/** HTML in prose is shown as text, never taken as markup. */
const markdown = new MarkdownIt({ html: false, typographer: true });

export interface Block {
  readonly token: Token;
  /** Where the block begins. */
  readonly place: Place;
}

/** The block tokens of a text whose first line stands at `start`. */
export function parseBlocks(text: string, start: Place): readonly Block[] {
  let line = start.line;
  return markdown.parse(text, {}).map((token) => {
    if (token.map) line = start.line + token.map[0];
    return { token, place: { file: start.file, line } };
  });
}

export function renderBlocks(blocks: readonly Block[], report: Report): Rendered {
  const html = markdown.renderer.render(
    blocks.map(({ token }) => token),
    markdown.options,
    {},
  );
  return { html: html.trim(), links: blocks.flatMap((block) => linksOf(block, report)) };
}

export function renderMarkdown(text: string, start: Place, report: Report): Rendered {
  return renderBlocks(parseBlocks(text, start), report);
}

/** A line of Markdown without a paragraph around it, for a table cell. */
export function renderInline(text: string, place: Place, report: Report): Rendered {
  const links = markdown.parseInline(text, {}).flatMap((token) => linksOf({ token, place }, report));
  return { html: markdown.renderInline(text), links };
}

function linksOf({ token, place }: Block, report: Report): readonly Link[] {
  const links: Link[] = [];
  let line = place.line;
  for (const child of token.children ?? []) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
    if (child.type === 'image') report({ ...place, line }, 'Prose cannot hold pictures: say it in words.');
    if (child.type === 'link_open') links.push({ file: place.file, line, href: String(child.attrGet('href') ?? '') });
  }
  return links;
}
