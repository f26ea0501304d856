import { defined } from '../base/assert.ts';
import type { Block } from './markdown.ts';
import type { Place } from './mistake.ts';

/** A heading and what stands under it, up to the next heading of its level or above. */
export interface Section {
  /** The heading as written, with marks. */
  readonly heading: string;
  readonly place: Place;
  readonly blocks: readonly Block[];
}

export interface Sections {
  readonly before: readonly Block[];
  readonly sections: readonly Section[];
}

/** Cuts at the top-level headings of one level, `## …` for 2. */
export function sectionsOf(blocks: readonly Block[], level: 2 | 3): Sections {
  const starts = blocks.flatMap(({ token }, index) =>
    token.type === 'heading_open' && token.tag === `h${level}` && token.level === 0 ? [index] : [],
  );
  const sections = starts.map((start, index): Section => {
    const heading = defined(blocks[start + 1], 'inline token of a heading');
    return {
      heading: heading.token.content,
      place: heading.place,
      blocks: blocks.slice(start + 3, starts[index + 1] ?? blocks.length),
    };
  });
  return { before: blocks.slice(0, starts[0] ?? blocks.length), sections };
}
