import fc from 'fast-check';
import { isMeaningful, type Operation, type RecipeReply, type Standing } from '../../engine/sources/recipe.ts';
import type { RealSystem } from './realSystem.ts';
import { within } from './within.ts';

const clients = ['A', 'B', 'C'];
const longestHistory = 14;

const client = fc.constantFrom(...clients);
const plain = (type: 'expire' | 'otherWork' | 'forget') => fc.constant<Operation>({ type });

/** What is done to a lock, in the order in which it is done. */
export const histories = fc.array<Operation>(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('acquire' as const), client }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('renew' as const, 'release' as const), client }) },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('write' as const),
        client,
        value: fc.constantFrom('1', '2', 'é “x”'),
        isFenced: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: plain('expire') },
    { weight: 1, arbitrary: plain('otherWork') },
    { weight: 1, arbitrary: plain('forget') },
  ),
  { minLength: 1, maxLength: longestHistory },
);

/** What happened to one lock up to the first difference. */
export interface Comparison {
  readonly operationCount: number;
  readonly difference?: Difference;
}

export interface Difference {
  readonly operation: Operation;
  readonly number: number;
  readonly expected: Seen;
  readonly found: Seen;
}

interface Seen {
  readonly reply: RecipeReply;
  readonly standing: Standing;
}

/** Runs one history through the model and through the real system, and compares what each client, and an onlooker, sees. */
export async function compare(system: RealSystem, variant: string, history: readonly Operation[]): Promise<Comparison> {
  const { server } = system;
  const lock = await within(`${server}, a lock of its own`, system.open(variant));
  let state = lock.recipe.start;
  let operationCount = 0;
  try {
    for (const operation of history) {
      if (!isMeaningful(state, operation)) continue;
      operationCount++;
      const outcome = lock.recipe.step(state, operation);
      state = outcome.state;
      const reply = await within(`${server}, ${operation.type}`, lock.perform(operation));
      const expected = { reply: outcome.reply, standing: lock.recipe.standing(state) };
      const found = { reply, standing: await within(`${server}, who holds the lock`, lock.standing()) };
      if (textOf(expected) !== textOf(found)) {
        return { operationCount, difference: { operation, number: operationCount, expected, found } };
      }
    }
    return { operationCount };
  } finally {
    await within(`${server}, the end of a history`, lock.close());
  }
}

/** Keys stand in one order, and what a loser does not learn is not compared. */
export function textOf({ reply, standing: { holder, value, number } }: Seen): string {
  const details =
    'token' in reply
      ? [reply.token, reply.lookalikes]
      : 'error' in reply
        ? [reply.error]
        : 'by' in reply
          ? [reply.by]
          : [];
  return JSON.stringify([reply.type, ...details, holder, value, number]);
}
