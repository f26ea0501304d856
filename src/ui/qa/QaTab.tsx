import type { ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';

export function QaTab({ lesson }: { readonly lesson: Lesson }): ReactElement {
  return <h2>{lesson.questions.length} questions</h2>;
}
