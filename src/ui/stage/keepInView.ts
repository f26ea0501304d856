import { useStore, type State } from '../state/store.ts';

/** How far within what is in view the present and an opened tool are put, in pixels: something is seen around them. */
const room = 64;

const margin = 16;

let isKept = false;

/** From now on the page brings into view what the learner asks for on the Stage. Once, however often it is called. */
export function keepInView(): void {
  if (isKept) return;
  isKept = true;
  useStore.subscribe((state, before) => {
    if (isSteppedByHand(state, before)) requestAnimationFrame(showPresent);
  });
  document.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element ? target.closest('.stage-tool[aria-expanded]') : null;
    if (tool) requestAnimationFrame(() => showPanelOf(tool));
  });
}

/** What plays leaves the page where its reader has put it. */
function isSteppedByHand({ stepIndex, tab, scenarioId, edit, isPlaying }: State, before: State): boolean {
  const isSameStory = tab === before.tab && scenarioId === before.scenarioId && edit === before.edit;
  return stepIndex !== before.stepIndex && isSameStory && !isPlaying && !before.isPlaying;
}

/** Where the present is in view in one world, nothing moves; nor while the learner reads elsewhere on the page. */
function showPresent(): void {
  const worlds = document.querySelector('#gist .stage > .stage-worlds');
  const controls = document.querySelector('#gist .stage-transport');
  if (!worlds || !controls) return;
  const foot = Math.min(innerHeight, controls.getBoundingClientRect().top);
  const { top, bottom } = worlds.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return;
  const ways = [...worlds.querySelectorAll<HTMLElement>('.stage-drawing')].map((drawing) => {
    const y = presentIn(drawing);
    return y < room ? y - room : Math.max(0, y - (foot - room));
  });
  const [shortest = 0] = ways.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  // Before the present comes what is asked about the next step.
  const question = document.querySelector('#gist .prediction:has(.prediction-foot)');
  moveBy(question ? Math.min(shortest, question.getBoundingClientRect().top - margin) : shortest);
}

/** Where the veil over the future comes to rest, not where it is on its way. */
function presentIn(drawing: HTMLElement): number {
  const { top, height } = drawing.getBoundingClientRect();
  const { transform = '' } = drawing.querySelector<HTMLElement>('.stage-veil')?.style ?? {};
  return top + (height * Number(/[\d.]+/.exec(transform)?.[0] ?? 0)) / 100;
}

/** The panel begins in the middle of what is in view: the diagrams that it acts on are seen above it. */
function showPanelOf(tool: Element): void {
  if (tool.getAttribute('aria-expanded') !== 'true') return;
  const panel = document.querySelector('#gist .stage-panel');
  if (!panel) return;
  const buttonTop = tool.getBoundingClientRect().top;
  moveBy(Math.max(0, Math.min(panel.getBoundingClientRect().top - innerHeight / 2, buttonTop - room)));
}

function moveBy(top: number): void {
  if (top === 0) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' });
}
