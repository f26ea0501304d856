import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

/** The project's own rules, on code that is in no file (so without those that ask the type checker). */
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

async function complaintsAbout(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map((message) => `${message.ruleId ?? 'parser'}: ${message.message}`) ?? [];
}

/** Some file of a room: a wall is only seen between files that are there. */
function fileIn(room: string): string {
  const isCode = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);
  const name = readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).find(isCode);
  if (name === undefined) throw new Error(`src/${room} holds no code`);
  return `src/${room}/${name}`;
}

describe('walls', () => {
  test.each([
    ['engine', 'ui'],
    ['engine', 'view'],
    ['engine', 'runner'],
    ['engine', 'tools'],
    ['model', 'engine'],
    ['base', 'model'],
    ['view', 'ui'],
    ['lesson', 'ui'],
    ['runner', 'ui'],
    ['ui', 'tools'],
  ])('%s must not import %s', async (room, other) => {
    const filePath = fileIn(room);
    const target = `${'../'.repeat(filePath.split('/').length - 1)}${fileIn(other)}`;
    expect(await complaintsAbout(`import '${target}';\n`, filePath)).toEqual([
      expect.stringMatching(/^boundaries\/dependencies: /),
    ]);
  });

  test('what the table allows is no complaint', async () => {
    const code = `import type { Model } from '../model/model.ts';\nexport type Toy = Model<null, null, null>;\n`;
    expect(await complaintsAbout(code, 'src/engine/world.ts')).toEqual([]);
  });
});

describe('pure rooms', () => {
  test.each([
    ['a timer', 'setTimeout(() => undefined, 0);', /make waiting an action/],
    ['the wall clock', 'export const now = Date.now();', /read `nowMs` there/],
    ['chance', 'export const luck = Math.random();', /as an argument \(a seed\)/],
    ['the page', 'document.title;', /let src\/ui show it/],
    ['the console', 'console.log(1);', /whoever asked can print it/],
    ['a package', `import 'valibot';`, /No packages in this room/],
    ['a module of Node', `import 'node:fs';`, /No packages in this room/],
    ['a switched-off rule', '// eslint-disable-next-line\nexport const now = Date.now();', /read `nowMs` there/],
  ])('%s is refused, and what to use instead is named', async (_what, code, message) => {
    expect((await complaintsAbout(`${code}\n`, 'src/engine/world.ts')).join('\n')).toMatch(message);
  });
});
