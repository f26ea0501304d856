import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { assert } from '../../../base/assert.ts';
import type { Story } from '../../../view/story.ts';
import { drawingsFor } from '../layout/drawingsFor.ts';
import { DiagramSvg } from './DiagramSvg.tsx';
import { plainSvg, type PlainDrawing } from './plainSvg.ts';

/** The diagrams of all worlds as they are after `stepIndex` steps, wide, whatever the page shows of them now. */
export function drawingsOf(told: Story, stepIndex: number): readonly PlainDrawing[] {
  const { worlds, rows, difference } = told;
  const drawn = drawingsFor(told, 'wide');
  const place = document.createElement('div');
  place.className = 'share-drawing';
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => {
      root.render(
        drawn.map((drawing, index) => (
          <DiagramSvg
            key={index}
            worldId={String(index)}
            drawing={drawing}
            rows={rows}
            differsAt={difference === undefined ? undefined : rows.ends[difference - 1]}
            now={rows.ends[stepIndex] ?? rows.length}
            stepIndex={stepIndex}
          />
        )),
      );
    });
    const drawings = [...place.querySelectorAll<SVGSVGElement>(':scope > svg')].map(plainSvg);
    assert(drawings.length === worlds.length, 'a drawing for each world');
    return drawings;
  } finally {
    root.unmount();
    place.remove();
  }
}
