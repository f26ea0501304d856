import { useMemo } from 'react';
import type { Lesson, OrderItem } from '../../lesson/lesson.ts';
import { writeAddress } from '../state/address.ts';
import { editedScenario, noEdit } from '../state/stageEdit.ts';
import { useStore } from '../state/store.ts';
import { useArrangement } from './arrangementStore.ts';
import { changeTalk, stageNow, useTalk } from './talkStore.ts';
import { backward, forward, scenarioIn, startOf, type Position, type Way } from './walk.ts';

/** Where the talk is. An item that is not in the lesson (any more) counts as none. */
export function positionNow(): Position {
  const { itemId, isAnswerShown } = useTalk.getState().talk;
  return { itemId, isAnswerShown, stepIndex: useStore.getState().stepIndex };
}

export function wayNow(lesson: Lesson): Way {
  const { edit, scenarioId, firstScenarioId } = useStore.getState();
  const items = useArrangement.getState().items.flatMap(({ item, isHidden }) => (isHidden ? [] : [item]));
  const stepCountOf = (id: string): number => {
    const scenario = lesson.scenarios.find((known) => known.id === id);
    if (!scenario) return 0;
    return (id === (scenarioId ?? firstScenarioId) ? editedScenario(scenario, edit) : scenario).schedule.length;
  };
  return { items, stepCountOf, isEdited: edit !== noEdit };
}

export function goForward(lesson: Lesson): void {
  goTo(lesson, forward(wayNow(lesson), positionNow()));
}

export function goBackward(lesson: Lesson): void {
  goTo(lesson, backward(wayNow(lesson), positionNow()));
}

export function goToItem(lesson: Lesson, item: OrderItem | undefined): void {
  goTo(lesson, startOf(item, positionNow()));
}

/** One message for all: the item, the step, and nothing left over from the last one. */
function goTo(lesson: Lesson, position: Position): void {
  const now = positionNow();
  const item = lesson.runningOrder.find(({ id }) => id === position.itemId);
  const scenarioId = item && scenarioIn(item);
  const { setStep, stepIndex } = useStore.getState();
  if (position.itemId === now.itemId && scenarioId !== undefined) {
    if (position.stepIndex !== stepIndex) setStep(position.stepIndex);
    return;
  }
  const stage =
    scenarioId === undefined ? stageNow() : writeAddress({ tab: 'gist', scenarioId, stepIndex: position.stepIndex });
  changeTalk({ itemId: position.itemId, stage, isAnswerShown: position.isAnswerShown, isAskShown: false, found: '' });
}

/** The item that is shown; `undefined`: what is on the Stage. */
export function useItem(lesson: Lesson): OrderItem | undefined {
  const itemId = useTalk(({ talk }) => talk.itemId);
  return useMemo(() => lesson.runningOrder.find(({ id }) => id === itemId), [lesson, itemId]);
}
