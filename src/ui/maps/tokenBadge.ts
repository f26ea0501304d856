const HEIGHT = 26;
const DIGIT = 8.2;

/** The round badge of a token, around (0, 0); a dot for what carries none. A long token makes it wider. */
export function tokenBadge(token: string | undefined): SVGGElement {
  const badge = element('g', { class: 'maps-badge', 'aria-hidden': 'true' });
  if (token === undefined) {
    badge.append(element('circle', { r: 6 }));
    return badge;
  }
  const width = Math.max(HEIGHT, token.length * DIGIT + 10);
  const text = element('text', { y: 4.8, 'text-anchor': 'middle' });
  text.textContent = token;
  badge.append(element('rect', { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT, rx: HEIGHT / 2 }), text);
  return badge;
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
