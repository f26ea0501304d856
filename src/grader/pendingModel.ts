import { QuestionPending } from '../engine/asked.ts';
import type { Model } from '../model/model.ts';

/**
 * The same model, in which a step that meets a question without an answer leads nowhere: a search goes on elsewhere.
 * `onPending` hears of each such question.
 */
export function pendingModel<State, Action, Event>(
  model: Model<State, Action, Event>,
  onPending: (question: QuestionPending) => void,
): Model<State, Action, Event> {
  return {
    ...model,
    next: (state, action) => {
      try {
        return model.next(state, action);
      } catch (error) {
        if (!(error instanceof QuestionPending)) throw error;
        onPending(error);
        return { state, events: [] };
      }
    },
  };
}
