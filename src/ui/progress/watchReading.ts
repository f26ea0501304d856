import type { Lesson } from '../../lesson/lesson.ts';
import { noEdit } from '../state/stageEdit.ts';
import { useStore } from '../state/store.ts';
import { seenIn } from './seen.ts';

const pauseMs = 400;

/** From now on notes down which sections were read to their end, and which of the lesson's stories were watched. */
export function watchReading(lesson: Lesson): void {
  const seen = seenIn(lesson.id);
  const note = (ids: readonly string[]): void => {
    const fresh = ids.filter((id) => !seen.getState()[id]);
    if (fresh.length > 0)
      seen.change((all) => ({ ...all, ...Object.fromEntries(fresh.map((id) => [id, true] as const)) }));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => note(sectionsInView(lesson)), pauseMs);
  };
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look, { passive: true });
  useStore.subscribe((state, before) => {
    if (state.tab !== before.tab) look();
    const id = state.scenarioId ?? state.firstScenarioId;
    const story = lesson.scenarios.find((scenario) => scenario.id === id);
    const isAtEnd = state.edit === noEdit && state.stepIndex > 0 && state.stepIndex === story?.schedule.length;
    if (isAtEnd) note([`story/${story.id}`]);
  });
  look();
}

/** The sections of the part in view of which one sees the end. */
function sectionsInView(lesson: Lesson): readonly string[] {
  if (document.hidden) return [];
  const { tab } = useStore.getState();
  if (tab === 'gist') {
    return lesson.gist.flatMap(({ id }) => (isEndInView(document.getElementById(`gist-${id}`)) ? [`gist/${id}`] : []));
  }
  if (tab !== 'maps') return [];
  const headings = [...document.querySelectorAll('#maps :is(h2, h3)')];
  return lesson.maps.flatMap(({ id, title }) => {
    return isEndInView(headings.find(({ textContent }) => textContent === title)) ? [`maps/${id}`] : [];
  });
}

function isEndInView(heading: Element | null | undefined): boolean {
  const box = heading?.closest('section')?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.bottom <= innerHeight;
}
