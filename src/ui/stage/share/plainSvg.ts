/** A drawing that needs nothing of the page: its inner markup, with every style as a plain attribute. */
export interface PlainDrawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** What an element without the attribute has, so that it need not be said. */
const initials: Readonly<Record<string, string>> = {
  fill: '',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
  'paint-order': 'normal',
  opacity: '1',
};
const textInitials: Readonly<Record<string, string>> = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
};
const shapes = ['line', 'rect', 'path', 'circle', 'text', 'tspan'];
const ofThePage = /^(class|style|role|tabindex|aria-.*|data-.*)$/;

/** Reads the styles of `svg`, which has to be in the document. */
export function plainSvg(svg: SVGSVGElement): PlainDrawing {
  const { width, height } = svg.viewBox.baseVal;
  const markup = [...svg.children].map((child) => {
    const copy = plainCopy(child);
    return copy ? new XMLSerializer().serializeToString(copy) : '';
  });
  return { width, height, markup: markup.join('') };
}

function plainCopy(element: Element): Element | undefined {
  const style = getComputedStyle(element);
  const isShape = shapes.includes(element.localName);
  if (isShape && !element.closest('defs') && !isSeen(style)) return undefined;
  const copy = element.cloneNode(false) as Element;
  for (const { name } of [...copy.attributes]) if (ofThePage.test(name)) copy.removeAttribute(name);
  const wanted = { ...(isShape ? initials : { opacity: '1' }), ...(element.closest('text') ? textInitials : {}) };
  for (const [property, initial] of Object.entries(wanted)) {
    const value = plainValue(style.getPropertyValue(property));
    if (value === initial) copy.removeAttribute(property);
    else copy.setAttribute(property, value);
  }
  for (const child of element.childNodes) {
    const inner = child instanceof Element ? plainCopy(child) : child.cloneNode();
    if (inner) copy.append(inner);
  }
  return copy;
}

function isSeen(style: CSSStyleDeclaration): boolean {
  if (style.display === 'none' || style.visibility === 'hidden') return false;
  return [style.fill, style.stroke].some((paint) => paint !== 'none' && paint !== 'rgba(0, 0, 0, 0)');
}

/** Mixed colours and quoted references are news to many drawing programs. */
function plainValue(value: string): string {
  const mixed = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (mixed)
    return `rgb(${mixed
      .slice(1)
      .map((part) => Math.round(Number(part) * 255))
      .join(', ')})`;
  return value.replace(/^url\("(.*)"\).*$/, 'url($1)').replaceAll('"', "'");
}
