import { useMemo, type ReactElement } from 'react';
import type { Lesson, OrderItem } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { editedScenario, noEdit, type StageEdit } from '../state/stageEdit.ts';
import { CodeSlide } from './CodeSlide.tsx';
import { MapSlide } from './MapSlide.tsx';
import { StageSlide } from './StageSlide.tsx';
import { useTalk } from './talkStore.ts';
import { scenarioIn } from './walk.ts';

export interface SlideView {
  readonly lesson: Lesson;
  readonly item: OrderItem | undefined;
  /** What is on the Stage. */
  readonly scenarioId: string | undefined;
  readonly edit: StageEdit;
  readonly stepIndex: number;
  readonly isAnswerShown: boolean;
}

/** One slide: an item of the running order or, when none is chosen, what is on the Stage. */
export function Slide(view: SlideView): ReactElement {
  const { lesson, item } = view;
  const place = item?.place;
  if (item === undefined || place === undefined || scenarioIn(item) !== undefined) return <StagePart {...view} />;
  switch (place.type) {
    case 'lines':
      return (
        <div className="slide-lines">
          <h2>{item.title}</h2>
          <ol>
            {place.lines.map((line) => (
              <li key={line} dangerouslySetInnerHTML={{ __html: line }} />
            ))}
          </ol>
        </div>
      );
    case 'map':
      return <MapSlide lesson={lesson} mapId={place.id} />;
    case 'snippet':
      return <CodePart lesson={lesson} snippetId={place.id} />;
    case 'question':
      return <QuestionPart {...view} questionId={place.id} />;
    case 'scenario':
    case 'truth':
      return <StagePart {...view} />;
  }
}

function StagePart({ lesson, item, scenarioId, edit, stepIndex }: SlideView): ReactElement | null {
  const wanted = (item && scenarioIn(item)) ?? scenarioId;
  const scenario = lesson.scenarios.find(({ id }) => id === wanted);
  // The next item's story is the lesson's own, whatever was done to the one before it.
  const own = wanted === scenarioId ? edit : noEdit;
  const shown = useMemo(() => scenario && editedScenario(scenario, own), [scenario, own]);
  const found = useTalk(({ talk }) => talk.found);
  if (!shown) return null;
  const title = own === noEdit ? item?.title : undefined;
  return <StageSlide scenario={shown} title={title ?? shown.title} stepIndex={stepIndex} found={found} />;
}

function CodePart({ lesson, snippetId }: { readonly lesson: Lesson; readonly snippetId: string }): ReactElement | null {
  const code = useTalk(({ talk }) => talk.code[snippetId]);
  const snippet = lesson.snippets.find(({ id }) => id === snippetId);
  if (!snippet) return null;
  return <CodeSlide title={snippet.title} code={code ?? { text: snippet.code, topLine: 0, status: '', output: [] }} />;
}

interface QuestionPartProps extends SlideView {
  readonly questionId: string;
}

function QuestionPart({ lesson, questionId, isAnswerShown }: QuestionPartProps): ReactElement {
  const question = lesson.questions.find(({ id }) => id === questionId);
  return (
    <div className="slide-lines slide-question">
      <h2>{question?.question}</h2>
      {isAnswerShown ? <Prose id={`questions/${questionId}/short`} /> : null}
    </div>
  );
}
