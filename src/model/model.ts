import type { Anatomy, Symmetry } from './anatomy.ts';

/**
 * What a transition system is. Everything undecided (who runs next, which message arrives, what fails)
 * is an action; a run is a list of actions. Time, chance and identity live in the state, so the same
 * actions always give the same states.
 *
 * States and actions are immutable plain data (they survive `structuredClone` and JSON).
 */
export interface Model<State, Action, Event> {
  readonly initialStates: readonly State[];
  /** The actions possible in `state`, in an order that depends on nothing but the state. */
  actionsOf(state: State): readonly Action[];
  /** Why `action` cannot be taken in `state`, as a sentence; `undefined` when it can. */
  obstacleTo(state: State, action: Action): string | undefined;
  /** Takes `action`, for which `obstacleTo` is `undefined`. */
  next(state: State, action: Action): Transition<State, Event>;
  readonly properties: readonly Property<State, Event>[];
  /** Equal for two states exactly when they behave alike from here on. */
  keyOf(state: State): string;
  readonly anatomy?: Anatomy<State, Action>;
  /** All ways to exchange what is alike, but for the one that exchanges nothing: one after another they give no new one. */
  readonly symmetries?: readonly Symmetry<State>[];
}

export interface Transition<State, Event> {
  readonly state: State;
  /** What happened, in order. */
  readonly events: readonly Event[];
}

/** Something that should hold in every run. `name` is its stable identifier (kebab-case). */
export interface Property<State, Event> {
  readonly name: string;
  /** Whether `transition`, taken from `before`, breaks it. Once broken it stays broken for the run. */
  isBrokenBy(before: State, transition: Transition<State, Event>): boolean;
}
