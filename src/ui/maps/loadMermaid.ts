import type { Mermaid } from 'mermaid';
import { DRAWING_CSS } from './drawingCss.ts';

let loading: Promise<Mermaid> | undefined;

/** Fetches Mermaid once, when first asked. After a failure the next call tries again. */
export function loadMermaid(): Promise<Mermaid> {
  loading ??= fetchMermaid().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchMermaid(): Promise<Mermaid> {
  const { default: mermaid } = await import('mermaid').catch((cause: unknown) => {
    throw new Error('the drawing program could not be fetched', { cause });
  });
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    deterministicIds: true,
    layout: 'dagre',
    look: 'classic',
    theme: 'base',
    themeCSS: DRAWING_CSS,
    fontFamily: fontOfPage(),
    themeVariables: { fontFamily: fontOfPage(), fontSize: '16px' },
    // SVG text rather than HTML in foreignObject: it can be exported to any program.
    htmlLabels: false,
    flowchart: { useMaxWidth: true, wrappingWidth: 180, nodeSpacing: 40, rankSpacing: 52, padding: 14 },
  });
  return mermaid;
}

function fontOfPage(): string {
  return getComputedStyle(document.body).fontFamily;
}
