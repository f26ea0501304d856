import type { ReactElement } from 'react';
import type { Lesson, OrderItem } from '../../lesson/lesson.ts';
import { CodeTools } from './CodeTools.tsx';
import { StageControls } from './StageControls.tsx';
import { changeTalk } from './talkStore.ts';
import { scenarioIn } from './walk.ts';

interface ItemToolsProps {
  readonly lesson: Lesson;
  readonly item: OrderItem | undefined;
}

/** What can be done with what is shown: the Stage with all its tools, or a program. */
export function ItemTools({ lesson, item }: ItemToolsProps): ReactElement {
  const place = item?.place;
  if (item === undefined || scenarioIn(item) !== undefined) return <StageControls lesson={lesson} />;
  const snippet = place?.type === 'snippet' ? lesson.snippets.find(({ id }) => id === place.id) : undefined;
  return (
    <>
      {snippet ? <CodeTools key={snippet.id} snippet={snippet} /> : null}
      {place?.type === 'question' ? <AnswerButton /> : null}
      <p>
        <button type="button" className="button-quiet" onClick={() => changeTalk({ itemId: '' })}>
          Show the Stage, to explore or to drive it
        </button>
      </p>
    </>
  );
}

function AnswerButton(): ReactElement {
  return (
    <p>
      <button type="button" className="button" onClick={() => changeTalk({ isAnswerShown: true })}>
        Show answer
      </button>
    </p>
  );
}
