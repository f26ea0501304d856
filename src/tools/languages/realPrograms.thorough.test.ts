import { describe, expect, test } from 'vitest';
import { entriesText, hasPython, readOutputs, readPrograms, runReally } from './realPrograms.mjs';

describe.each(['python', 'typescript'] as const)('%s', (language) => {
  const programs = readPrograms(language);

  test('there are forty programs or more, each under a name of its own', () => {
    expect(programs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length);
  });

  test.runIf(language === 'typescript' || hasPython())('they really print what is written down', async () => {
    expect(entriesText(await runReally(language, programs))).toBe(entriesText(readOutputs(language)));
  });
});
