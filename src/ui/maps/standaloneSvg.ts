const TOKEN = /var\((--[\w-]+)\)/g;

/**
 * Makes a file of a drawing that any program can open: real size, a background, and colours by value.
 * @param picture the drawing's markup with colours as tokens
 * @param valueOf the present value of a token such as `--ink`
 */
export function standaloneSvg(picture: string, title: string, valueOf: (token: string) => string): string {
  const svg = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  svg.setAttribute('width', String(Math.ceil(width)));
  svg.setAttribute('height', String(Math.ceil(height)));
  svg.removeAttribute('style');
  const ground = svgElement('rect', { x, y, width, height, fill: 'var(--paper)' });
  const name = svgElement('title', {});
  name.textContent = title;
  svg.prepend(name, ground);
  // Arrow heads that take the colour of their line are news to most drawing programs.
  const markup = new XMLSerializer().serializeToString(svg).replaceAll('context-stroke', 'var(--ink-soft)');
  return markup.replace(TOKEN, (_match, token: string) => valueOf(token));
}

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
