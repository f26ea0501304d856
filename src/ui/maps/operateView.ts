import type { Drawing } from './drawMap.ts';
import type { ChangeView } from './useView.ts';
import {
  fitted,
  movedBy,
  seenBox,
  showing,
  zoomedAt,
  zoomedAtMiddle,
  type Box,
  type Point,
  type View,
} from './view.ts';

/** As far as a hand may tremble while it clicks, in pixels. */
const CLICK_SLACK = 4;
export const zoomStep = 1.5;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Wheel with Ctrl (as a trackpad's pinch comes) and two fingers zoom; a mouse drags; one finger does once the drawing
 * is zoomed, and scrolls the page before. Keys are +, −, 0 and Shift with an arrow. What gets the focus comes in sight.
 * @returns a function that stops listening.
 */
export function operateView(place: HTMLElement, { svg, box }: Drawing, change: ChangeView): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
    isCapturing = false,
  ): void => place.addEventListener(name, act, { signal: stop.signal, passive: false, capture: isCapturing });
  listen('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey && document.fullscreenElement === null) return;
    event.preventDefault();
    const point = drawingPoint(svg, event);
    change((view) => zoomedAt(view, box, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), point));
  });
  listen(
    'keydown',
    (event) => {
      const next = keyChange(event, box);
      if (next === undefined) return;
      // Before the drawing's own arrows, and before the keys of the page.
      event.preventDefault();
      event.stopPropagation();
      change(next);
    },
    true,
  );
  listen('focusin', ({ target }) => {
    if (target instanceof SVGGraphicsElement && target.matches(':focus-visible')) {
      change((view) => showing(view, box, boxOf(svg, target)));
    }
  });
  followPointers(svg, box, change, listen);
  return () => stop.abort();
}

type Listen = <Name extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'click'>(
  name: Name,
  act: (event: HTMLElementEventMap[Name]) => void,
  isCapturing?: boolean,
) => void;

function followPointers(svg: SVGSVGElement, box: Box, change: ChangeView, listen: Listen): void {
  const pointers = new Map<number, PointerEvent>();
  let movedPixels = 0;
  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) movedPixels = 0;
    pointers.set(event.pointerId, event);
  });
  listen('pointermove', (event) => {
    const old = pointers.get(event.pointerId);
    if (old === undefined) return;
    const others = [...pointers.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
    pointers.set(event.pointerId, event);
    movedPixels += Math.hypot(event.clientX - old.clientX, event.clientY - old.clientY);
    if (movedPixels <= CLICK_SLACK) return;
    // Taken only now: a click is for what it was made on.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    const from = drawingPoint(svg, old);
    const to = drawingPoint(svg, event);
    const [other] = others;
    if (other === undefined) change((view) => movedBy(view, box, from.x - to.x, from.y - to.y));
    else {
      const fixed = drawingPoint(svg, other);
      const factor = distance(to, fixed) / Math.max(distance(from, fixed), 1);
      change((view) => zoomedAt(view, box, factor, fixed));
    }
  });
  const end = ({ pointerId }: PointerEvent): void => {
    pointers.delete(pointerId);
  };
  listen('pointerup', end);
  listen('pointercancel', end);
  const swallow = (event: MouseEvent): void => {
    if (movedPixels > CLICK_SLACK && event.detail > 0) event.stopPropagation();
  };
  listen('click', swallow, true);
}

function keyChange(event: KeyboardEvent, box: Box): ((view: View) => View) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const move = event.shiftKey ? MOVES[event.key] : undefined;
  if (move !== undefined) {
    return (view) => {
      const { width, height } = seenBox(view, box);
      return movedBy(view, box, (move.x * width) / 5, (move.y * height) / 5);
    };
  }
  if (event.key === '+' || event.key === '=') return (view) => zoomedAtMiddle(view, box, zoomStep);
  if (event.key === '-') return (view) => zoomedAtMiddle(view, box, 1 / zoomStep);
  return event.key === '0' ? () => fitted(box) : undefined;
}

/** Where on the drawing something on the screen is, in the drawing's units. */
function drawingPoint(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

function boxOf(svg: SVGSVGElement, element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const start = drawingPoint(svg, { clientX: left, clientY: top });
  const end = drawingPoint(svg, { clientX: right, clientY: bottom });
  return { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
