import address from './fonts.css?url';

let arrival: Promise<void> | undefined;

/**
 * Fetches the style sheet of the lesson's fonts, once. Not with the page: the first view has better use for the network,
 * and every font that comes is laid out anew. Fulfilled when the fonts are known by name, or cannot be had.
 */
export function loadWebFonts(): Promise<void> {
  arrival ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });
  return arrival;
}
