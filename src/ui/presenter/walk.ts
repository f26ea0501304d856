import type { OrderItem } from '../../lesson/lesson.ts';

/** Where a talk is: an item, and how far in it. */
export interface Position {
  readonly itemId: string;
  readonly stepIndex: number;
  readonly isAnswerShown: boolean;
}

/** The items that are shown, in their order, and how many steps a scenario has. */
export interface Way {
  readonly items: readonly OrderItem[];
  readonly stepCountOf: (scenarioId: string) => number;
  /** The story on the Stage was changed by hand: it ends where it ends. */
  readonly isEdited: boolean;
}

/** One press of the clicker on: the next step, the answer, or the next item. The last place is the end. */
export function forward(way: Way, position: Position): Position {
  const item = itemAt(way, position);
  if (!item) return startOf(way.items[0], position);
  const { last } = stepsOf(way, item);
  if (hasSteps(item) && position.stepIndex < last) return { ...position, stepIndex: position.stepIndex + 1 };
  if (item.place.type === 'question' && !position.isAnswerShown) return { ...position, isAnswerShown: true };
  return startOf(way.items[way.items.indexOf(item) + 1], position);
}

/** One press back: items are entered at their end. */
export function backward(way: Way, position: Position): Position {
  const item = itemAt(way, position);
  if (!item) return startOf(way.items[0], position);
  const { first } = stepsOf(way, item);
  if (hasSteps(item) && position.stepIndex > first) return { ...position, stepIndex: position.stepIndex - 1 };
  if (item.place.type === 'question' && position.isAnswerShown) return { ...position, isAnswerShown: false };
  const before = way.items[way.items.indexOf(item) - 1];
  if (!before) return position;
  return { itemId: before.id, stepIndex: stepsOf(way, before).last, isAnswerShown: before.place.type === 'question' };
}

export function startOf(item: OrderItem | undefined, otherwise: Position): Position {
  if (!item) return otherwise;
  const stepIndex = item.place.type === 'scenario' ? item.place.from : 0;
  return { itemId: item.id, stepIndex, isAnswerShown: false };
}

/** The scenario that an item shows, if it shows one. */
export function scenarioIn({ place }: OrderItem): string | undefined {
  if (place.type === 'scenario') return place.id;
  return place.type === 'truth' ? place.scenarioId : undefined;
}

function stepsOf({ stepCountOf, isEdited }: Way, item: OrderItem): { readonly first: number; readonly last: number } {
  const { place } = item;
  if (place.type === 'scenario') return { first: place.from, last: isEdited ? stepCountOf(place.id) : place.to };
  return { first: 0, last: place.type === 'truth' ? stepCountOf(place.scenarioId) : 0 };
}

const hasSteps = (item: OrderItem): boolean => scenarioIn(item) !== undefined;

const itemAt = ({ items }: Way, { itemId }: Position): OrderItem | undefined => items.find(({ id }) => id === itemId);
