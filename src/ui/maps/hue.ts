/** Names of colour tokens of the page, one per participant. */
export const HUES = ['client-a', 'client-b', 'client-c', 'client-d', 'lock', 'storage'] as const;
export type Hue = (typeof HUES)[number];

/** A node that is called like a participant of the Stage has its colour; any other node has none. */
export function hueOfLabel(label: string): Hue | undefined {
  const name = label.toLowerCase().replace(/^\d+\s+/, '');
  return HUES.find((hue) => {
    const words = hue === 'lock' ? 'lock service' : hue.replace('-', ' ');
    return name === words || name.startsWith(`${words} `);
  });
}
