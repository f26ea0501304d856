import type { Transition } from '../../model/model.ts';
import { clientText } from '../action.ts';
import type { Asking } from '../asked.ts';
import { askingBy } from '../asking.ts';
import type { LockEvent } from '../event.ts';
import type { LockState } from '../state.ts';
import type { LockRecipe, Operation, RecipeState } from './recipe.ts';
import type { RecipeOfSource } from './recipeSource.ts';

/** Makes the model take its tokens from a recipe, which hears of all that happens to the lock. */
export function askingRecipe({ recipe, tokenOf, isFlushed }: RecipeOfSource, firstToken: number): Asking {
  const followed = recipe(firstToken);
  const asking = askingBy({
    start: { disk: JSON.stringify(followed.start), memory: '' },
    decide: () => {
      throw new Error('A recipe is asked for tokens only.');
    },
    issue: ({ disk }, { client }) => {
      const { state, reply } = followed.step(stateIn(disk), { type: 'acquire', client });
      const grant = state.grants[client];
      if (reply.type !== 'granted' || !grant) throw new Error(`The recipe does not grant ${client} the lock.`);
      return { state: { disk: JSON.stringify(state), memory: '' }, token: tokenOf(grant, state) };
    },
  });
  return {
    ...asking,
    failOverIssuer: (lockService) => {
      const { asked } = asking.failOverIssuer(lockService);
      if (!isFlushed || !asked || !lockService.asked) return { asked };
      // Nothing takes over: the system is as it was, without what was removed.
      const { state } = followed.step(stateIn(lockService.asked.disk), { type: 'forget' });
      return { asked: { ...asked, disk: JSON.stringify(state) } };
    },
    after: (transition) => toldTo(followed, transition),
  };
}

/** The recipe's own state, of a moment of the model in which it is asked. */
export function recipeStateIn({ lockService }: LockState): RecipeState<object> | undefined {
  return lockService.asked && stateIn(lockService.asked.disk);
}

function toldTo(
  recipe: LockRecipe<RecipeState<object>>,
  { state, events }: Transition<LockState, LockEvent>,
): Transition<LockState, LockEvent> {
  const { asked } = state.lockService;
  const operations = events.flatMap((event) => operationOf(event) ?? []);
  if (!asked || operations.length === 0) return { state, events };
  const told = operations.reduce((before, operation) => recipe.step(before, operation).state, stateIn(asked.disk));
  const lockService = { ...state.lockService, asked: { ...asked, disk: JSON.stringify(told) } };
  return { state: { ...state, lockService }, events };
}

/** A grant is no news to the recipe, which gave the token. */
function operationOf(event: LockEvent): Operation | undefined {
  switch (event.type) {
    case 'acquireRefused':
      return { type: 'acquire', client: clientText(event.client) };
    case 'leaseRenewed':
      return { type: 'renew', client: clientText(event.client) };
    case 'leaseReleased':
      return { type: 'release', client: clientText(event.client) };
    case 'leaseExpired':
      return { type: 'expire' };
    case 'lockDelayEnded':
      return { type: 'otherWork' };
    default:
      return undefined;
  }
}

function stateIn(disk: string): RecipeState<object> {
  return JSON.parse(disk) as RecipeState<object>;
}
