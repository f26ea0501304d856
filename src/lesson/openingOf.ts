import type { Lesson, LessonOpening } from './lesson.ts';

export function openingOf(lesson: Lesson): LessonOpening {
  const { id, course, part, title, subtitle, thesis, gist, truths, scenarios } = lesson;
  return { id, course, part, title, subtitle, thesis, gist, truths, scenarios };
}
