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

/** A point on an element of a drawing that is its own: on the line of an edge where no other crosses it, the middle of a box. */
export async function pointOn(element: Locator): Promise<{ x: number; y: number }> {
  return element.evaluate((group: SVGGElement) => {
    group.scrollIntoView({ block: 'center' });
    const path = group.querySelector<SVGPathElement>('path.maps-hit');
    if (path) {
      const points = [0.3, 0.2, 0.4, 0.6, 0.7, 0.8].map((part) =>
        path.getPointAtLength(path.getTotalLength() * part).matrixTransform(path.getScreenCTM() ?? undefined),
      );
      // Where two lines cross, the click is for the upper one.
      const own = points.find(({ x, y }) => group.contains(document.elementFromPoint(x, y))) ?? points[0];
      return { x: own?.x ?? 0, y: own?.y ?? 0 };
    }
    const box = group.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}
