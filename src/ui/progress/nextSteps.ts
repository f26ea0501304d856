import type { Lesson } from '../../lesson/lesson.ts';
import { dueCountsOf } from '../../practice/schedule.ts';
import type { TabId } from '../state/tabId.ts';
import type { Progress } from './progress.ts';

export interface NextStep {
  readonly text: string;
  readonly href: string;
}

/** What one could do now that one is at the end of a part: what is not done here, then what comes after it. */
export function nextSteps(tab: TabId, lesson: Lesson, progress: Progress, nowMs: number): readonly NextStep[] {
  switch (tab) {
    case 'gist':
      return [...unseenStory(lesson, progress), toMaps];
    case 'maps':
      return [practise(lesson, progress, nowMs), ...challenge(lesson, progress)];
    case 'qa':
      return [...challenge(lesson, progress), ...unseenStory(lesson, progress)];
    case 'sandbox':
      return [practise(lesson, progress, nowMs), ...unseenStory(lesson, progress)];
  }
}

const toMaps: NextStep = {
  text: 'Look at the maps: who sends what to whom, and where tokens come from',
  href: '#maps',
};

/** The Stage's own story first, then those of the truths in their order. */
function unseenStory({ gist, truths, scenarios }: Lesson, { seen }: Progress): readonly NextStep[] {
  const stage = gist.find(({ layout }) => layout === 'stage')?.scenario;
  const told = [stage, ...truths.map(({ scenario }) => scenario), ...scenarios.map(({ id }) => id)];
  const next = told.find((id) => id !== undefined && !seen[`story/${id}`]);
  const title = scenarios.find(({ id }) => id === next)?.title;
  return next === undefined || title === undefined
    ? []
    : [{ text: `Step through “${title}” to its end`, href: `#gist?s=${encodeURIComponent(next)}` }];
}

function challenge({ challenges }: Lesson, { attempts }: Progress): readonly NextStep[] {
  const next = challenges.find(({ id }) => (attempts[id]?.solvedIn.length ?? 0) === 0);
  return next ? [{ text: `Write storage that holds: “${next.title}”`, href: '#sandbox' }] : [];
}

function practise({ questions }: Lesson, { reviews }: Progress, nowMs: number): NextStep {
  const { due, fresh } = dueCountsOf(
    questions.map(({ id }) => id),
    reviews,
    nowMs,
  );
  return { text: `Practise the questions: ${due} due, ${fresh} new`, href: '#qa' };
}
