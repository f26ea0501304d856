import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import mermaid from 'mermaid';
import { create } from 'qrcode';
import { expectToServeZoomedAndForced } from './controls.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

/** The zombie writer in another third world, and A's late write is lost. */
const forked =
  '#gist?s=zombie-writer&v=1&w=no-fence.fence.seal&d=sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.kA2&step=8';

const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage', exact: true });
const button = (page: Page, name: string): Locator => stageOf(page).getByRole('button', { name, exact: true });
const statusOf = (page: Page): Locator => stageOf(page).getByRole('status', { name: 'Share', exact: true });

async function openShare(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await button(page, 'Share and export').click();
  await button(page, 'Open JSON…').waitFor();
}

/** The derived trace, as the page tells it. */
async function toldOn(page: Page): Promise<string> {
  const table = stageOf(page).getByRole('region', { name: 'The whole story in words' });
  if (!(await table.isVisible())) await stageOf(page).getByText('The whole story in words').click();
  return table.innerText();
}

async function copied(page: Page, name: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button(page, name).click();
  await expect(statusOf(page)).toContainText('is copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

interface Saved {
  readonly name: string;
  readonly path: string;
}

async function saved(page: Page, name: string): Promise<Saved> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  const download = await downloading;
  await expect(statusOf(page)).toContainText(`Saved as ${download.suggestedFilename()}.`);
  return { name: download.suggestedFilename(), path: await download.path() };
}

async function openFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Open JSON…').click();
  await (await choosing).setFiles(file);
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a link opened in a fresh profile tells the same story at the same step', async ({ page, browser }) => {
  await openShare(page, forked);
  const link = await copied(page, 'Copy link');
  expect(link).toBe(new URL(forked, page.url()).href);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(stageOf(other)).toHaveAttribute('data-step', '8');
  expect(await toldOn(other)).toBe(await toldOn(page));
  await elsewhere.close();
});

test('the link follows the step', async ({ page }) => {
  await openShare(page, forked);
  await button(page, 'Step back').click();
  expect(await copied(page, 'Copy link')).toMatch(/&step=7$/);
});

test('the embed code is a frame with the same address', async ({ page }) => {
  await openShare(page, forked);
  const code = await copied(page, 'Copy embed code');
  const frame = await page.evaluate((html) => {
    const element = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe');
    return { src: element?.getAttribute('src'), title: element?.title };
  }, code);
  expect(frame).toEqual({ src: `${new URL(forked, page.url()).href}&embed=1`, title: 'The stale holder' });
});

test('where copying is not allowed the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openShare(page, forked);
  await button(page, 'Copy link').click();
  await expect(statusOf(page)).toContainText('does not let the page copy');
  const field = page.getByRole('textbox', { name: 'Text to copy' });
  const selected = await field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe(new URL(forked, page.url()).href);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the QR code is the address, dark on light on a ${colorScheme} page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openShare(page, forked);
    await button(page, 'Show QR code').click();
    const code = stageOf(page).getByRole('img', { name: 'QR code of the address' });
    const { size, data } = create(page.url(), { errorCorrectionLevel: 'M' }).modules;
    const rows = await code.evaluate(drawnModules);
    const light = Array<boolean>(size + 8).fill(false);
    const middle = Array.from({ length: size }, (_, row) => [
      ...light.slice(0, 4),
      ...Array.from({ length: size }, (_, column) => data[row * size + column] === 1),
      ...light.slice(0, 4),
    ]);
    expect(rows).toEqual([...Array<boolean[]>(4).fill(light), ...middle, ...Array<boolean[]>(4).fill(light)]);
    await expect(stageOf(page).getByText(page.url())).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('the picture as SVG is a file of its own: whole, valid, with colours by value', async ({ page }) => {
  await openShare(page, '#gist?s=zombie-writer&step=9');
  const { name, path } = await saved(page, 'Download SVG');
  expect(name).toBe('zombie-writer-step-9.svg');
  const markup = await readFile(path, 'utf8');
  expect(markup).not.toMatch(/var\(|class=|style=|foreignObject|color-mix|NaN/);
  const seen = await page.evaluate(async (text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    return {
      faults: parsed.querySelectorAll('parsererror').length,
      width: image.naturalWidth,
      texts: [...parsed.querySelectorAll('text')].map((element) => element.textContent),
    };
  }, markup);
  expect(seen).toMatchObject({ faults: 0, width: 1308 });
  for (const text of ['The stale holder', 'Step 9 of 10', 'No fence', 'Fence', 'Client B', '41 < 42', '412 Fenced']) {
    expect(seen.texts).toContain(text);
  }
  expect(seen.texts.join(' ')).toContain("Storage rejects A's write (412 Fenced)");
});

test('the picture as PNG has twice the pixels, and colours in them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShare(page, '#gist?s=zombie-writer&step=9');
  const { name, path } = await saved(page, 'Download PNG');
  expect(name).toBe('zombie-writer-step-9.png');
  const seen = await page.evaluate(
    async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      return { width: canvas.width, colours: new Set(new Uint32Array(pixels.buffer)).size };
    },
    (await readFile(path)).toString('base64'),
  );
  expect(seen.width).toBe(2616);
  expect(seen.colours).toBeGreaterThan(100);
});

