import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { drawingOf, exportOf, openMaps, panelOf, pointOn, stripOf, viewOf } from './mapsPage.ts';
import { expect, test } from './test.ts';

const staleWrite = 'Edge: Client A to Storage, PUT x=A, fence 41';
const edgeOf = (page: Page, name: string): Locator => drawingOf(page, 'Architecture').getByRole('button', { name });

for (const title of ['Architecture', 'Decisions']) {
  test(`${title}: every box and every arrow is selected with the mouse`, async ({ page }) => {
    await openMaps(page);
    for (const element of await drawingOf(page, title).getByRole('button').all()) {
      const { x, y } = await pointOn(element);
      await page.mouse.click(x, y);
      await expect(element).toHaveAttribute('aria-pressed', 'true');
    }
  });
}

/** Two fingers, `spans` apart from a point to either side, one after the other. */
async function pinch(page: Page, { x, y }: { x: number; y: number }, spans: readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', span?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: span === undefined ? [] : [-span, span].map((aside, id) => ({ x: x + aside, y, id })),
    });
  const [first, ...rest] = spans;
  await touch('touchStart', first);
  for (const span of rest) await touch('touchMove', span);
  await touch('touchEnd');
  await session.detach();
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two fingers zoom the drawing about the place between them, and every part is selected by a tap', async ({
    page,
  }) => {
    await openMaps(page);
    const view = viewOf(page, 'Architecture');
    const { x, y } = await pointOn(edgeOf(page, 'Node: Client B'));
    const whole = await edgeOf(page, 'Node: Client B').boundingBox();
    await pinch(page, { x, y }, [20, 28, 40]);
    // Twice as far apart, twice as large: and nothing is selected by it.
    await expect(view).toContainText('200 %');
    const large = await edgeOf(page, 'Node: Client B').boundingBox();
    expect((large?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(2, 1);
    await expect(edgeOf(page, 'Node: Client B')).toHaveAttribute('aria-pressed', 'false');
    await pinch(page, { x, y }, [40, 28, 20]);
    await expect(view).toContainText('100 %');
    for (const element of await drawingOf(page, 'Architecture').getByRole('button').all()) {
      const { x, y } = await pointOn(element);
      await page.touchscreen.tap(x, y);
      await expect(element).toHaveAttribute('aria-pressed', 'true');
    }
  });
});

test('an edge plays the part of the story that uses it, and lights up with the Stage', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMaps(page, '?map=architecture&select=A-S-0');
  await panelOf(page, 'Architecture').getByRole('button', { name: 'Play this edge' }).click();
  const strip = stripOf(page, 'Architecture');
  await expect(strip).toContainText('step 8 of 10');
  await expect(strip).toContainText('A sends PUT x=A with token 41 to storage.');
  await expect(edgeOf(page, staleWrite)).toHaveClass(/is-live/);
  await expect(drawingOf(page, 'Architecture').locator('.maps-badge').first()).toHaveText('41');
  // It plays on by itself to where the write arrives, and rests there.
  await expect(strip).toContainText('step 9 of 10');
  await expect(strip.getByRole('button', { name: 'Play on' })).toBeVisible();
  await expect(edgeOf(page, 'Edge: Storage to Client A, 412 Fenced')).toHaveClass(/is-live/);
  await expect(drawingOf(page, 'Decisions').locator('.maps-edge.is-live')).toHaveCount(2);
  await expect(stripOf(page, 'Decisions')).toContainText('2 F >= last_fence?');
  await strip.getByRole('button', { name: 'Step back' }).click();
  await expect(drawingOf(page, 'Decisions').locator('.is-live')).toHaveCount(0);
  await strip.getByRole('link', { name: 'Open the Stage' }).click();
  await expect(page.getByRole('region', { name: 'Stage' })).toHaveAttribute('data-step', '8');
});

