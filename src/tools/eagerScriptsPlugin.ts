import type { Plugin, Rolldown } from 'vite';

/** One of V8's explicit compile hints; to other engines it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile the scripts of the first view while they arrive, beside the main thread. Nearly every function in
 * them is called before the page answers; compiled one by one at their first call they took a third of that time.
 */
export function eagerScriptsPlugin(): Plugin {
  return {
    name: 'eager-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of firstChunks(bundle)) chunk.code = HINT + chunk.code;
      },
    },
  };
}

/** What the page imports before anything else happens, but for scraps that hold next to no function. */
function firstChunks(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found].filter(({ code }) => code.length > 1_000);
}
