import type { ReactElement } from 'react';
import type { ProseKey } from '../../lesson/lesson.ts';
import { proseOf } from './proseTexts.ts';

interface ProseProps {
  readonly id: ProseKey;
  readonly as?: 'div' | 'span';
  readonly className?: string;
}

/** A piece of the lesson's prose. Its HTML was made from the lesson's own files by the build, with raw HTML off. */
export function Prose({ id, as: Tag = 'div', className }: ProseProps): ReactElement {
  const classes = className === undefined ? 'prose' : `prose ${className}`;
  return <Tag className={classes} data-prose={id} dangerouslySetInnerHTML={{ __html: proseOf(id) }} />;
}
