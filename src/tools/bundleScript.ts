import { build, type Plugin } from 'vite';

const bundledSuffix = '?bundled';

/** A module and all it imports as the text of one classic script, for places where no module can be loaded. */
export async function bundleScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [bundledPlugin(), nowherePlugin()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      // PGlite evaluates what the C program hands to JavaScript; that is its affair.
      rolldownOptions: { checks: { pluginTimings: false, eval: false } },
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error(`${entry} does not bundle into one script.`);
  return chunk.code;
}

/** PGlite looks for its files beside itself. Here they are handed in, and a bundle has no place of its own. */
function nowherePlugin(): Plugin {
  return {
    name: 'nowhere',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/@electric-sql/pglite/')
        ? code.replaceAll('import.meta.url', JSON.stringify('https://runtime.invalid/'))
        : undefined,
  };
}

/** `import text from './worker.ts?bundled'` gives such a script as a string. */
function bundledPlugin(): Plugin {
  return {
    name: 'bundled',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(bundledSuffix)) return undefined;
      const script = await bundleScript(id.slice(0, -bundledSuffix.length));
      return { code: `export default ${JSON.stringify(script)};`, moduleType: 'js' };
    },
  };
}
