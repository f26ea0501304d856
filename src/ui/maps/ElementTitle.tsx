import type { ReactElement } from 'react';
import { hueOfLabel } from './hue.ts';
import type { MapElement } from './mapElement.ts';

/** What an element is called in text: `Storage`, or `Client A → Storage  PUT x=A`. */
export function ElementTitle({ element }: { readonly element: MapElement }): ReactElement {
  if (element.type === 'node') return <Participant label={element.node.label} />;
  return (
    <>
      <Participant label={element.fromLabel} /> <span aria-hidden="true">→</span>
      <span className="visually-hidden"> to </span> <Participant label={element.toLabel} />
      {element.edge.label !== '' && <span className="maps-edge-words">{element.edge.label}</span>}
    </>
  );
}

function Participant({ label }: { readonly label: string }): ReactElement {
  const hue = hueOfLabel(label);
  return <span className={hue === undefined ? undefined : `maps-participant maps-hue-${hue}`}>{label}</span>;
}
