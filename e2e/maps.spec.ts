import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { projectRoot } from '../src/tools/process.mjs';
import { drawingOf, exportOf, openMaps, panelOf, pointOn } from './mapsPage.ts';
import { openTab } from './tabs.ts';
import { expect, test } from './test.ts';

const staleWrite = 'Edge: Client A to Storage, PUT x=A, fence 41';

const lessonFile = (name: string): Promise<string> =>
  readFile(path.join(projectRoot, 'lessons/fencing-tokens/maps', name), 'utf8');

/** Clicks as far off the line of an edge as an unsteady hand may be. */
async function clickBeside(edge: Locator, offset: number): Promise<void> {
  const { x, y } = await pointOn(edge);
  await edge.page().mouse.click(x + offset, y);
}

test('Mermaid is asked for only when the tab is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('mermaid'))).toEqual([]);
  await openTab(page, 'Maps');
  expect(asked.filter((url) => url.includes('mermaid'))).not.toEqual([]);
});

test('an edge is selected with the mouse, near its line, in drawing and list alike', async ({ page }) => {
  await openMaps(page);
  const edge = drawingOf(page, 'Architecture').getByRole('button', { name: staleWrite });
  await clickBeside(edge, 9);
  await expect(edge).toHaveAttribute('aria-pressed', 'true');
  const panel = panelOf(page, 'Architecture');
  for (const term of ['Protocol', 'Direction', 'Effect', 'Consequence']) {
    await expect(panel.getByText(term, { exact: true })).toBeVisible();
  }
  await page.getByText('Architecture as a list').click();
  const inList = page.getByRole('button', { name: 'Client A to Storage PUT x=A, fence 41' });
  await expect(inList).toHaveAttribute('aria-pressed', 'true');
  await clickBeside(edge, -9);
  await expect(edge).toHaveAttribute('aria-pressed', 'false');
  await inList.click();
  await expect(edge).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Clear selection' }).click();
  await expect(inList).toHaveAttribute('aria-pressed', 'false');
});

test('a box says why it is there', async ({ page }) => {
  await openMaps(page);
  await drawingOf(page, 'Architecture').getByRole('button', { name: 'Node: Storage' }).click();
  await expect(panelOf(page, 'Architecture')).toContainText('the only place where all writes meet');
});

