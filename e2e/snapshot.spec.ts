import type { Page } from '@playwright/test';
import { openLesson, tabOf } from './openLesson.ts';
import { openSandbox, runtimeTimeoutMs, snippetPage } from './sandboxPage.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 4 * runtimeTimeoutMs });

/** Sizes of what the page keeps of a started Python. */
function keptSizes(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('python-snapshots');
    const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return Promise.all(responses.map(async (response) => (await response?.arrayBuffer())?.byteLength ?? 0));
  });
}

/** Puts `text` in place of the snapshot, with or without the sum that says it is whole. */
async function damage(page: Page, hasRightSum: boolean): Promise<void> {
  await page.evaluate(async (isWhole) => {
    const cache = await caches.open('python-snapshots');
    const bytes = new Uint8Array(1_000_000).fill(7);
    const sum = new Uint32Array(bytes.buffer).reduce((before, word) => (Math.imul(before, 31) + word) | 0, 1);
    const headers = { 'X-Checksum': `${bytes.length}:${isWhole ? sum : 1}` };
    for (const key of await cache.keys()) await cache.put(key, new Response(bytes, { headers }));
  }, hasRightSum);
}

async function runPython(page: Page): Promise<void> {
  const { printed, status, press, replaceCode } = snippetPage(page, 'Python');
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  await replaceCode('print("fine")');
  await press('Run');
  await expect(status).toContainText('Ended after', { timeout: runtimeTimeoutMs });
  await expect(printed).toHaveText('fine');
}

const isWholeSnapshot = [expect.any(Number)];

async function expectSnapshot(page: Page): Promise<void> {
  await expect.poll(() => keptSizes(page), { timeout: runtimeTimeoutMs }).toEqual(isWholeSnapshot);
  await expect
    .poll(async () => (await keptSizes(page))[0] ?? 0, { timeout: runtimeTimeoutMs })
    .toBeGreaterThan(10_000_000);
}

for (const hasRightSum of [true, false]) {
  test(`a kept start of Python that is ${hasRightSum ? 'not one' : 'damaged'} is replaced, and programs run`, async ({
    page,
  }) => {
    await openSandbox(page);
    await runPython(page);
    await expectSnapshot(page);
    await page.reload();
    await runPython(page);
    await damage(page, hasRightSum);
    await page.reload();
    await runPython(page);
    await expectSnapshot(page);
  });
}

test('pointing at the tab begins to load Python', async ({ page }) => {
  await openLesson(page);
  const asked = page.waitForRequest(/runtime\/.*wasm/, { timeout: runtimeTimeoutMs });
  // What makes the page ready to begin comes while it is idle.
  await page.waitForLoadState('networkidle');
  await tabOf(page, 'Sandbox').hover();
  await asked;
  await expect(tabOf(page, 'Sandbox')).toHaveAttribute('aria-selected', 'false');
});
