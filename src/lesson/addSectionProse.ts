import { hasMarks } from './markedHeading.ts';
import type { ProseKey } from './lesson.ts';
import { renderBlocks, type Block } from './markdown.ts';
import type { Workbench } from './workbench.ts';

/** Renders blocks as the prose `key`. Headings in them are plain ones: marks in braces would be shown to the reader. */
export function addSectionProse(bench: Workbench, key: ProseKey, blocks: readonly Block[]): void {
  for (const { token, place } of blocks) {
    if (token.type === 'inline' && hasMarks(token.content) && isHeading(blocks, token)) {
      bench.report(place, 'This heading cannot have braces: only sections, cards and exercise questions have ids.');
    }
  }
  bench.addProse(key, renderBlocks(blocks, bench.report));
}

function isHeading(blocks: readonly Block[], token: Block['token']): boolean {
  const index = blocks.findIndex((block) => block.token === token);
  return blocks[index - 1]?.token.type === 'heading_open';
}
