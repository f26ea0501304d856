import type { Bar } from '../../../view/diagram.ts';
import type { Geometry } from '../geometry.ts';
import { badgePlace, badgeWidth, textPlace, type Place } from './label.ts';
import { textWidth } from './textWidth.ts';

const barHalf = 6;

/** A lease shows its token where it begins. */
export function leaseBadgePlaces(bar: Bar, geometry: Geometry): readonly Place[] {
  const { token } = bar;
  if (token === undefined) return [];
  const x = geometry.x(bar.lane);
  const y = geometry.y(bar.start);
  const aside = barHalf + 4 + badgeWidth(token) / 2;
  return [14, 22, 6, 32].flatMap((dy) => [
    badgePlace({ x: x + aside, y: y + dy }, token),
    badgePlace({ x: x - aside, y: y + dy }, token),
    badgePlace({ x, y: y + dy }, token),
  ]);
}

/** How long a pause is, along its bar. */
export function pausePlaces(bar: Bar, geometry: Geometry): readonly Place[] {
  const x = geometry.x(bar.lane);
  const middle = (geometry.y(bar.start) + geometry.y(bar.end ?? geometry.length)) / 2;
  const height = textWidth(bar.text);
  const lowest = geometry.height - height / 2 - 1;
  return [0, -20, 20, -40, 40, -60, 60].flatMap((shift) =>
    [x - barHalf - 14, x + barHalf + 2].map((left) => ({
      box: {
        left,
        top: Math.max(height / 2 + 1, Math.min(middle + shift, lowest)) - height / 2,
        width: 13,
        height,
      },
      mark: { type: 'turned', text: bar.text },
    })),
  );
}

/** What a belief is, said once in a drawing, where there is room. */
export function beliefPlaces(bar: Bar, geometry: Geometry): readonly Place[] {
  const start = geometry.y(bar.start);
  const middle = (start + geometry.y(bar.end ?? geometry.length)) / 2;
  if (middle - start < 40 || geometry.laneGap < 75) return [];
  const lines = ['believes', 'it holds'];
  const width = Math.max(...lines.map(textWidth));
  return [0, -24, 24, -48, 48].map((shift) =>
    textPlace(geometry.x(bar.lane) + 12, middle - 3 + shift, 'start', lines, width),
  );
}
