import { expectedOutput, fullEditorsReady, openSandbox, runtimeTimeoutMs, snippetPage } from './sandboxPage.ts';
import { openTab } from './tabs.ts';
import { expect, test } from './test.ts';

const languages = [
  { name: 'Python', endless: 'print("going")\nwhile True: pass\n', greeting: 'print("hello")\n' },
  { name: 'TypeScript', endless: 'console.log("going");\nwhile (true) {}\n', greeting: 'console.log("hello");\n' },
] as const;

test.describe.configure({ timeout: 3 * runtimeTimeoutMs });
test.beforeEach(({ page }) => openSandbox(page));

for (const { name, endless, greeting } of languages) {
  test(`${name}: a run prints the unfenced corruption and the fenced reject`, async ({ page }) => {
    const { group, printed, status, press } = snippetPage(page, name);
    const output = group.getByRole('region', { name: 'Output' });
    await expect(output).toContainText('Press Run');
    await expect(output).toContainText('no network, no files, no native modules');
    await press('Run');
    await expect(status).toContainText('Ended after', { timeout: runtimeTimeoutMs });
    expect(await printed.textContent()).toBe(expectedOutput);
    expect(expectedOutput).toContain("x=A: corrupted, B's write is gone");
    expect(expectedOutput).toContain('412 Fenced, 41 < 42');
  });

  test(`${name}: Stop ends an endless loop, and the next run is good`, async ({ page }) => {
    const { printed, status, press, replaceCode } = snippetPage(page, name);
    await fullEditorsReady(page);
    await replaceCode(endless);
    await press('Run');
    await expect(printed).toHaveText('going', { timeout: runtimeTimeoutMs });
    await press('Stop');
    await press('Stop');
    await expect(status).toContainText('Stopped after', { timeout: runtimeTimeoutMs });
    await press('Reset');
    await press('Run');
    await expect(status).toContainText('Ended after', { timeout: runtimeTimeoutMs });
    expect(await printed.textContent()).toBe(expectedOutput);
  });

  test(`${name}: Stop works while the runtime is loading`, async ({ page }) => {
    const { printed, status, press, replaceCode } = snippetPage(page, name);
    await press('Run');
    await press('Stop');
    await expect(status).toContainText(/Stopped|Ended/, { timeout: runtimeTimeoutMs });
    await replaceCode(greeting);
    await press('Run');
    await expect(printed).toHaveText('hello', { timeout: runtimeTimeoutMs });
    await expect(status).toContainText('one line of output', { timeout: runtimeTimeoutMs });
  });

  test(`${name}: edits survive a change of tab and a reload`, async ({ page }) => {
    const snippet = snippetPage(page, name);
    await fullEditorsReady(page);
    await snippet.replaceCode(greeting);
    await openTab(page, 'Q&A');
    await openTab(page, 'Sandbox');
    expect(await snippet.code()).toBe(greeting);
    await snippet.replaceCode(`${greeting}# last letter`);
    await page.reload();
    await expect.poll(snippet.code).toBe(`${greeting}# last letter`);
    await fullEditorsReady(page);
    await expect(snippet.group.locator('.view-lines')).toContainText('last letter');
  });
}

test('a program with an error says so, and shows the line', async ({ page }) => {
  const { printed, status, press, replaceCode } = snippetPage(page, 'Python');
  await replaceCode('\n\n1/0\n');
  await press('Run');
  await expect(status).toContainText('Failed after', { timeout: runtimeTimeoutMs });
  await expect(printed).toContainText('line 3');
  await expect(printed).toContainText('ZeroDivisionError');
});

test('the time limit ends what does not end by itself', async ({ page }) => {
  const { status, press, replaceCode } = snippetPage(page, 'TypeScript');
  await page.getByLabel('Time limit').selectOption('5 s');
  await replaceCode('while (true) {}\n');
  await press('Run');
  await expect(status).toContainText('Stopped at the time limit of 5 s', { timeout: runtimeTimeoutMs });
});

test('Reset asks nothing and can be undone, also after a reload', async ({ page }) => {
  const snippet = snippetPage(page, 'Python');
  const original = await snippet.code();
  await fullEditorsReady(page);
  await snippet.replaceCode('print("mine")\n');
  await snippet.press('Reset');
  expect(await snippet.code()).toBe(original);
  await expect(snippet.group.locator('.view-lines')).toContainText('class LeaseLock');
  await page.reload();
  await snippet.press('Undo reset');
  await expect.poll(snippet.code).toBe('print("mine")\n');
});

test('the plain editor holds the same code, and the choice is remembered', async ({ page }) => {
  const snippet = snippetPage(page, 'TypeScript');
  await fullEditorsReady(page);
  await snippet.replaceCode('const token = 41;');
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  await expect(snippet.editor).toHaveValue('const token = 41;');
  await snippet.replaceCode('const token = 42;');
  await page.reload();
  await expect(snippet.editor).toHaveValue('const token = 42;');
  await page.getByRole('switch', { name: 'Plain editor' }).uncheck();
  await fullEditorsReady(page);
  await expect(snippet.group.locator('.view-lines')).toContainText('42');
});

test('a keyboard is enough, and keys typed into the editor stay there', async ({ page }) => {
  const { editor, group, printed, code } = snippetPage(page, 'Python');
  await fullEditorsReady(page);
  await group.getByRole('button', { name: 'Reset', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('if 1 < 2:');
  await page.keyboard.press('Enter');
  await page.keyboard.type('print(34)');
  expect(await code()).toBe('if 1 < 2:\n    print(34)');
  await page.keyboard.press('Control+Enter');
  await expect(printed).toHaveText('34', { timeout: runtimeTimeoutMs });
  await expect(page.getByRole('tab', { name: 'Sandbox' })).toHaveAttribute('aria-selected', 'true');
  await expect(group).toContainText('press Ctrl+M first');
  await page.keyboard.press('Control+M');
  await expect(group).toContainText('Tab leaves the editor');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(printed).toBeFocused();
});

test('the type checker knows what a snippet has, and what it has not', async ({ page }) => {
  const { group, replaceCode } = snippetPage(page, 'TypeScript');
  await fullEditorsReady(page);
  await replaceCode(
    [
      'const name = await Promise.resolve(41);',
      "{ using lock = { [Symbol.dispose]: () => console.log('free') }; console.table([lock]); }",
      'setTimeout(() => console.log([3, 1].toSorted(), name), 5);',
      'document.title;',
    ].join('\n'),
  );
  await expect(group.locator('.squiggly-error')).toHaveCount(1, { timeout: runtimeTimeoutMs });
});

test('an answer of the exercise opens when asked for', async ({ page }) => {
  const exercise = page.getByRole('region', { name: 'Pitfalls' });
  const answer = exercise.locator('.sandbox-answer').first();
  await expect(answer).toBeHidden();
  await exercise.getByRole('button', { name: 'Show answer' }).first().click();
  await expect(answer).toContainText('412 Fenced, 41 < 42');
});

test('another tab of the browser never replaces what is written here unasked', async ({ page, context }) => {
  const here = snippetPage(page, 'Python');
  await here.replaceCode('print("here")');
  const otherPage = await context.newPage();
  await openSandbox(otherPage);
  const there = snippetPage(otherPage, 'Python');
  await there.replaceCode('print("there")');
  await expect(here.group).toContainText('changed in another tab');
  expect(await here.code()).toBe('print("here")');
  await here.group.getByRole('button', { name: 'Show the other version' }).click();
  expect(await here.code()).toBe('print("there")');
  await here.group.getByRole('button', { name: 'Back to my version' }).click();
  expect(await here.code()).toBe('print("here")');
});
