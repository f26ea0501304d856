import type { Rolldown } from 'vite';

const LINK = /[ \t]*<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>\n?/g;

/** Puts the style sheets that `html` links to into it. Their relative addresses are made relative to the page. */
export function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(LINK, (link, fileName: string) => {
    const asset = bundle[fileName];
    if (asset?.type !== 'asset') return link;
    const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
    const css = String(asset.source).replaceAll(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}./${folder}`);
    return `<style>${css.trim()}</style>\n`;
  });
}
