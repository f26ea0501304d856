import fontAddress from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';

let font: Promise<string> | undefined;

/**
 * The rule that brings the lesson's font along in a file of its own: labels are placed by its measures, and a picture
 * made of the file sees no font of the page. Empty where it cannot be had; other fonts stand in then.
 */
export function embeddedFont(): Promise<string> {
  font ??= ruleOf().catch(() => {
    font = undefined;
    return '';
  });
  return font;
}

async function ruleOf(): Promise<string> {
  const response = await fetch(fontAddress);
  if (!response.ok) throw new Error(`The font came as ${response.status}.`);
  const data = await dataUrl(await response.blob());
  return `@font-face { font-family: 'IBM Plex Sans'; font-weight: 100 700; src: url('${data}') format('woff2'); }`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The font could not be read.'));
    reader.readAsDataURL(new Blob([blob], { type: 'font/woff2' }));
  });
}
