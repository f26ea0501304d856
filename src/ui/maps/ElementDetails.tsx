import type { ReactElement } from 'react';
import type { MapEdge } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import type { MapElement } from './mapElement.ts';

interface ElementDetailsProps {
  readonly mapId: string;
  readonly element: MapElement;
}

/** Why a node is there, or what an edge carries and brings about. */
export function ElementDetails({ mapId, element }: ElementDetailsProps): ReactElement {
  if (element.type === 'node') return <Prose id={`maps/${mapId}/${element.node.id}`} />;
  return (
    <dl className="maps-facts">
      {factsOf(element.edge).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(edge: MapEdge): readonly (readonly [string, string])[] {
  return [
    ['Protocol', edge.protocol],
    ['Direction', edge.direction],
    ['Effect', edge.effect],
    ['Consequence', edge.consequence],
  ];
}
