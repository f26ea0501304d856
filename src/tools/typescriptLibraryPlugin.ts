import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:typescript-library';
const resolvedId = `\0${virtualId}`;
/** What a program of the Sandbox has: the language up to 2023 and `using`; nothing of a page. */
const wanted = /^lib\.(es5|decorators(\.legacy)?|es20(1\d|2[0-3])(\.(?!full)\w+)*|esnext\.disposable)\.d\.ts$/;
const comments = /\/\*\*[^]*?\*\//g;

/** `virtual:typescript-library`: the declarations that the type checker needs, without their comments. */
export function typescriptLibraryPlugin(): Plugin {
  return {
    name: 'typescript-library',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export const libraryText = ${JSON.stringify(libraryText())};` : undefined),
  };
}

function libraryText(): Readonly<Record<string, string>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
  const names = readdirSync(folder).filter((name) => wanted.test(name));
  return Object.fromEntries(
    names.map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8')
        .replace(comments, '')
        .replace(/^\s*\n/gm, ''),
    ]),
  );
}
