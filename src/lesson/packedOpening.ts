import type { Lesson, LessonOpening } from './lesson.ts';
import { packScenario, unpackScenario, type PackedScenario } from './packedScenario.ts';

/** What the first view needs, as it is sent. */
export type PackedOpening = Omit<LessonOpening, 'scenarios'> & { readonly scenarios: readonly PackedScenario[] };

export function packOpening(lesson: Lesson): PackedOpening {
  const { id, course, part, title, subtitle, thesis, gist, truths, scenarios } = lesson;
  return { id, course, part, title, subtitle, thesis, gist, truths, scenarios: scenarios.map(packScenario) };
}

export function unpackOpening({ scenarios, ...opening }: PackedOpening): LessonOpening {
  return { ...opening, scenarios: scenarios.map(unpackScenario) };
}
