import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefCallback, type UIEvent } from 'react';
import type { Geometry } from './geometry.ts';
import { everything, type Stretch } from './stretch.ts';

/** A drawing up to this height is shown whole; a longer one is scrolled. In pixels of the drawing. */
const longestWhole = 760;
/** What is drawn changes by chunks, and reaches one chunk beyond what is in view. */
const chunk = 120;
/** The present is left alone between these parts of the height; when it has left them it is put at the last one. */
const least = 0.05;
const most = 0.85;
const rest = 0.35;

export interface Scroll {
  readonly isLong: boolean;
  /** What has to be drawn. */
  readonly shown: Stretch;
  /** For each of the boxes that scroll together. */
  readonly attach: RefCallback<HTMLElement>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** What is in view, in pixels of the drawing. */
interface View {
  readonly top: number;
  readonly height: number;
}

/**
 * Scrolls the drawings of all worlds as one, and follows the present: nothing moves while the present is well in
 * view, so that one can read. Of a long drawing only what is in view is drawn.
 */
export function useScroll(geometry: Geometry, now: number): Scroll {
  const boxes = useRef(new Set<HTMLElement>());
  const [last, setLast] = useState(() => startOf(geometry, now));
  let current = last;
  if (last.geometry !== geometry || last.now !== now) {
    const top = followedTop(last.view, geometry, now);
    const view = top === last.view.top ? last.view : { ...last.view, top };
    current = { geometry, now, view, wanted: top === last.view.top ? last.wanted : { top } };
    setLast(current);
  }
  const { view, wanted } = current;
  const width = geometry.width;
  useLayoutEffect(() => {
    boxes.current.forEach((box) => {
      box.scrollTo({ top: (wanted.top * box.clientWidth) / width });
    });
  }, [wanted, width]);

  const attach = useCallback(
    (box: HTMLElement | null) => {
      if (box === null) return undefined;
      const known = boxes.current;
      known.add(box);
      const observer = new ResizeObserver(() => {
        const height = (box.clientHeight * width) / Math.max(1, box.clientWidth);
        setLast((state) => (state.view.height === height ? state : { ...state, view: { ...state.view, height } }));
      });
      observer.observe(box);
      return () => {
        observer.disconnect();
        known.delete(box);
      };
    },
    [width],
  );
  const onScroll = useCallback(
    ({ currentTarget: box }: UIEvent<HTMLElement>) => {
      boxes.current.forEach((other) => {
        if (Math.abs(other.scrollTop - box.scrollTop) > 1) other.scrollTo({ top: box.scrollTop });
      });
      const top = (box.scrollTop * width) / Math.max(1, box.clientWidth);
      setLast((state) =>
        chunkOf(state.view.top) === chunkOf(top) ? state : { ...state, view: { ...state.view, top } },
      );
    },
    [width],
  );

  const isLong = geometry.height > longestWhole;
  const from = (chunkOf(view.top) - 1) * chunk;
  const to = (chunkOf(view.top + view.height) + 2) * chunk;
  const shown = useMemo(() => (isLong ? { from, to } : everything), [isLong, from, to]);
  return { isLong, shown, attach, onScroll };
}

function startOf(geometry: Geometry, now: number) {
  const top = followedTop({ top: 0, height: longestWhole }, geometry, now);
  return { geometry, now, view: { top, height: longestWhole }, wanted: { top } };
}

function followedTop({ top, height }: View, { y, height: whole }: Geometry, now: number): number {
  const at = y(now) - top;
  if (at >= height * least && at <= height * most) return top;
  return Math.max(0, Math.min(y(now) - height * rest, whole - height));
}

function chunkOf(position: number): number {
  return Math.floor(position / chunk);
}
