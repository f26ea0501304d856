import type { EdgeUse } from './edgeUses.ts';
import { edgeKey } from './mapElement.ts';
import { tokenBadge } from './tokenBadge.ts';

const TRAVEL_MS = 800;

/**
 * Lights the edges that the Stage's step uses and sends a badge along each, one after the other. Where motion is not
 * wanted, the badges lie on their edges.
 * @returns a function that takes all of it away.
 */
export function showUses(svg: SVGSVGElement, uses: readonly EdgeUse[]): () => void {
  const travels = uses.flatMap((use) => travelOf(svg, use) ?? []);
  for (const { edge } of travels) edge.classList.add('is-live');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let frame = 0;
  if (isStill) travels.forEach((travel) => putBeside(svg, travel, (travel.use.from + travel.use.to) / 2));
  else {
    const start = performance.now();
    let restingCount = 0;
    const move = (now: number): void => {
      const part = (now - start) / TRAVEL_MS;
      const arrivedCount = Math.min(Math.floor(part), travels.length);
      for (const arrived of travels.slice(restingCount, arrivedCount)) rest(svg, arrived);
      restingCount = Math.max(restingCount, arrivedCount);
      const moving = travels[restingCount];
      if (!moving) return;
      put(svg, moving, along(moving.use, Math.max(0, part - restingCount)));
      frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
  }
  return () => {
    cancelAnimationFrame(frame);
    for (const { edge, badge } of travels) {
      edge.classList.remove('is-live');
      badge.remove();
    }
  };
}

interface Travel {
  readonly use: EdgeUse;
  readonly edge: Element;
  readonly path: SVGPathElement;
  readonly badge: SVGGElement;
}

function travelOf(svg: SVGSVGElement, use: EdgeUse): Travel | undefined {
  const edge = svg.querySelector(`.maps-edge[data-key="${edgeKey(use.edgeId)}"]`);
  const path = edge?.querySelector<SVGPathElement>('.maps-hit');
  return edge && path ? { use, edge, path, badge: tokenBadge(use.token) } : undefined;
}

/** Once a travel is over, only what is still under way is to be seen. */
function rest(svg: SVGSVGElement, travel: Travel): void {
  if (travel.use.to === 1) travel.badge.remove();
  else putBeside(svg, travel, travel.use.to);
}

const along = ({ from, to }: EdgeUse, part: number): number => from + (to - from) * eased(part);

/** Where a badge stays it lies on no words: as near to `part` as it can. */
function putBeside(svg: SVGSVGElement, travel: Travel, part: number): void {
  const words = [...svg.querySelectorAll('.maps-edge-label')].map((label) => label.getBoundingClientRect());
  const isFree = (at: number): boolean => {
    put(svg, travel, at);
    const badge = travel.badge.getBoundingClientRect();
    return !words.some((label) => overlap(label, badge));
  };
  if (!nearest(part).some(isFree)) put(svg, travel, part);
}

function nearest(part: number): readonly number[] {
  const parts = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
  return [part, ...parts.toSorted((a, b) => Math.abs(a - part) - Math.abs(b - part))];
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function put(svg: SVGSVGElement, { path, badge }: Travel, part: number): void {
  if (!badge.isConnected) svg.append(badge);
  const onScreen = path.getScreenCTM();
  const ofDrawing = svg.getScreenCTM();
  if (onScreen === null || ofDrawing === null) return;
  const point = path
    .getPointAtLength(path.getTotalLength() * part)
    .matrixTransform(ofDrawing.inverse().multiply(onScreen));
  badge.setAttribute('transform', `translate(${point.x} ${point.y})`);
}

const eased = (part: number): number => part * part * (3 - 2 * part);