test('the drawing zooms by button, key and wheel, moves by hand, and stays sharp', async ({ page }) => {
  await openMaps(page);
  const view = viewOf(page, 'Architecture');
  // In the middle of the drawing: what is near its rim is out of sight when it is zoomed.
  const box = edgeOf(page, 'Node: Client B');
  const width = async (): Promise<number> => (await box.boundingBox())?.width ?? 0;
  const [whole, svgWidth] = [await width(), (await drawingOf(page, 'Architecture').boundingBox())?.width];
  await view.getByRole('button', { name: 'Zoom in' }).click();
  await expect(view).toContainText('150 %');
  expect(await width()).toBeCloseTo(whole * 1.5, 0);
  // Drawn larger and not stretched: the SVG keeps its size, and nothing is scaled.
  expect(await drawingOf(page, 'Architecture').evaluate((svg) => getComputedStyle(svg).transform)).toBe('none');
  expect(await drawingOf(page, 'Architecture').evaluate((svg: SVGSVGElement) => svg.clientWidth)).toBeCloseTo(
    svgWidth ?? 0,
    -1,
  );
  const before = await pointOn(box);
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x - 60, before.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await pointOn(box)).x - before.x)).toBeCloseTo(-60, -1);
  await expect(box).toHaveAttribute('aria-pressed', 'false');
  await box.focus();
  await page.keyboard.press('+');
  await expect(view).toContainText('225 %');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('End');
  await expect(drawingOf(page, 'Architecture').locator(':focus')).toBeInViewport();
  await page.keyboard.press('0');
  await expect(view).toContainText('100 %');
  await drawingOf(page, 'Architecture').hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await expect(view).not.toContainText('100 %');
  await view.getByRole('button', { name: 'Fit' }).click();
  expect(await width()).toBeCloseTo(whole, 0);
});

test('the map fills the screen and comes back', async ({ page }) => {
  await openMaps(page);
  const full = viewOf(page, 'Decisions').getByRole('button', { name: 'Full screen' });
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toContain('maps-figure');
  await expect(panelOf(page, 'Decisions')).toBeInViewport();
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('where a browser has no full screen the window is filled, and Escape leaves it', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));
  });
  await openMaps(page);
  const full = viewOf(page, 'Architecture').getByRole('button', { name: 'Full screen' });
  await full.click();
  await expect(page.locator('.maps-figure.is-full')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(full).toHaveAttribute('aria-pressed', 'false');
});

test('a decision by another rule is drawn, said and kept in the address', async ({ page }) => {
  await openMaps(page);
  const trial = page.getByRole('group', { name: 'Try it with your own numbers' });
  await trial.getByRole('combobox', { name: 'Rule' }).selectOption('Strict fence: higher');
  await trial.getByLabel('F', { exact: true }).fill('42');
  await expect(trial.getByRole('status')).toContainText('42 > 42? No: reject. It may be the live holder’s next write');
  await expect(drawingOf(page, 'Decisions')).toContainText('F > last_fence?');
  await expect(page).toHaveURL(/#maps\?rule=strict&f=42$/);
  await page.reload();
  await expect(trial.getByRole('combobox', { name: 'Rule' })).toHaveValue('strict');
  await trial.getByRole('combobox', { name: 'Rule' }).selectOption('Token and sequence number');
  await trial.getByLabel('last_seq', { exact: true }).fill('2');
  await expect(trial.getByRole('status')).toContainText('(42, 1) > (42, 2)? No: reject. It is a late copy');
  await trial.getByLabel('F', { exact: true }).fill('9007199254740993');
  await expect(trial.getByRole('status')).toContainText('a JavaScript number would round');
  await trial.getByRole('combobox', { name: 'Rule' }).selectOption('No fence');
  await expect(trial.getByRole('status')).toContainText('Nothing is asked: apply write.');
});

test('an address selects, and says what it cannot', async ({ page }) => {
  await openMaps(page, '?map=decision&select=check');
  const check = drawingOf(page, 'Decisions').getByRole('button', { name: 'Node: 2 F >= last_fence?' });
  await expect(check).toHaveAttribute('aria-pressed', 'true');
  await expect(check).toBeInViewport();
  await page.goto('./#maps?map=decision&select=nothing');
  await expect(page.getByRole('status', { name: 'Notices' })).toContainText('does not have (“nothing”)');
  await expect(page).toHaveURL(/#maps\?map=decision$/);
});

test('a map leaves the page as a picture: PNG with its size, copied or saved; SVG copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMaps(page);
  const tools = exportOf(page, 'Decisions');
  const downloading = page.waitForEvent('download');
  await tools.getByRole('button', { name: 'Download PNG' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('decision.png');
  const file = await readFile(await download.path());
  expect([...file.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(file.readUInt32BE(16)).toBeGreaterThan(500);
  expect(file.subarray(-8, -4).toString('latin1')).toBe('IEND');
  await tools.getByRole('button', { name: 'Copy PNG' }).click();
  await expect(tools.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png');
    return blob === undefined ? undefined : (await createImageBitmap(blob)).width;
  });
  expect(copied).toBe(file.readUInt32BE(16));
  await tools.getByRole('button', { name: 'Copy SVG' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg/);
  const svg = await page.evaluate(() => navigator.clipboard.readText());
  expect(svg).toContain('@font-face');
  expect(svg).not.toMatch(/var\(--|foreignObject|url\(['"]?http/);
});
