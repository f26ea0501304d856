import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { fullEditorsReady, openSandbox, runtimeTimeoutMs, snippetPage } from './sandboxPage.ts';
import { expect, test } from './test.ts';

/** What a learner wrote: checked, kept, compared, sent and taken away. */
test.describe.configure({ timeout: 3 * runtimeTimeoutMs });

async function openPlain(page: Page): Promise<void> {
  await openSandbox(page);
  await page.getByRole('switch', { name: 'Plain editor' }).check();
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

test('type errors stand above the output, and the program runs all the same', async ({ page }) => {
  await openPlain(page);
  const { group, printed, press, replaceCode } = snippetPage(page, 'TypeScript');
  await replaceCode('const fence: number = "41";\nconsole.log(fence);');
  await press('Run');
  await expect(printed).toHaveText('41', { timeout: runtimeTimeoutMs });
  const problems = group.getByRole('region', { name: 'Output' }).getByRole('group', { name: 'Type errors' });
  await expect(problems).toContainText('One type error. The program runs all the same.', { timeout: runtimeTimeoutMs });
  await expect(problems).toContainText("main.ts:1:7 Type 'string' is not assignable to type 'number'.");
  await replaceCode('const fence: number = 41;\nconsole.log(fence + 1);');
  await press('Run');
  await expect(printed).toHaveText('42', { timeout: runtimeTimeoutMs });
  await expect(problems).toHaveCount(0);
});

test('earlier runs are kept with code and output, also for the next visit, and can come back', async ({ page }) => {
  await openPlain(page);
  const { group, printed, status, press, replaceCode, editor } = snippetPage(page, 'TypeScript');
  for (const word of ['first', 'second']) {
    await replaceCode(`console.log("${word}");`);
    await press('Run');
    await expect(printed).toHaveText(word, { timeout: runtimeTimeoutMs });
    await expect(status).toContainText('Ended after');
  }
  await replaceCode('// third, never run');
  await page.reload();
  await group.getByText('Earlier runs (2)').click();
  const oldest = group.locator('.sandbox-past li').last();
  await oldest.locator('summary').click();
  await expect(oldest).toContainText('first');
  await oldest.getByRole('button', { name: 'Bring this code back' }).click();
  await expect(editor).toHaveValue('console.log("first");');
  await group.getByRole('button', { name: 'Back to my version' }).click();
  await expect(editor).toHaveValue('// third, never run');
});

test('a link with code runs nothing, says where it comes from, and keeps what is mine', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlain(page);
  const here = snippetPage(page, 'Python');
  await here.replaceCode('print("from a friend")');
  await here.group.getByRole('button', { name: 'Copy link to my code' }).click();
  await expect(here.group).toContainText('The link is on the clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await here.replaceCode('print("mine")');

  const other = await context.newPage();
  await other.goto(link);
  const there = snippetPage(other, 'Python');
  const notice = there.group.getByRole('group', { name: 'Code from a link' });
  await expect(notice).toContainText('It has not been run');
  await expect(there.editor).toHaveValue('print("mine")');
  await expect(there.group.getByRole('region', { name: 'Output' })).toContainText('Press Run');
  await notice.getByRole('button', { name: 'Put it into the editor' }).click();
  await expect(there.editor).toHaveValue('print("from a friend")');
  await expect(there.group.getByRole('region', { name: 'Output' })).toContainText('Press Run');
  await there.group.getByRole('button', { name: 'Back to my version' }).click();
  await expect(there.editor).toHaveValue('print("mine")');
});

test('programs can be taken away as files', async ({ page }) => {
  await openPlain(page);
  const python = snippetPage(page, 'Python');
  const typescript = snippetPage(page, 'TypeScript');
  await python.replaceCode('print("away")\n');
  await typescript.replaceCode('enum Rule { Fence = 41 }\nconsole.log(Rule.Fence);\n');
  const take = async (group: typeof python.group, name: string): Promise<Download> => {
    const coming = page.waitForEvent('download');
    await group.getByRole('button', { name }).click();
    return coming;
  };
  const py = await take(python.group, 'Download .py');
  expect(py.suggestedFilename()).toBe('reject-the-stale-put-python.py');
  expect(await textOf(py)).toBe('print("away")\n');
  const ts = await take(typescript.group, 'Download .ts');
  expect(await textOf(ts)).toContain('enum Rule { Fence = 41 }');
  const mjs = await take(typescript.group, 'Download .mjs');
  expect(await textOf(mjs)).toContain('Rule["Fence"] = 41');
});

test('my changes are shown beside the lesson’s code', async ({ page }) => {
  await openPlain(page);
  const { group, code, replaceCode } = snippetPage(page, 'Python');
  const original = await code();
  await group.getByRole('button', { name: 'Show my changes' }).click();
  await expect(group).toContainText('You have changed nothing yet.');
  await replaceCode(original.replace('self.next_fence = 41', 'self.next_fence = 77'));
  const changes = group.getByRole('group', { name: "From the lesson's code to mine" });
  await expect(changes).toContainText('taken out: ');
  await expect(changes).toContainText('self.next_fence = 77');
});

test('code has the size one likes, in both editors and on the next visit', async ({ page }) => {
  await openSandbox(page);
  await fullEditorsReady(page);
  const sizeIn = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await sizeIn('.sandbox-monaco .view-lines');
  await page.getByRole('combobox', { name: 'Code size' }).selectOption('Largest');
  await expect.poll(() => sizeIn('.sandbox-monaco .view-lines')).toBeGreaterThan(before * 1.5);
  await page.reload();
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  expect(await sizeIn('textarea.sandbox-plain')).toBeGreaterThan(before * 1.5);
});

test('the full editor offers names of Python and of the program', async ({ page }) => {
  await openSandbox(page);
  await fullEditorsReady(page);
  const { editor, replaceCode } = snippetPage(page, 'Python');
  await replaceCode('import asyncio\nstale_holder = 41\n');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('asyncio.gath');
  const offered = page.locator('.suggest-widget.visible');
  await expect(offered).toContainText('gather');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('stale');
  await expect(offered).toContainText('stale_holder');
});

test.describe('memory', () => {
  test.use({ allowedProblems: [/Out of Memory|out of memory/i] });

  test('Python: a program that takes all memory ends with a sentence, and the next run is good', async ({ page }) => {
    await openPlain(page);
    const { printed, status, press, replaceCode } = snippetPage(page, 'Python');
    await replaceCode('all = []\nwhile True: all.append(bytes(10_000_000))');
    await press('Run');
    await expect(status).toContainText('Failed after', { timeout: runtimeTimeoutMs });
    await expect(printed).toContainText('MemoryError');
    await expect(printed).toContainText('ran out of memory: a program here may use 512 MB');
    await replaceCode('print("fine")');
    await press('Run');
    await expect(printed).toHaveText('fine', { timeout: runtimeTimeoutMs });
  });

  test('TypeScript: memory that is not there is an error with a sentence', async ({ page }) => {
    await openPlain(page);
    const { printed, status, press, replaceCode } = snippetPage(page, 'TypeScript');
    await replaceCode('const all = new ArrayBuffer(2 ** 45);\nconsole.log(all);');
    await press('Run');
    await expect(status).toContainText('Failed after', { timeout: runtimeTimeoutMs });
    await expect(printed).toContainText('main.ts:1:');
    await replaceCode('console.log("fine");');
    await press('Run');
    await expect(printed).toHaveText('fine', { timeout: runtimeTimeoutMs });
  });
});

for (const [name, flood] of [
  ['Python', 'while True: print("x" * 50)'],
  ['TypeScript', 'for (;;) console.log("x".repeat(50));'],
] as const) {
  test(`${name}: the page goes on drawing and answering while a program floods it`, async ({ page }) => {
    await openPlain(page);
    const { printed, status, press, replaceCode } = snippetPage(page, name);
    await replaceCode(flood);
    await press('Run');
    await expect(printed).toContainText('x', { timeout: runtimeTimeoutMs });
    const frameCount = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const draw = (): void => {
            count += 1;
            if (count === 60) resolve(count);
            else requestAnimationFrame(draw);
          };
          requestAnimationFrame(draw);
        }),
    );
    expect(frameCount).toBe(60);
    await replaceCode('# typed meanwhile');
    await expect(status).toContainText('Running');
    await press('Stop');
    await expect(status).toContainText('Stopped after');
  });
}
