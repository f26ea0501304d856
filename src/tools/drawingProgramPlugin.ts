import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where the page finds the sizes of the files that draw maps. */
const listName = 'assets/drawing-program.json';

/** What Mermaid asks for by itself to draw a flowchart; its other kinds of diagrams are never fetched. */
const partsOfFlowcharts = /^(?:flowDiagram|dagre)-/;

/** Writes down which files the drawing program consists of, so that the page can say how much of it has come. */
export function drawingProgramPlugin(): Plugin {
  return {
    name: 'drawing-program',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('/mermaid/dist/mermaid.core.mjs'));
      const parts = chunks.filter(({ fileName }) => partsOfFlowcharts.test(basename(fileName)));
      const ofPage = filesOf(
        chunks.filter(({ isEntry }) => isEntry),
        chunks,
      );
      const files = [...filesOf([...main, ...parts], chunks)].filter((file) => !ofPage.has(file));
      const sizes = files.map((file) => [file, Buffer.byteLength(codeOf(file, chunks))]);
      this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(Object.fromEntries(sizes)) });
    },
  };
}

/** The files of `chunks` and all that they import at once. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.imports) all.filter(({ fileName }) => fileName === file).forEach(add);
  };
  chunks.forEach(add);
  return found;
}

const codeOf = (file: string, chunks: readonly Rolldown.OutputChunk[]): string =>
  chunks.find(({ fileName }) => fileName === file)?.code ?? '';
