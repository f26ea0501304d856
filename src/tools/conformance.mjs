// npm run conformance: the recipes of real systems beside the real systems.
import { ensureInstalled, requireNode } from './prepare.mjs';
import { projectRoot } from './process.mjs';

requireNode();
process.chdir(projectRoot);
// The library works with this Node; what it will want one day is no news to whoever reads the report.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
await ensureInstalled();
const { loadTypeScript } = await import('./loadTypeScript.mjs'); // needs the packages
/** @type {unknown} */
const loaded = await loadTypeScript('src/tools/conformance/conformanceCommand.ts');
const { conformanceCommand } = /** @type {typeof import('./conformance/conformanceCommand.ts')} */ (loaded);
// A client library that still looks for its server keeps nobody waiting.
process.exit(await conformanceCommand(process.argv.slice(2)));