for (const { title, count } of [
  { title: 'Architecture', count: 12 },
  { title: 'Decisions', count: 9 },
]) {
  test(`${title}: every node and edge is reached and selected by keyboard alone`, async ({ page }) => {
    await openMaps(page);
    const drawing = drawingOf(page, title);
    await expect(drawing.getByRole('button')).toHaveCount(count);
    const names = new Set<string>();
    await drawing.locator('[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    for (let index = 0; index < count; index += 1) {
      const focused = drawing.locator(':focus');
      await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
      await expect(focused).toHaveAttribute('aria-pressed', 'true');
      names.add((await focused.getAttribute('aria-label')) ?? '');
      await page.keyboard.press('ArrowRight');
    }
    expect(names.size).toBe(count);
    await page.keyboard.press('Escape');
    await expect(drawing.locator('[aria-pressed="true"]')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Maps' })).toHaveAttribute('aria-selected', 'true');
  });
}

test('one press of Tab enters a drawing, and the next leaves it', async ({ page }) => {
  await openMaps(page);
  await drawingOf(page, 'Architecture').locator('[tabindex="0"]').focus();
  await page.keyboard.press('Tab');
  await expect(exportOf(page, 'Architecture').getByRole('button', { name: 'Copy Mermaid' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(drawingOf(page, 'Architecture').getByRole('button', { name: 'Node: Client A' })).toBeFocused();
});

test('numbers of one’s own light the way they take', async ({ page }) => {
  await openMaps(page);
  const trial = page.getByRole('group', { name: 'Try it with your own numbers' });
  const lit = drawingOf(page, 'Decisions').locator('[role=button].is-lit');
  await trial.getByLabel('F', { exact: true }).fill('43');
  await expect(trial.getByRole('status')).toHaveText('43 >= 42? Yes: apply write, then last_fence = F.');
  await expect(lit.last()).toBeVisible();
  expect(await lit.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')))).toContain(
    'Node: 5 last_fence = F: last_fence = 43',
  );
  await trial.getByLabel('F', { exact: true }).fill('41');
  await expect(trial.getByRole('status')).toHaveText('41 >= 42? No: reject, stale holder.');
  await trial.getByLabel('last_fence').fill('-1');
  await expect(trial.getByRole('status')).toContainText('last_fence is below zero');
  await expect(trial.getByLabel('last_fence')).toHaveAttribute('aria-invalid', 'true');
  await expect(lit).toHaveCount(0);
});

test('labels are drawn whole', async ({ page }) => {
  await openMaps(page);
  await expect(drawingOf(page, 'Decisions')).toContainText('2 F >= last_fence?');
});

test('a map leaves the page as Mermaid text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMaps(page);
  const text = await lessonFile('01-architecture.mmd');
  const tools = exportOf(page, 'Architecture');
  await tools.getByRole('button', { name: 'Copy Mermaid' }).click();
  await expect(tools.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const downloading = page.waitForEvent('download');
  await tools.getByRole('button', { name: 'Download .mmd' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('architecture.mmd');
  expect(await readFile(await download.path(), 'utf8')).toBe(text);
  await tools.getByText('Mermaid text').click();
  expect(await tools.getByRole('region', { name: 'Mermaid text' }).textContent()).toBe(text);
});

test('where copying is not allowed the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openMaps(page);
  const tools = exportOf(page, 'Decisions');
  await tools.getByRole('button', { name: 'Copy Mermaid' }).click();
  await expect(tools.getByRole('status')).toContainText('does not let the page copy');
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected?.trim()).toBe((await lessonFile('02-decision.mmd')).trim());
});

test('the picture is a file of its own: valid, sized, with colours by value', async ({ page }) => {
  await openMaps(page);
  const downloading = page.waitForEvent('download');
  await exportOf(page, 'Architecture').getByRole('button', { name: 'Download SVG' }).click();
  const markup = await readFile(await (await downloading).path(), 'utf8');
  expect(markup).not.toContain('var(--');
  expect(markup).not.toContain('foreignObject');
  const seen = await page.evaluate(async (text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return { faults: parsed.querySelectorAll('parsererror').length, width: image.naturalWidth };
  }, markup);
  expect(seen.faults).toBe(0);
  expect(seen.width).toBeGreaterThan(300);
});

test('a drawing follows light and dark and keeps its selection', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openMaps(page);
  const node = drawingOf(page, 'Architecture').getByRole('button', { name: 'Node: Client A' });
  const colours = (): Promise<readonly string[]> =>
    node.evaluate((group) => {
      const box = getComputedStyle(group.querySelector('.label-container') ?? group);
      const text = getComputedStyle(group.querySelector('text') ?? group);
      return [box.fill, box.stroke, text.fill];
    });
  await node.click();
  const inLight = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await colours();
  inLight.forEach((colour, index) => expect(inDark[index]).not.toBe(colour));
  await expect(node).toHaveAttribute('aria-pressed', 'true');
});

test('leaving the tab while it draws does no harm', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page.getByRole('tab', { name: 'Gist' }).click();
  await page.locator('#maps svg.maps-drawing').nth(1).waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Maps' }).click();
  for (const title of ['Architecture', 'Decisions']) {
    const box = await drawingOf(page, title).boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(300);
    await expect(drawingOf(page, title)).not.toContainText('NaN');
  }
  await expect(page.locator('.maps-measuring-box, body > svg, body > [id^="dmaps"]')).toHaveCount(0);
});

test.describe('without the drawing program', () => {
  test.use({ allowedProblems: [/Failed to load resource/] });

  test('a sentence says so, the list is there, and another try may work', async ({ page }) => {
    await page.route(/mermaid\.core.*\.js$/, (route) => route.abort());
    await page.goto('./#maps');
    const alert = page.getByRole('alert').first();
    await alert.waitFor();
    await expect(alert).toContainText('The map could not be drawn: the drawing program could not be fetched.');
    await expect(page.getByRole('button', { name: 'Client A to Storage PUT x=A, fence 41' })).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await drawingOf(page, 'Architecture').waitFor();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap selects, the explanation is in sight, and nothing needs scrolling sideways', async ({ page }) => {
    await openMaps(page);
    const node = drawingOf(page, 'Architecture').getByRole('button', { name: 'Node: Lock service' });
    await node.tap();
    await expect(node).toHaveAttribute('aria-pressed', 'true');
    await expect(panelOf(page, 'Architecture')).toBeInViewport();
    const needsScrolling = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.maps-canvas')].map(
        (element) => element.scrollWidth > element.clientWidth,
      ),
    );
    expect(needsScrolling).toEqual([false, false, false]);
  });
});

test('on paper the maps are there in words too', async ({ page }) => {
  await openMaps(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The refusal is permanent for 41.').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every node and edge is explained', async ({ page }) => {
    await page.goto('./');
    const maps = page.locator('#maps');
    await expect(maps).toContainText('the only place where all writes meet');
    await expect(maps).toContainText('The refusal is permanent for 41.');
    await expect(maps.getByRole('button')).toHaveCount(0);
  });
});