test('the Mermaid text of every world is read by Mermaid', async ({ page }) => {
  await openShare(page, forked);
  for (const world of ['No fence', 'Fence', 'Fence on reads too']) {
    const text = await copied(page, `Copy Mermaid: ${world}`);
    expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'sequence' });
    expect(text).toContain('A-xStorage: PUT x=A, token 41 (lost)');
    expect(text).toContain('participant A as 1 Client A (stale)');
  }
});

test('a story saved as JSON is opened again, and its address with it', async ({ page, context }) => {
  await openShare(page, forked);
  const told = await toldOn(page);
  const { path } = await saved(page, 'Download JSON');
  const other = await context.newPage();
  await openShare(other, '#gist?s=strict-or-not&step=2');
  await openFile(other, path);
  await expect(statusOf(other)).toContainText('“The stale holder” is on the Stage now');
  expect(await toldOn(other)).toBe(told);
  await expect(other).toHaveURL(page.url().replace('&step=8', ''));
});

test('a run of What if saved as JSON keeps its dials', async ({ page, context }) => {
  const dialled = '#gist?s=zombie-writer&v=1&w=fence.seal&t=10000.0.11000.1000.12000.0.0.100.0.1';
  await openShare(page, dialled);
  const told = await toldOn(page);
  const { path } = await saved(page, 'Download JSON');
  const other = await context.newPage();
  await openShare(other, '#gist?s=strict-or-not');
  await openFile(other, path);
  await expect(statusOf(other)).toContainText('“What if …” is on the Stage now');
  expect(await toldOn(other)).toBe(told);
  await expect(other).toHaveURL(/w=fence\.seal&t=10000\.0\.11000\.1000\.12000\.0\.0\.100\.0\.1$/);
  await button(other, 'What if …').click();
  await expect(other.locator('.what-if-outcome')).toContainText('An update is lost under “Fence”.');
});

test('a system of one’s own comes from a file, is in no link, and is undone', async ({ page }, testInfo) => {
  await openShare(page, '#gist?s=zombie-writer&step=9');
  const told = await toldOn(page);
  const { path } = await saved(page, 'Download JSON');
  const file = JSON.parse(await readFile(path, 'utf8')) as { config: object; title: string };
  const own = testInfo.outputPath('own.json');
  await writeFile(
    own,
    JSON.stringify({ ...file, title: 'Short <lease>', config: { ...file.config, leaseDurationMs: 7_000 } }),
  );
  await openFile(page, own);
  await expect(statusOf(page)).toContainText('“Short <lease>” is on the Stage now');
  expect(await toldOn(page)).toContain('acquire token=41 TTL=7s');
  await expect(stageOf(page)).toContainText('A link cannot hold a system from a file.');
  await expect(button(page, 'Copy link')).toHaveCount(0);
  await expect(page).toHaveURL(/#gist\?s=zombie-writer$/);
  await button(page, 'Undo').click();
  expect(await toldOn(page)).toBe(told);
  await expect(button(page, 'Copy link')).toBeVisible();
});

test('a file that is no story is said to be none, and the Stage stays', async ({ page }) => {
  await openShare(page, forked);
  const told = await toldOn(page);
  for (const [text, sentence] of [
    ['not JSON', 'This file is no story'],
    ['{"format":"fencing-tokens-story","version":9}', 'made by a newer version of this page'],
    [' '.repeat(10_000_000), 'too large to be a story (10.0 MB)'],
  ] as const) {
    await openFile(page, { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(statusOf(page)).toContainText(sentence);
    await expect(statusOf(page)).toContainText('The Stage is left as it was.');
  }
  expect(await toldOn(page)).toBe(told);
  await expect(stageOf(page)).toHaveAttribute('data-step', '8');
});

test('nothing of it needs sideways scrolling on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShare(page, forked);
  await button(page, 'Show QR code').click();
  await stageOf(page).getByRole('img', { name: 'QR code of the address' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** Runs in the page: which modules of the drawn code are dark, row by row, as a camera would see them. */
async function drawnModules(element: SVGElement | HTMLElement): Promise<boolean[][]> {
  const size = Number(element.getAttribute('viewBox')?.split(' ')[2]);
  const drawing = element.cloneNode(true) as SVGElement;
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  drawing.setAttribute('width', String(size * 4));
  drawing.setAttribute('height', String(size * 4));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const context = new OffscreenCanvas(size * 4, size * 4).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, size * 4, size * 4).data ?? [];
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const middle = ((row * 4 + 2) * size * 4 + column * 4 + 2) * 4;
      return pixels[middle + 3] === 255 && (pixels[middle] ?? 0) < 128;
    }),
  );
}

test('embedded, the Stage stands alone and works', async ({ page }) => {
  await page.goto(`./${forked}&embed=1`);
  await expect(stageOf(page)).toHaveAttribute('data-step', '8');
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Fencing rule' })).toBeHidden();
  await button(page, 'Step forward').click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
  await expect(page).toHaveURL(/step=9&embed=1$/);
  await page.reload();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expectToServeZoomedAndForced(page);
});
