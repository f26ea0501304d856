import type { Arrow } from '../../../view/diagram.ts';
import type { Box } from './sheet.ts';

/** Something written in the drawing, with its place. */
export interface Label {
  readonly key: string;
  readonly box: Box;
  readonly mark: Mark;
  /** From where on the time axis it is known. */
  readonly from: number;
  /** The name of its colour. */
  readonly hue: string;
  /** It is written once more over itself when it is known what came of a message: in red or green. */
  readonly verdict?: { readonly hue: string; readonly from: number } | undefined;
  /** The message that carries it: only for the badge of a token. */
  readonly carrier?: Arrow | undefined;
}

export type Mark =
  | { readonly type: 'text'; readonly anchor: Anchor; readonly lines: readonly string[]; readonly isCode?: boolean }
  | { readonly type: 'turned'; readonly text: string }
  | { readonly type: 'badge'; readonly token: string }
  | { readonly type: 'frame'; readonly lines: readonly string[]; readonly tone: Arrow['tone'] };

export type Anchor = 'start' | 'middle' | 'end';

/** A place for a label: its box, and what it looks like there. */
export interface Place {
  readonly box: Box;
  readonly mark: Mark;
}

export const lineHeight = 14;
export const frameLineHeight = 15;

export function textPlace(x: number, y: number, anchor: Anchor, lines: readonly string[], width: number): Place {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const height = lines.length * lineHeight - 1;
  return { box: { left, top: y - 10, width, height }, mark: { type: 'text', anchor, lines } };
}

export const badgeHeight = 26;

/** Long tokens are written in the code font, whose letters are all of one width. */
export function badgeWidth(token: string): number {
  return token.length > 3 ? 14 + 6.25 * token.length : 26;
}

export function badgePlace({ x, y }: { readonly x: number; readonly y: number }, token: string): Place {
  const width = badgeWidth(token);
  return {
    box: { left: x - width / 2, top: y - badgeHeight / 2, width, height: badgeHeight },
    mark: { type: 'badge', token },
  };
}
