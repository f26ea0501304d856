import { build, type Plugin } from 'vite';

const bundledSuffix = '?bundled';

/** A module and all it imports as the text of one classic script, for places where no module can be loaded. */
export async function bundleScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [bundledPlugin()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { checks: { pluginTimings: false } },
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error(`${entry} does not bundle into one script.`);
  return chunk.code;
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
