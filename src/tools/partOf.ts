import type { PartId } from '../ui/offline/keptFile.ts';

const patterns: readonly (readonly [RegExp, PartId])[] = [
  [/pglite|postgres|initdb|sqlite|sql-wasm|\.data\b/i, 'databases'],
  [/^runtime\//, 'python'],
  [/transpileWorker/, 'typescript'],
  [/monaco|editor|ts\.worker|tsMode|codicon/i, 'editor'],
  [/mermaid|diagram|cytoscape|katex|dagre|elk|cose|rough|swimlanes|^assets\/chunk-/i, 'maps'],
];

/** Which part a file of the build belongs to, by its name; what no pattern knows is of the lesson itself. */
export function partOf(url: string): PartId {
  return patterns.find(([pattern]) => pattern.test(url))?.[1] ?? 'lesson';
}
