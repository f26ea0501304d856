import type { Locator, Page } from '@playwright/test';

export const drawingOf = (page: Page, title: string): Locator => page.getByRole('group', { name: `Drawing: ${title}` });
export const panelOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: `${title}: explanation` });
export const exportOf = (page: Page, title: string): Locator => page.getByRole('group', { name: `${title}: export` });
export const viewOf = (page: Page, title: string): Locator => page.getByRole('group', { name: `${title}: view` });
export const stripOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: `${title}: on the Stage` });

/** Opens the maps and waits until both are drawn. */
export async function openMaps(page: Page, query = ''): Promise<void> {
  await page.goto(`./#maps${query}`);
  await drawingOf(page, 'Architecture').waitFor();
  await drawingOf(page, 'Decisions').waitFor();
}

/** A point on an element of a drawing that is its own: a third along the line of an edge, the middle of a box. */
export async function pointOn(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  return element.evaluate((group: SVGGElement) => {
    const path = group.querySelector<SVGPathElement>('path.maps-hit');
    if (path) {
      const point = path.getPointAtLength(path.getTotalLength() * 0.3);
      const { x, y } = point.matrixTransform(path.getScreenCTM() ?? undefined);
      return { x, y };
    }
    const box = group.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}
