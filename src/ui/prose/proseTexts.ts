import type { Prose, ProseKey } from '../../lesson/lesson.ts';

const texts = new Map<ProseKey, string>();

/** On the server: the prose to write into the document. */
export function provideProse(prose: Prose): void {
  for (const [key, html] of Object.entries(prose)) texts.set(key, html);
}

/** In the browser: takes the prose out of the document that the build wrote, before React takes it over. */
export function collectProse(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-prose]')) {
    const key = element.dataset['prose'];
    if (key !== undefined) texts.set(key, element.innerHTML);
  }
}

export function proseOf(key: ProseKey): string {
  return texts.get(key) ?? '';
}

export function hasProse(key: ProseKey): boolean {
  return proseOf(key) !== '';
}
