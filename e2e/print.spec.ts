import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { openTab, tabNames } from './tabs.ts';
import { expect, test } from './test.ts';

/** What the PDF that the browser makes says, as another program reads it; undefined where that program is missing. */
async function printedText(page: Page): Promise<string | undefined> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  try {
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 1e8 });
    return text.replaceAll(/\s+/g, ' ');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The lesson is ready for paper when all that is fetched in idle time is there. */
async function openForPaper(page: Page): Promise<void> {
  await openLesson(page);
  await expect(page.locator('#kept')).toBeVisible();
}

const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim()));

test('the handout has every section, also of parts that were never opened', async ({ page }) => {
  await openForPaper(page);
  const wanted = [
    ...(await textsOf(page, '#gist h2, #maps h2, #sandbox h2, #sandbox h3')),
    ...(await textsOf(page, '#gist .gist-truth-list h3')),
    ...(await textsOf(page, '.maps-table tbody th')),
    ...(await textsOf(page, '#qa .qa-heading')),
  ];
  expect(wanted.length).toBeGreaterThan(60);
  const text = await printedText(page);
  test.skip(text === undefined, 'There is no pdftotext here (poppler-utils).');
  expect(wanted.filter((words) => !text?.includes(words))).toEqual([]);
  for (const words of ['step 9 of 10', 'No fence', 'last writer wins at step 9', 'stale request refused at step 9']) {
    expect(text).toContain(words);
  }
  expect(text).toContain('(#gist?s=');
  expect(text?.indexOf('The usual mistake')).toBeGreaterThan(text?.lastIndexOf('Pitfalls') ?? NaN);
  await expect(page.locator('.paper')).toHaveCount(0);
});

test('paper is the same after all parts have been opened', async ({ page }) => {
  await openForPaper(page);
  for (const name of tabNames) await openTab(page, name);
  const text = await printedText(page);
  test.skip(text === undefined, 'There is no pdftotext here (poppler-utils).');
  for (const words of ['Fencing rule', 'step 9 of 10', 'Answers', 'def acquire', 'The usual mistake']) {
    expect(text).toContain(words);
  }
});

test('no figure is wider than the paper, higher than a page, or clipped', async ({ page }) => {
  // A4 without its margins, in CSS pixels.
  const paper = { width: 672, height: 986 };
  await page.setViewportSize(paper);
  await openForPaper(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const figures = page.locator('.paper-figure');
  expect(await figures.count()).toBeGreaterThan(6);
  const problems = await figures.evaluateAll(
    (elements, { width, height }) =>
      elements.flatMap((figure) => {
        const name = figure.querySelector('figcaption')?.textContent ?? '';
        const box = figure.getBoundingClientRect();
        const isTooLarge = box.right > width + 1 || box.height > height;
        const clipped = [...figure.querySelectorAll('svg')].flatMap((svg) => {
          const frame = svg.getBoundingClientRect();
          return [...svg.querySelectorAll('text')]
            .filter((text) => getComputedStyle(text).visibility === 'visible')
            .filter((text) => {
              const { left, right, bottom } = text.getBoundingClientRect();
              return left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + 1;
            })
            .map((text) => `${name}: “${text.textContent}” is clipped`);
        });
        return [...(isTooLarge ? [`${name} is too large`] : []), ...clipped];
      }),
    paper,
  );
  expect(problems).toEqual([]);
  for (const label of ['grant 41', 'PUT x=A, fence 41', '3 reject, stale holder']) {
    await expect(page.locator('#maps .paper-map').getByText(label, { exact: true })).toBeVisible();
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.paper')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is on paper too, the Stage as a whole story', async ({ page }) => {
    await page.goto('./');
    const text = await printedText(page);
    test.skip(text === undefined, 'There is no pdftotext here (poppler-utils).');
    for (const words of ['Fencing rule', 'No fence', 'worlds differ', 'Architecture', 'The usual mistake']) {
      expect(text).toContain(words);
    }
  });
});
