/** Where a part of a state is: the keys that lead to it, from the outside in. */
export type PartPath = readonly (string | number)[];

/**
 * How a state comes apart, for whoever wants to look at many: most actions read few parts and change fewer. It says
 * nothing new about how the system behaves, and a model without it works as well.
 */
export interface Anatomy<State, Action> {
  /**
   * Paths to the parts. No part lies in another; together they hold everything; what is around them (the objects and
   * arrays that the paths lead through) is the same in every state. Equal as JSON is equal.
   */
  readonly parts: readonly PartPath[];
  /** Together they list what `actionsOf` lists, each action once. Each should read little of the state. */
  readonly actionGroups: readonly ((state: State) => readonly Action[])[];
}

/**
 * A way to exchange what is alike, such as clients that work alike. A state and its image behave alike, and a property holds
 * in both or in neither. Each part of an image is made from one part of the state.
 */
export interface Symmetry<State> {
  /** For each part of the image, in the order of the anatomy's parts: the part that it is made from. */
  readonly sources: readonly number[];
  imageOf(state: State): State;
}
