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
  if (isStill) travels.forEach((travel) => put(svg, travel, (travel.use.from + travel.use.to) / 2));
  else {
    const start = performance.now();
    const move = (now: number): void => {
      travels.forEach((travel, index) => show(svg, travel, (now - start) / TRAVEL_MS - index));
      if ((now - start) / TRAVEL_MS < travels.length) frame = requestAnimationFrame(move);
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

/** `part`: below 0 it has not begun, above 1 it is over; then only what is still under way is to be seen. */
function show(svg: SVGSVGElement, travel: Travel, part: number): void {
  const { from, to } = travel.use;
  if (part < 0 || (part >= 1 && to === 1)) travel.badge.remove();
  else put(svg, travel, from + (to - from) * eased(Math.min(part, 1)));
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
