import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';

/** A copy of the build that a test can change while pages are open, as whoever hosts it does. */
export interface Deployment {
  readonly folder: string;
  /** Puts a next version in its place: the code of the maps has another name, and the old one is gone. */
  deployNext(): void;
  remove(): void;
}

/** What the service worker's list says of a file. */
interface ListedFile {
  readonly url: string;
  readonly sums: readonly string[];
}

/** How a page says which version it is. */
export const nextMark = 'The next version. ';

export function createDeployment(): Deployment {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'deployment-')), 'dist');
  cpSync(path.join(projectRoot, 'dist'), folder, { recursive: true });
  return {
    folder,
    deployNext: () => {
      renameMapsCode(folder);
      edit(path.join(folder, 'index.html'), (html) => html.replace('name="description" content="', `$&${nextMark}`));
      listAnew(folder);
    },
    remove: () => rmSync(path.dirname(folder), { recursive: true }),
  };
}

/** Every file under `folder`, as the list of the service worker names it. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

function renameMapsCode(folder: string): void {
  const assets = path.join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const old = scripts.find((name) => name.startsWith('MapsTab-')) ?? '';
  const next = 'MapsTab-nextnext.js';
  renameSync(path.join(assets, old), path.join(assets, next));
  for (const name of scripts) {
    if (name !== old) edit(path.join(assets, name), (text) => text.replaceAll(old, next));
  }
}

/** As the build does it: the service worker's list names what is there now. */
function listAnew(folder: string): void {
  edit(path.join(folder, 'serviceWorker.js'), (script) =>
    script.replace(/\[\{"bytes".*?\}\]/s, (json) => {
      const files = JSON.parse(json) as readonly ListedFile[];
      return JSON.stringify(files.map((file) => nextEntry(folder, file)));
    }),
  );
}

function nextEntry(folder: string, file: ListedFile): ListedFile {
  const url = file.url.replace(/MapsTab-[^.]*\.js$/, 'MapsTab-nextnext.js');
  if (url.endsWith('.gz')) return file;
  const sum = createHash('sha256')
    .update(readFileSync(path.join(folder, url)))
    .digest('hex');
  return { ...file, url, sums: [sum.slice(0, 16)] };
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}
