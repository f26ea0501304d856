import type { ItemFile } from './folder.ts';
import { splitFrontMatter } from './frontMatter.ts';
import { parseBlocks, type Block } from './markdown.ts';
import type { Place } from './mistake.ts';
import type { Workbench } from './workbench.ts';
import { brokenMapping, parseYaml, type YamlMapping } from './yamlValue.ts';

/** A Markdown file that is one item: its front matter and its body. */
export interface MarkdownItem {
  readonly head: YamlMapping;
  readonly blocks: readonly Block[];
  readonly bodyStart: Place;
}

export function readMarkdownItem(bench: Workbench, file: ItemFile, keys: readonly string[]): MarkdownItem {
  const { frontMatter, body } = splitFrontMatter(file.text, file.start);
  if (!frontMatter) {
    bench.report(file.start, `Begin this file with its keys (${keys.join(', ')}) between two lines "---".`);
  }
  const head = frontMatter
    ? parseYaml(frontMatter.text, frontMatter.start, keys, bench.report)
    : brokenMapping(file.start);
  return { head, blocks: parseBlocks(body.text, body.start), bodyStart: body.start };
}
