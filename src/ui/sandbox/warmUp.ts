import { lastLanguage } from './lastLanguage.ts';
import { runnerOf } from './runnerOf.ts';

/**
 * Begins to load what programs need when the learner points at the Sandbox's tab or comes to it with the keyboard: most
 * often a moment before it is opened. What goes wrong is said when it is.
 */
export function warmUpFrom(tab: Element): void {
  const load = (): void => void loadLast().then(loadOther);
  for (const sign of ['pointerenter', 'focus', 'click']) tab.addEventListener(sign, load, { once: true });
}

/** When a language may begin to load by itself: first the one that is most likely wanted, which has the machine for itself. */
export function turnOf(language: string): Promise<unknown> {
  return language === lastLanguage() ? Promise.resolve() : loadLast();
}

const loadLast = (): Promise<unknown> => load(lastLanguage());
const loadOther = (): Promise<unknown> => load(lastLanguage() === 'python' ? 'typescript' : 'python');

function load(language: 'python' | 'typescript'): Promise<unknown> {
  return runnerOf(language)
    .then((runner) => runner.load())
    .catch(() => undefined);
}
