import { captionOf, type Story } from '../../../view/story.ts';
import { verdictOf } from '../../../view/verdict.ts';
import { verdictLabel } from '../../../view/verdictLabel.ts';
import type { PlainDrawing } from './plainSvg.ts';
import { wrapped } from './wrapped.ts';

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface Shown {
  readonly story: Story;
  readonly title: string;
  readonly stepIndex: number;
  readonly drawings: readonly PlainDrawing[];
  /** The present value of a token such as `--ink`. */
  readonly valueOf: (token: string) => string;
}

const margin = 28;
const padding = 16;
const titleHeight = 68;
const headHeight = 58;
const lineHeight = 22;
/** Wider than most letters of any fallback font at 15 px. */
const letterWidth = 8.1;

/** All worlds side by side, with the title, the step's caption and the names: a file that needs no page. */
export function storyPicture({ story, title, stepIndex, drawings, valueOf }: Shown): Picture {
  const columnWidth = Math.max(...drawings.map(({ width }) => width)) + 2 * padding;
  const width = margin + drawings.length * (columnWidth + margin);
  const caption = captionOf(story, stepIndex);
  const shared = caption.type === 'same' ? lines(caption.words.sentences, width - 2 * margin) : [];
  const own = caption.type === 'same' ? [] : caption.worlds.map(({ words }) => lines(words.sentences, columnWidth));
  const worldTop = margin + titleHeight + shared.length * lineHeight + (shared.length > 0 ? padding : 0);
  const drawingTop = worldTop + headHeight;
  const ownTop = drawingTop + Math.max(...drawings.map((drawing) => drawing.height)) + padding;
  const ownHeight = Math.max(0, ...own.map(({ length }) => length)) * lineHeight;
  const height = ownTop + (ownHeight > 0 ? ownHeight + padding : 0) + margin;
  const [paper, surface, ink, soft, hairline] = ['--paper', '--surface', '--ink', '--ink-soft', '--line'].map(valueOf);
  const column = (index: number): number => margin + index * (columnWidth + margin);

  const worlds = story.worlds.flatMap(({ world, trace }, index) => {
    const { width: drawingWidth = 0, height: drawingHeight = 0, markup = '' } = drawings[index] ?? {};
    const x = column(index);
    const { type } = verdictOf(trace, stepIndex);
    const verdictInk = type === 'broken' ? valueOf('--bad') : type === 'held' ? valueOf('--good') : soft;
    return [
      `<rect x="${x}" y="${worldTop}" width="${columnWidth}" height="${ownTop - worldTop}" rx="6" fill="${surface}" stroke="${hairline}"/>`,
      text(x + padding, worldTop + 24, world.name, `font-size="17" font-weight="600" fill="${ink}"`),
      text(x + padding, worldTop + 44, world.rule, `font-size="13.5" fill="${soft}"`),
      text(
        x + columnWidth - padding,
        worldTop + 24,
        verdictLabel(trace, stepIndex),
        `font-size="13.5" font-weight="600" text-anchor="end" fill="${verdictInk}"`,
      ),
      `<svg x="${x + padding}" y="${drawingTop}" width="${drawingWidth}" height="${drawingHeight}" viewBox="0 0 ${drawingWidth} ${drawingHeight}">${markup}</svg>`,
      ...paragraph(x, ownTop + lineHeight + 6, own[index] ?? [], ink),
    ];
  });
  const name = `${title}, step ${stepIndex} of ${story.stepCount}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(valueOf('--font-text').replaceAll('"', "'"))}">`,
    `<title>${escaped(name)}</title>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    text(margin, margin + 22, title, `font-size="24" font-weight="600" fill="${ink}"`),
    text(margin, margin + 48, `Step ${stepIndex} of ${story.stepCount}`, `font-size="15" fill="${soft}"`),
    ...paragraph(margin, margin + titleHeight + 12, shared, ink),
    ...worlds,
    '</svg>',
  ].join('\n');
  return { svg, width, height };
}

function lines(sentences: readonly string[], width: number): readonly string[] {
  return wrapped(sentences.join(' '), Math.floor(width / letterWidth));
}

function paragraph(x: number, y: number, told: readonly string[], ink = ''): readonly string[] {
  return told.map((line, index) => text(x, y + index * lineHeight, line, `font-size="15" fill="${ink}"`));
}

function text(x: number, y: number, content: string, style: string): string {
  return `<text x="${x}" y="${y}" ${style}>${escaped(content)}</text>`;
}

/** Signs that no XML may contain are left out: an opened file may bring any text. */
function escaped(content: string): string {
  return content
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
