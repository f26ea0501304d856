import { runnerOf } from './runnerOf.ts';

/**
 * Begins to load what programs need when the learner points at the Sandbox's tab or comes to it with the keyboard: most
 * often a moment before it is opened. What goes wrong is said when it is.
 */
export function warmUpFrom(tab: Element): void {
  const load = (): void => {
    for (const language of ['python', 'typescript'] as const) {
      runnerOf(language)
        .then((runner) => runner.load())
        .catch(() => undefined);
    }
  };
  for (const sign of ['pointerenter', 'focus']) tab.addEventListener(sign, load, { once: true });
}
