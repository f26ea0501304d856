import { fullEditorsReady, openSandbox, runtimeTimeoutMs, snippetPage } from './sandboxPage.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 3 * runtimeTimeoutMs });

test('what is typed before the full editor arrives is kept, with caret and focus', async ({ page }) => {
  let deliver = (): void => undefined;
  const release = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/MonacoEditor-*.js', async (route) => {
    await release;
    await route.continue();
  });
  await openSandbox(page);
  const { editor, code } = snippetPage(page, 'Python');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('print()');
  await page.keyboard.press('ArrowLeft');
  deliver();
  await fullEditorsReady(page);
  await expect(editor).toBeFocused();
  await page.keyboard.type('41');
  expect(await code()).toBe('print(41)');
});

test.describe('without the full editor', () => {
  test.use({ allowedProblems: [/Failed to load resource/] });

  test('the plain one says so and does the job', async ({ page }) => {
    await page.route('**/assets/MonacoEditor-*.js', (route) => route.abort());
    await openSandbox(page);
    const { group, printed, press, replaceCode } = snippetPage(page, 'TypeScript');
    await expect(group).toContainText('The full editor could not be loaded');
    await replaceCode('console.log("plain");');
    await press('Run');
    await expect(printed).toHaveText('plain', { timeout: runtimeTimeoutMs });
  });
});

test('a broken saved draft is reported and put aside, and the lesson’s code is there', async ({ page }) => {
  await openSandbox(page);
  const { code, replaceCode } = snippetPage(page, 'Python');
  const original = await code();
  await replaceCode('print("mine")');
  await page.getByLabel('Time limit').selectOption('30 s');
  const keptCount = (): Promise<number> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('sandbox/')).length);
  await expect.poll(keptCount).toBe(2);
  const broken = await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.includes('sandbox/'));
    for (const key of keys) localStorage.setItem(key, '{"text": 41');
    // What the page would save on leaving must not mend what this test has broken.
    Storage.prototype.setItem = () => undefined;
    return keys;
  });
  expect(broken).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'could not be read' }).first()).toBeVisible();
  expect(await code()).toBe(original);
  const aside = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(`${key}.broken`)), broken);
  expect(aside).toEqual(['{"text": 41', '{"text": 41']);
});

test('a flood of output leaves the page usable and is cut', async ({ page }) => {
  await openSandbox(page);
  const { printed, status, press, replaceCode } = snippetPage(page, 'TypeScript');
  await replaceCode('for (let line = 0; ; line += 1) console.log(`line ${line}`);');
  await press('Run');
  await expect(printed).toContainText('line', { timeout: runtimeTimeoutMs });
  await press('Stop');
  await expect(status).not.toContainText('Running', { timeout: runtimeTimeoutMs });
  const lineCount = await printed.evaluate((element) => element.textContent.split('\n').length);
  expect(lineCount).toBeLessThan(5_200);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the plain editor comes first, and nothing sticks out sideways', async ({ page }) => {
    await openSandbox(page);
    await expect(page.getByRole('switch', { name: 'Plain editor' })).toBeChecked();
    await expect(page.locator('textarea.sandbox-plain')).toHaveCount(3);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('when the browser ends the process of the programs, the run says so and the next one is good', async ({
  page,
  context,
}) => {
  await openSandbox(page);
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  await page.getByLabel('Time limit').selectOption('60 s'); // the program is not to end before its process does
  const { press, replaceCode, printed } = snippetPage(page, 'TypeScript');
  await replaceCode(
    'console.log("begun"); setTimeout(() => console.log("fine"), 100); while (!("later" in self)) await 0;',
  );
  // The driver takes the page for dead with its frame: the page itself goes on, and another one of its origin watches it.
  await page.evaluate(() => {
    const group = document.querySelector('#sandbox [role=group][aria-label="TypeScript"]');
    const textOf = (selector: string): string => group?.querySelector(selector)?.textContent ?? '';
    let hasBegunAgain = false;
    setInterval(() => {
      const status = textOf('[role=status]');
      localStorage.setItem('seen', `${status} ${textOf('.sandbox-printed')}`);
      if (hasBegunAgain || !status.includes('memory ran out')) return;
      hasBegunAgain = true;
      const editor = group?.querySelector('textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(editor, 'console.log("fine")');
      editor?.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => {
        [...(group?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Run')?.click();
      }, 1_500);
    }, 500);
  });
  await press('Run');
  await expect(printed).toHaveText('begun', { timeout: runtimeTimeoutMs });

  const watcher = await context.newPage();
  await watcher.goto('./icon.svg');
  const seen = (): Promise<string> => watcher.evaluate(() => localStorage.getItem('seen') ?? '');
  for (const frame of page.frames().slice(1)) {
    const devTools = await context.newCDPSession(frame);
    void devTools.send('Page.crash').catch(() => undefined);
  }
  await expect.poll(seen, { timeout: runtimeTimeoutMs }).toContain('memory ran out');
  await expect.poll(seen, { timeout: runtimeTimeoutMs }).toMatch(/Ended.*fine/);
});
