import type { ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';

export function Stage({ scenarioId }: { readonly lesson: Lesson; readonly scenarioId: string }): ReactElement {
  return <div>{scenarioId}</div>;
}
