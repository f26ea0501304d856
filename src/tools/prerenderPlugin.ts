import { createServer, type Plugin, type ResolvedConfig, type Rolldown, type ViteDevServer } from 'vite';
import type { DocumentParts } from '../ui/shell/renderDocument.tsx';
import { inlineStyles } from './inlineStyles.ts';
import { webManifestPath } from './webManifest.ts';

const ENTRY = '/src/ui/shell/renderDocument.tsx';

/** What the page may load and do: its own files, nothing else. Workers and WebAssembly run code of the learner's. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Writes the whole lesson into index.html, as React renders it on the server: it is painted before any script
 * runs, and complete for those who have none. In the build it also puts the styles of the first view inline,
 * so that one round trip is enough, and adds the content security policy.
 */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig;
  let devServer: ViteDevServer | undefined;
  return {
    name: 'prerender',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      devServer = server;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const parts = devServer === undefined ? await renderForBuild(config) : await renderWith(devServer);
        if (bundle === undefined) return fill(html, parts);
        return fill(addWebManifest(addFonts(inlineStyles(addPolicy(html), bundle), bundle)), parts);
      },
    },
  };
}

async function renderForBuild(config: ResolvedConfig): Promise<DocumentParts> {
  const server = await createServer({
    configFile: config.configFile ?? false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await renderWith(server);
  } finally {
    await server.close();
  }
}

async function renderWith(server: ViteDevServer): Promise<DocumentParts> {
  const { renderDocument } = (await server.ssrLoadModule(ENTRY)) as typeof import('../ui/shell/renderDocument.tsx');
  return renderDocument();
}

/** Fills the empty elements of the page that carry a part's id. */
function fill(html: string, { title, description, html: parts }: DocumentParts): string {
  const head = `<title>${escaped(title)}</title>\n    <meta name="description" content="${escaped(description)}" />`;
  let filled = replaceOnce(html, '<!--head-->', head);
  for (const [id, part] of Object.entries(parts)) {
    const place = new RegExp(`(<(\\w+) id="${id}"[^>]*>)(?=</\\2>)`).exec(filled)?.[0];
    if (place === undefined) throw new Error(`index.html has no empty element with the id "${id}"`);
    filled = replaceOnce(filled, place, place + part);
  }
  return filled;
}

/** Behind the character set, which must be among the first bytes, and before everything that it governs. */
function addPolicy(html: string): string {
  const policy = `\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
  return html.replace(/<meta charset[^>]*>/, (charset) => charset + policy);
}

/** Scripts fetch the fonts when the page answers; a page without scripts asks for them at once. */
function addFonts(html: string, bundle: Rolldown.OutputBundle): string {
  const fonts = Object.keys(bundle).find((fileName) => /\bfonts-[^/]*\.css$/.test(fileName));
  if (fonts === undefined) throw new Error('The build has no style sheet of the fonts.');
  return replaceOnce(html, '</head>', `  <noscript><link rel="stylesheet" href="./${fonts}" /></noscript>\n  </head>`);
}

/** What the lesson is called and looks like when it is installed like a program. */
function addWebManifest(html: string): string {
  return replaceOnce(html, '</head>', `  <link rel="manifest" href="./${webManifestPath}" />\n  </head>`);
}

function replaceOnce(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`);
  return text.replace(part, () => by);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
