import type { Lesson } from '../../lesson/lesson.ts';
import { standingOf } from '../../practice/schedule.ts';
import type { Progress } from './progress.ts';

export interface ProgressItem {
  readonly name: string;
  readonly isDone: boolean;
  /** How well, in a few words. */
  readonly remark?: string;
}

export interface ProgressGroup {
  readonly id: keyof Progress | 'stories';
  readonly title: string;
  readonly items: readonly ProgressItem[];
}

/** How far one is, section by section and challenge by challenge, in page order. */
export function progressGroups(lesson: Lesson, progress: Progress): readonly ProgressGroup[] {
  const { seen, predictions, reviews, attempts, best } = progress;
  const groups: readonly ProgressGroup[] = [
    {
      id: 'seen',
      title: 'Sections read',
      items: [
        ...lesson.gist.map(({ id, heading }) => ({ name: heading, isDone: seen[`gist/${id}`] === true })),
        ...lesson.maps.map(({ id, title }) => ({ name: `Map: ${title}`, isDone: seen[`maps/${id}`] === true })),
      ],
    },
    {
      id: 'stories',
      title: 'Stories watched to their end',
      items: lesson.scenarios.map(({ id, title }) => ({ name: title, isDone: seen[`story/${id}`] === true })),
    },
    {
      id: 'predictions',
      title: 'Predictions made',
      items: lesson.turningPoints.map(({ id, question }) => ({
        name: question,
        isDone: predictions[id] !== undefined,
      })),
    },
    {
      id: 'reviews',
      title: 'Questions learned',
      items: lesson.questions.map(({ id, question }) => ({
        name: question,
        isDone: standingOf(reviews[id]).isLearned,
      })),
    },
    {
      id: 'best',
      title: 'Levels beaten',
      items: lesson.levels.map(({ id, title }) => {
        const moves = best[id];
        return { name: title, isDone: moves !== undefined, ...(moves !== undefined && { remark: `${moves} moves` }) };
      }),
    },
    {
      id: 'attempts',
      title: 'Challenges solved',
      items: lesson.challenges.map(({ id, title }) => {
        const solvedIn = attempts[id]?.solvedIn ?? [];
        return {
          name: title,
          isDone: solvedIn.length > 0,
          ...(solvedIn.length > 0 && { remark: solvedIn.join(', ') }),
        };
      }),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
