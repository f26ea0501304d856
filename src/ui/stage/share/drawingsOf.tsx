import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { assert } from '../../../base/assert.ts';
import type { Story } from '../../../view/story.ts';
import { DiagramSvg } from '../DiagramSvg.tsx';
import { plainSvg, type PlainDrawing } from './plainSvg.ts';

/** The diagrams of all worlds as they are after `stepIndex` steps, wide, whatever the page shows of them now. */
export function drawingsOf({ worlds, rows, difference }: Story, stepIndex: number): readonly PlainDrawing[] {
  const place = document.createElement('div');
  place.className = 'share-drawing';
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => {
      root.render(
        worlds.map((story) => (
          <DiagramSvg
            key={story.world.id}
            story={story}
            rows={rows}
            now={rows.ends[stepIndex] ?? rows.length}
            difference={difference}
            isCompact={false}
            pick={ignore}
            description=""
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

function ignore(): void {
  // A picture is not clicked.
}
