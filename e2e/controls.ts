import type { Locator, Page } from '@playwright/test';
import { openTab, type TabName } from './tabs.ts';
import { expect, expectNoAxeViolations } from './test.ts';

/** What the tools of the Stage open. */
const panel = '.stage-panel';

/**
 * Opens a tab and everything in it that opens in place, whatever there is, one after the other: panels exclude each
 * other. `look` is called with the tab as it is, and after each, then with the part that is new.
 */
export async function lookEverywhere(
  page: Page,
  name: TabName,
  look: (where: string, part: string | undefined) => Promise<void>,
): Promise<void> {
  await openTab(page, name);
  await openDetails(page);
  await look(name, undefined);
  const tools = page.getByRole('tabpanel', { name, exact: true }).locator('button[aria-expanded="false"]:visible');
  const labels = [...new Set(await tools.allTextContents())].filter((label) => !/answer/i.test(label));
  for (const label of labels) {
    await page.getByRole('button', { name: label, exact: true }).first().click();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    await openDetails(page);
    const isPanel = await page.locator(panel).isVisible();
    await look(`${name}, ${label}`, isPanel ? panel : undefined);
  }
}

async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/**
 * Controls that are too small to be hit and too near to others (WCAG 2.2, 2.5.8): neither 24 × 24 pixels large, nor in
 * a line of text, nor so far from all others that a circle of 24 pixels around each touches no other.
 */
export function controlsTooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 24;
    const selector =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('.monaco-editor') === null,
    );
    const targets = controls
      .map((control) => ({ control, box: boxOf(control) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const small = targets.filter(
      ({ control, box }) => Math.min(box.width, box.height) < least - 0.5 && !isInText(control),
    );
    return small
      .filter((one) => targets.some((other) => other.control !== one.control && touches(one.box, other.box)))
      .map(({ control, box }) => `${nameOf(control)}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);

    /** A label is hit instead of what it labels. */
    function boxOf(control: HTMLElement): DOMRect {
      const label = control.closest('label');
      return (label ?? control).getBoundingClientRect();
    }
    function isInText(control: Element): boolean {
      if (getComputedStyle(control).display !== 'inline') return false;
      const around = control.closest('p, li, td, dd, dt, span, figcaption, h3, h4')?.textContent ?? '';
      return around.trim().length > control.textContent.trim().length;
    }
    function touches(one: DOMRect, other: DOMRect): boolean {
      const x = one.left + one.width / 2;
      const y = one.top + one.height / 2;
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < least / 2;
    }
    function nameOf(control: Element): string {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return `${control.localName}.${control.className} “${name.trim().slice(0, 40)}”`;
    }
  });
}

/** What sticks out of the page sideways, unless it scrolls in a box of its own. */
export function partsTooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('main *, #shell *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .filter((element) => !isInScroller(element))
      .map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 10);

    function isInScroller(element: Element): boolean {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (box !== document.body && /auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    }
  });
}

/** Whether what has the focus shows it: an outline on it or on the box around it, and nothing that lies over it. */
export function focusIsSeen(page: Page): Promise<{ readonly name: string; readonly isSeen: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return { name: 'nothing', isSeen: false };
    const name = `${focused.localName}.${focused.getAttribute('class') ?? ''} “${focused.textContent.trim().slice(0, 30)}”`;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const [x, y] = [left + width / 2, Math.max(0, top) + Math.min(height, innerHeight) / 2];
    const above = document.elementFromPoint(x, y);
    const isCovered =
      above?.closest('.stage-transport, .shell-notices, .maps-panel') &&
      !above.contains(focused) &&
      !focused.contains(above);
    // A shape in a drawing shows it by a stroke in the colour that means focus all over the page.
    const probe = document.createElement('p');
    probe.style.color = 'var(--focus)';
    document.body.append(probe);
    const focusColour = getComputedStyle(probe).color;
    probe.remove();
    const isStroked = [...focused.children].some((child) => getComputedStyle(child).stroke === focusColour);
    const isOutlined = [focused, focused.parentElement, focused.parentElement?.parentElement].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    return {
      name,
      isSeen:
        isCovered !== true &&
        width > 0 &&
        height > 0 &&
        (isOutlined || isStroked || focused.closest('.monaco-editor') !== null),
    };
  });
}

/** What is shown now serves at 400 % zoom as well, and in the learner's own palette. Leaves the page like that. */
export async function expectToServeZoomedAndForced(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await partsTooWide(page), 'at 400 % zoom').toEqual([]);
  expect.soft(await controlsTooSmall(page), 'at 400 % zoom').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoAxeViolations(page);
}

export const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage', exact: true });
