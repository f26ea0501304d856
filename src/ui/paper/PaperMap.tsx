import type { ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { boxHeight, mapLayout } from './mapLayout.ts';

/** A map that has not been drawn by the time it is printed: as plain a drawing as will do. */
export function PaperMap({ map }: { readonly map: FlowMap }): ReactElement {
  const { width, height, boxes, arrows } = mapLayout(map);
  const headId = `paper-map-${map.id}`;
  return (
    <figure className="paper-figure">
      <svg className="paper-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={map.summary}>
        <defs>
          <marker id={headId} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
            <path d="M0 0L8 4L0 8Z" />
          </marker>
        </defs>
        {arrows.map(({ id, from, to }) => (
          <path
            key={id}
            className="paper-map-arrow"
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            markerEnd={`url(#${headId})`}
          />
        ))}
        {arrows.map(({ id, label, labelAt }) => (
          <text key={id} className="paper-map-label" x={labelAt.x} y={labelAt.y}>
            {label}
          </text>
        ))}
        {boxes.map((box) => (
          <g key={box.id}>
            <rect x={box.x - box.width / 2} y={box.y - boxHeight / 2} width={box.width} height={boxHeight} rx={4} />
            <text x={box.x} y={box.y}>
              {box.label}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
