const TOKEN = /var\((--[\w-]+)\)/g;

export interface Standalone {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a file of a drawing that any program can open: real size, a background, and colours by value.
 * @param picture the drawing's markup with colours as tokens
 * @param valueOf the present value of a token such as `--ink`
 * @param fontRule a style rule that brings the font along; may be empty
 */
export function standaloneSvg(
  picture: string,
  title: string,
  valueOf: (token: string) => string,
  fontRule: string,
): Standalone {
  const svg = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  svg.setAttribute('width', String(size.width));
  svg.setAttribute('height', String(size.height));
  svg.removeAttribute('style');
  const ground = svgElement('rect', { x, y, width, height, fill: 'var(--paper)' });
  const font = svgElement('style', {});
  font.textContent = fontRule;
  const name = svgElement('title', {});
  name.textContent = title;
  svg.prepend(name, ...(fontRule === '' ? [] : [font]), ground);
  // Arrow heads that take the colour of their line are news to most drawing programs.
  const markup = new XMLSerializer().serializeToString(svg).replaceAll('context-stroke', 'var(--ink-soft)');
  return { svg: markup.replace(TOKEN, (_match, token: string) => valueOf(token)), ...size };
}

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
