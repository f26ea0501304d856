/** What clients, operators and time do to a lock that follows a recipe. A client is a letter. */
export type Operation =
  | { readonly type: 'acquire'; readonly client: string }
  | { readonly type: 'renew' | 'release'; readonly client: string }
  | { readonly type: 'write'; readonly client: string; readonly value: string; readonly isFenced: boolean }
  /** The lease of whoever holds the lock ends. */
  | { readonly type: 'expire' }
  /** Somebody else uses the same servers. */
  | { readonly type: 'otherWork' }
  /** An operator, an eviction or a time to live removes what the recipe keeps between grants. */
  | { readonly type: 'forget' };

/** What whoever did it sees. */
export type RecipeReply =
  /** `lookalikes` is what it could take for a token. */
  | {
      readonly type: 'granted';
      readonly token: number;
      readonly lookalikes?: Readonly<Record<string, number>>;
    }
  /** `by` is what a loser learns of the holder, where it learns anything. */
  | { readonly type: 'held'; readonly by?: string }
  | { readonly type: 'renewed' | 'released' | 'written' | 'done' }
  /** In the system's own words. */
  | { readonly type: 'refused'; readonly error: string };

export interface Outcome<State> {
  readonly state: State;
  readonly reply: RecipeReply;
}

/** How a real system is used as a lock, as plain data and one function: the same state and operation, the same outcome. */
export interface LockRecipe<State extends RecipeState<object>> {
  readonly start: State;
  readonly step: (state: State, operation: Operation) => Outcome<State>;
  readonly standing: (state: State) => Standing;
}

/** What anybody could see who looked into the system. */
export interface Standing {
  readonly holder: string | null;
  /** What is stored in the place that the lock protects. */
  readonly value: string;
  /** The number that the system keeps; null where it keeps none now. */
  readonly number: number | null;
}

/** Every recipe remembers what each client was given last: a client works on with that, stale or not. */
export interface RecipeState<Grant extends object> {
  readonly grants: Readonly<Record<string, Grant>>;
}

/** What stands in storage that is kept in the same system. */
export interface Stored {
  readonly value: string;
  /** The highest token that came with a fenced write; 0 before any. */
  readonly fence: number;
}

/** One way of writing equal states: clients in order. */
export function withGrant<Grant extends object>(
  grants: Readonly<Record<string, Grant>>,
  client: string,
  grant: Grant,
): Readonly<Record<string, Grant>> {
  return inOrder({ ...grants, [client]: grant });
}

export function inOrder<Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether `operation` means something: whoever was never given anything has nothing to renew, release or show. */
export function isMeaningful(state: RecipeState<object>, operation: Operation): boolean {
  const { type } = operation;
  return type !== 'renew' && type !== 'release' && type !== 'write' ? true : operation.client in state.grants;
}

/** A recipe for those who follow any: its states go into it and come out of it alone, so their type is its own affair. */
export function anyRecipe<State extends RecipeState<object>>(
  recipe: LockRecipe<State>,
): LockRecipe<RecipeState<object>> {
  return {
    start: recipe.start,
    step: (state, operation) => recipe.step(state as State, operation),
    standing: (state) => recipe.standing(state as State),
  };
}
