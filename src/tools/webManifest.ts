import type { Lesson } from '../lesson/lesson.ts';

export const webManifestPath = 'manifest.webmanifest';

/** Says what the lesson is called, and which of the files in public/ are its picture, when a browser installs it. */
export function webManifestOf({ title, subtitle, thesis }: Lesson): string {
  const manifest = {
    name: `${title}: ${subtitle}`,
    short_name: title,
    description: thesis,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    categories: ['education'],
    icons: [
      { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: './icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
