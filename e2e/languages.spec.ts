import { readPrograms, readOutputs } from '../src/tools/languages/realPrograms.mjs';
import { prepareSandbox, runInPage } from './hostile/runInPage.ts';
import { openSandbox } from './sandboxPage.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 600_000 });
test.use({ allowedProblems: [/Program terminated with exit/] });

/** What the page prints for the programs has to be what real python3 and real Node with tsc print. */
for (const [language, name] of [
  ['python', 'Python'],
  ['typescript', 'TypeScript'],
] as const) {
  const programs = readPrograms(language);
  const outputs = readOutputs(language);

  test(`${name}: ${programs.length} programs print what they print elsewhere`, async ({ page }) => {
    expect(outputs.map((output) => output.name)).toEqual(programs.map((program) => program.name));
    await openSandbox(page);
    await page.evaluate(prepareSandbox);
    for (const [index, program] of programs.entries()) {
      await test.step(program.name, async () => {
        const { byProgram } = await page.evaluate(runInPage, { language: name, code: program.text });
        expect.soft(byProgram.trimEnd(), program.name).toBe(outputs[index]?.text.trimEnd());
      });
    }
  });
}
