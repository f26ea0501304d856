import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, largestZoom, movedBy, seenBox, showing, zoomedAt, zoomedAtMiddle, type View } from './view.ts';

const whole = { x: -10, y: 5, width: 400, height: 300 };
const anyView = fc
  .record({ factor: fc.double({ min: 1, max: largestZoom, noNaN: true }), x: fc.integer(), y: fc.integer() })
  .map(({ factor, x, y }) => movedBy(zoomedAtMiddle(fitted(whole), whole, factor), whole, x, y));
const isInside = (view: View): boolean => {
  const { x, y, width, height } = seenBox(view, whole);
  const slack = 1e-6;
  return (
    x >= whole.x - slack &&
    y >= whole.y - slack &&
    x + width <= whole.x + whole.width + slack &&
    y + height <= whole.y + whole.height + slack
  );
};

test('whatever one does, only the drawing is seen', () => {
  fc.assert(
    fc.property(anyView, fc.double({ min: 0.01, max: 100, noNaN: true }), fc.integer(), (view, factor, at) => {
      const point = { x: at, y: -at };
      expect(isInside(zoomedAt(view, whole, factor, point))).toBe(true);
      expect(isInside(movedBy(view, whole, at, at))).toBe(true);
      expect(isInside(showing(view, whole, { ...point, width: 20, height: 20 }))).toBe(true);
    }),
  );
});

test('the point under the finger stays there', () => {
  const view = zoomedAt(fitted(whole), whole, 2, { x: 90, y: 80 });
  expect(view).toEqual({ zoom: 2, x: 40, y: 42.5 });
});

test('it is never smaller than the whole, nor larger than eight times', () => {
  expect(zoomedAtMiddle(fitted(whole), whole, 0.1)).toEqual(fitted(whole));
  expect(zoomedAtMiddle(fitted(whole), whole, 99).zoom).toBe(largestZoom);
});

test('what is in sight moves nothing; what is not comes in', () => {
  const view = { zoom: 4, x: -10, y: 5 };
  expect(showing(view, whole, { x: 0, y: 10, width: 20, height: 10 })).toEqual(view);
  expect(showing(view, whole, { x: 200, y: 10, width: 20, height: 10 })).toEqual({ zoom: 4, x: 120, y: 5 });
  // Too wide to be seen whole: its beginning is.
  expect(showing(view, whole, { x: 100, y: 10, width: 200, height: 10 }).x).toBe(100);
});
