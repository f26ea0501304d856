// node src/tools/languages/writeOutputs.mjs: runs the programs of e2e/languages for real and writes down what they print.
import { writeFileSync } from 'node:fs';
import { entriesText, languageFile, readPrograms, runReally } from './realPrograms.mjs';

for (const language of /** @type {const} */ (['python', 'typescript'])) {
  const outputs = await runReally(language, readPrograms(language));
  writeFileSync(languageFile(`${language}.outputs`), entriesText(outputs));
  console.log(`${language}: ${outputs.length} programs`);
}
