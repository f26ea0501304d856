import type { Page } from '@playwright/test';
import { openLesson, tabOf } from './openLesson.ts';
import { openSandbox, runtimeTimeoutMs, snippetPage } from './sandboxPage.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 4 * runtimeTimeoutMs });

/** The sizes of the parts that the page keeps of a started Python, by their names. */
function keptSizes(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    const cache = await caches.open('python-snapshots');
    const sizes: Record<string, number> = {};
    for (const key of await cache.keys()) {
      const name = new URL(key.url).pathname.split('/').at(-1) ?? '';
      sizes[name] = (await (await cache.match(key))?.arrayBuffer())?.byteLength ?? 0;
    }
    return sizes;
  });
}

/** Puts something else in place of the part, with or without the sum that says it is whole. */
async function damage(page: Page, part: string, hasRightSum: boolean): Promise<void> {
  await page.evaluate(
    async ([name, isWhole]) => {
      const cache = await caches.open('python-snapshots');
      const bytes = new Uint8Array(1_000_000).fill(7);
      const sum = new Uint32Array(bytes.buffer).reduce((before, word) => (Math.imul(before, 31) + word) | 0, 1);
      const headers = { 'X-Checksum': `${bytes.length}:${isWhole ? sum : 1}` };
      for (const key of await cache.keys()) {
        if (key.url.includes(`/${name}?`)) await cache.put(key, new Response(bytes, { headers }));
      }
    },
    [part, hasRightSum] as const,
  );
}

async function runPython(page: Page): Promise<void> {
  const { printed, status, press, replaceCode } = snippetPage(page, 'Python');
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  await replaceCode('print("fine")');
  await press('Run');
  await expect(status).toContainText('Ended after', { timeout: runtimeTimeoutMs });
  await expect(printed).toHaveText('fine');
}

async function expectStart(page: Page): Promise<void> {
  await expect
    .poll(async () => Object.keys(await keptSizes(page)).sort(), { timeout: runtimeTimeoutMs })
    .toEqual(['glue', 'library', 'loader', 'snapshot', 'wasm']);
  for (const part of ['snapshot', 'wasm']) {
    await expect
      .poll(async () => (await keptSizes(page))[part] ?? 0, { timeout: runtimeTimeoutMs })
      .toBeGreaterThan(5_000_000);
  }
}

const damages = [
  ['snapshot', true, 'no snapshot'],
  ['snapshot', false, 'damaged'],
  ['wasm', true, 'of another size'],
] as const;
for (const [part, hasRightSum, what] of damages) {
  test(`a kept start of Python that is ${what} is replaced, and programs run`, async ({ page }) => {
    await openSandbox(page);
    await runPython(page);
    await expectStart(page);
    await page.reload();
    await runPython(page);
    await damage(page, part, hasRightSum);
    await page.reload();
    await runPython(page);
    await expectStart(page);
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
