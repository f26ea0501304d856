/** A question as other programs get it. All but the id and the tags are HTML. */
export interface Flashcard {
  /** The question's id in its lesson. */
  readonly id: string;
  readonly question: string;
  readonly short: string;
  readonly long: string;
  /** Empty for a question without one. */
  readonly mistake: string;
  /** As a list. */
  readonly points: string;
  readonly tags: readonly string[];
}

export const fieldNames = ['Question', 'Short answer', 'Long answer', 'Usual mistake', 'Points'] as const;

/** In the order of `fieldNames`. */
export function fieldsOf({ question, short, long, mistake, points }: Flashcard): readonly string[] {
  return [question, short, long, mistake, points];
}

/** Who a card is, in this lesson and for ever: importing it again changes it, and adds no second one. */
export function guidOf(lessonId: string, { id }: Flashcard): string {
  return `${lessonId}/${id}`;
}
