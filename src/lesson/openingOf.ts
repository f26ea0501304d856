import type { Lesson, LessonOpening } from './lesson.ts';

export function openingOf(lesson: Lesson): LessonOpening {
  const { id, course, part, title, subtitle, thesis, gist, truths, scenarios, questions } = lesson;
  const questionIds = questions.map((question) => question.id);
  return { id, course, part, title, subtitle, thesis, gist, truths, scenarios, questionIds };
}
