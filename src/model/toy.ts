import type { Model } from './model.ts';

/** A number counted down by one or by two: small enough to foresee. Tests of what drives a model use it. */
export function countdown(from: number): Model<number, 'one' | 'two', string> {
  const size = (action: 'one' | 'two') => (action === 'one' ? 1 : 2);
  return {
    initialStates: [from],
    actionsOf: (state) => (['one', 'two'] as const).filter((action) => size(action) <= state),
    obstacleTo: (state, action) => (size(action) <= state ? undefined : `${state} is too low to count ${action} down.`),
    next: (state, action) => ({ state: state - size(action), events: [`counted ${action}`] }),
    properties: [
      { name: 'never-one', isBrokenBy: (_, { state }) => state === 1 },
      { name: 'never-by-two', isBrokenBy: (before, { state }) => before - state === 2 },
    ],
    keyOf: String,
  };
}
