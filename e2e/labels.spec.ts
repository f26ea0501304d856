import type { Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { expect, test } from './test.ts';

const scenarioIds = [
  'zombie-writer',
  'fence-loses-update',
  'superseded-write-accepted',
  'strict-or-not',
  'storage-forgets',
  'reread-token',
  'check-then-act',
  'lease-check',
  'uuid',
  'issuer-goes-back',
];
/** Up to thirty choices, each by lot out of all that could happen then. */
const freeRuns = [
  'b.pB.sA.rB.yA.kA1.dA1.wa1.e.sB.ua1.da1.da1.dB1.e.db1.sB.sA.dB2.db2.sB.dA2.dB3.da2.db3',
  'pB.rB.sB.sA.uA1.dB1.wb1.kA1.yA.db1.sB.dB2.b.db2.dA1.da1.dA1.sA.e.sB.dB3.db3.da1.dA2.da2.sA.dA3.da3.sA.dA4',
  'pA.b.sB.rA.sA.uB1.kB1.wA1.dA1.dB1.yA.dA1.db1.da1.e.sA.sB.da1.dB2.e.dA2.da2.db2.sA.sB.dB3.db3.dA3.sB.da3',
  'sB.dB1.sA.dA1.wb1.kb1.yA.pA.b.ua1.e.dA1.e.rA.da1.da1.sA.da1.dA2.da2.e.sA.dA3.da3.sA.dA4.da4',
  'sA.kA1.sB.uB1.pB.dB1.e.yA.wb1.dA1.da1.b.e.dB1.rB.db1.sB.dB2.e.db2.sA.db1.dA2.sB.dB3.db3.da2',
  'pA.rA.sA.b.uA1.wA1.yA.kA1.dA1.dA1.sB.e.da1.da1.sA.dB1.dA2.da2.db1.sA.e.dA3.sB.da3.dB2.db2.sB.dB3.db3',
  'sB.kB1.sA.wA1.b.yB.pB.dB1.rB.uA1.db1.e.dA1.dA1.sB.da1.e.dB2.db2.sB.da1.sA.dB3.dA2.db3.da2.sA.dA3.da3',
  'sA.pA.dA1.b.wa1.rA.sB.da1.yB.dB1.dB1.e.db1.ub1.kb1.sA.db1.sB.dA2.da2.sA.dB2.dA3.db2.sB.dB3.da3.e.db3.sB',
  'b.pA.rA.sB.kB1.sA.yB.uB1.wA1.dB1.e.dA1.dB1.db1.da1.e.sA.sB.dB2.db1.dA2.da2.sA.dA3.da3.db2.sB.dB3.db3',
  'pB.b.rB.sA.sB.yB.wA1.uA1.dB1.db1.e.dA1.e.kB1.dA1.e.sB.da1.sA.da1.dB2.dA2.db2.sB.da2.dB3.db3.sA.dA3.da3',
  'pA.sB.wB1.uB1.dB1.e.kB1.b.db1.rA.sB.sA.dA1.dB2.da1.db2.e.sA.dA2.da2.sA.dA3.sB.dB3.da3.db3',
  'b.sA.dA1.pB.e.ua1.ka1.rB.wa1.yA.da1.sB.dA1.e.dB1.e.sA.da1.dA2.db1.da2.sA.dA3.da3.sB.dB2.db2.sB.dB3.db3',
];
const widths = [390, 1280];
const worldSets = ['no-fence.fence', 'fence.uuid.claim', 'seal.fence.check-then-act.rereads-token'];

for (const width of widths) {
  test(`no two texts of a diagram lie on each other in any story of the lesson, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page);
    for (const id of scenarioIds) {
      await show(page, `#gist?s=${id}&step=99`, id);
      expect(await page.evaluate(overlapsInDiagrams), id).toEqual([]);
    }
  });

  test(`nor in free runs of thirty steps, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page);
    for (const [index, code] of freeRuns.entries()) {
      const worlds = worldSets[index % worldSets.length] ?? '';
      await show(page, `#gist?s=zombie-writer&v=1&w=${worlds}&d=${code}&step=99`, code);
      expect(await page.evaluate(overlapsInDiagrams), code).toEqual([]);
    }
  });
}

/** Puts it on the Stage and waits until the address says so. */
async function show(page: Page, hash: string, sign: string): Promise<void> {
  await page.evaluate((text) => {
    location.hash = text;
  }, hash);
  await expect(page).toHaveURL((url) => url.hash.includes(sign) && !url.hash.includes('step=99'));
  await page.getByRole('region', { name: 'Stage', exact: true }).waitFor();
}

/** Runs in the page: pairs of texts that are to be seen on each other, as `one | other`. */
function overlapsInDiagrams(): string[] {
  return [...document.querySelectorAll('.stage-diagram')].flatMap((diagram) => {
    const window = diagram.querySelector('.stage-scroll')?.getBoundingClientRect();
    const isInView = (text: Element): boolean => {
      const { top, bottom } = text.getBoundingClientRect();
      return text.closest('.stage-scroll') === null || (!!window && top >= window.top && bottom <= window.bottom);
    };
    const written = [...diagram.querySelectorAll<SVGTextElement>('text')]
      .filter((text) => getComputedStyle(text).visibility === 'visible' && isInView(text))
      .map((text) => ({ text: text.textContent, box: inkOf(text.getBoundingClientRect()) }));
    return written.flatMap((one, index) =>
      written
        .slice(index + 1)
        // What came of a message is written over its text once more, in another colour.
        .filter((other) => overlap(one.box, other.box) && !isSame(one, other))
        .map((other) => `${one.text} | ${other.text}`),
    );
  });

  /** The letters without the empty space over and under them. */
  function inkOf({ left, right, top, bottom, width, height }: DOMRect) {
    const isTurned = height > width * 1.5;
    return isTurned
      ? { left: left + width * 0.2, right: right - width * 0.05, top, bottom }
      : { left, right, top: top + height * 0.2, bottom: bottom - height * 0.05 };
  }
  function overlap(a: ReturnType<typeof inkOf>, b: ReturnType<typeof inkOf>): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }
  function isSame(a: { text: string; box: { left: number } }, b: { text: string; box: { left: number } }): boolean {
    return a.text === b.text && Math.abs(a.box.left - b.box.left) < 0.5;
  }
}
