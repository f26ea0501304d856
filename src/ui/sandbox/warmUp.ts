import { lastLanguage } from './lastLanguage.ts';
import { runnerOf } from './runnerOf.ts';

/** Between the two languages: whoever presses Run at once has the machine for the first. */
const pauseMs = 1_000;

/**
 * Begins to load what programs need when the learner points at the Sandbox's tab or comes to it with the keyboard: most
 * often a moment before it is opened. What goes wrong is said when it is.
 */
export function warmUpFrom(tab: Element): void {
  const load = (): void => void loadLast().then(pause).then(loadOther);
  for (const sign of ['pointerenter', 'focus', 'click']) tab.addEventListener(sign, load, { once: true });
}

/** When a language may begin to load by itself: first the one that is most likely wanted, which has the machine for itself. */
export function turnOf(language: string): Promise<unknown> {
  return language === lastLanguage() ? Promise.resolve() : loadLast().then(pause);
}

const loadLast = (): Promise<unknown> => load(lastLanguage());
const loadOther = (): Promise<unknown> => load(lastLanguage() === 'python' ? 'typescript' : 'python');
const pause = (): Promise<unknown> => new Promise((over) => setTimeout(over, pauseMs));

function load(language: 'python' | 'typescript'): Promise<unknown> {
  return runnerOf(language)
    .then((runner) => runner.load())
    .catch(() => undefined);
}
