import type { FlowMap } from '../../lesson/lesson.ts';
import { drawnParts } from './drawnParts.ts';
import type { DrawnEdge } from './drawnParts.ts';
import { elementsOf } from './mapElement.ts';
import type { MapElement } from './mapElement.ts';

const NODE_RING_GAP = 6;
const LABEL_RING_GAP = 3;

/**
 * Makes a Mermaid drawing one that can be operated: every node and edge becomes a named button with an area that is
 * easy to hit and a ring that shows focus and selection. The SVG must be laid out while this runs.
 */
export function decorateDrawing(svg: SVGSVGElement, map: FlowMap): void {
  const { nodes, edges } = drawnParts(svg, map);
  svg.removeAttribute('aria-roledescription');
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', `Drawing: ${map.title}`);
  svg.querySelector('.edgeLabels')?.setAttribute('aria-hidden', 'true');
  svg.classList.add('maps-drawing');
  svg.style.setProperty('--maps-drawing-width', `${svg.viewBox.baseVal.width}px`);
  svg.style.removeProperty('max-width');
  for (const element of elementsOf(map)) {
    if (element.type === 'node') {
      const group = nodes.get(element.node.id);
      if (group !== undefined) decorateNode(group, element);
    } else {
      const drawn = edges.get(element.edge.id);
      if (drawn !== undefined) decorateEdge(drawn, element);
    }
  }
}

function decorateNode(group: SVGGElement, element: MapElement): void {
  group.prepend(ringAround(group, NODE_RING_GAP));
  group.classList.add('maps-node');
  makeButton(group, element);
}

function decorateEdge({ path, label }: DrawnEdge, element: MapElement): void {
  const group = svgElement('g');
  group.classList.add('maps-edge');
  path.replaceWith(group);
  group.append(copyOf(path, 'maps-ring'), path, copyOf(path, 'maps-hit'));
  makeButton(group, element);
  if (label === undefined || label.textContent.trim() === '') return;
  label.prepend(ringAround(label, LABEL_RING_GAP));
  label.classList.add('maps-edge-label');
  label.dataset['key'] = element.key;
}

function makeButton(group: SVGGElement, element: MapElement): void {
  group.dataset['key'] = element.key;
  group.setAttribute('role', 'button');
  group.setAttribute('aria-label', element.name);
  group.setAttribute('aria-pressed', 'false');
  group.setAttribute('tabindex', '-1');
}

function ringAround(group: SVGGElement, gap: number): SVGRectElement {
  const box = group.getBBox();
  const ring = svgElement('rect');
  ring.classList.add('maps-ring');
  ring.setAttribute('x', String(box.x - gap));
  ring.setAttribute('y', String(box.y - gap));
  ring.setAttribute('width', String(box.width + 2 * gap));
  ring.setAttribute('height', String(box.height + 2 * gap));
  ring.setAttribute('rx', String(gap));
  return ring;
}

/** The same line without the look, the name and the arrow head of the original. */
function copyOf(path: SVGPathElement, className: string): SVGPathElement {
  const copy = svgElement('path');
  copy.setAttribute('d', path.getAttribute('d') ?? '');
  copy.classList.add(className);
  return copy;
}

function svgElement<Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS('http://www.w3.org/2000/svg', name);
}
