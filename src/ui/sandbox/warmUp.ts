import { lastLanguage } from './lastLanguage.ts';
import { fetchRunnerCode, runnerOf } from './runnerOf.ts';

/** Between the two languages: whoever presses Run at once has the machine for the first. */
const pauseMs = 1_000;

/**
 * Begins to load what programs need when the learner points at the Sandbox's tab or comes to it with the keyboard: most
 * often a moment before it is opened. What goes wrong is said when it is.
 */
export function warmUpFrom(tab: Element): void {
  fetchRunnerCode();
  const begin = (): void => {
    for (const language of ['python', 'typescript'] as const) void turnOf(language).then(() => load(language));
  };
  for (const sign of ['pointerenter', 'focus', 'click']) tab.addEventListener(sign, begin, { once: true });
}

/** When a language may begin to load by itself: first the one that is most likely wanted, which has the machine for itself. */
export function turnOf(language: string): Promise<unknown> {
  const first = lastLanguage();
  return language === first ? Promise.resolve() : load(first).then(pause);
}

const pause = (): Promise<unknown> => new Promise((over) => setTimeout(over, pauseMs));

function load(language: 'python' | 'typescript'): Promise<unknown> {
  return runnerOf(language)
    .then((runner) => runner.load())
    .catch(() => undefined);
}
