import type { LockAction } from '../engine/action.ts';
import type { LockConfig } from '../engine/config.ts';
import type { PropertyName } from '../engine/properties.ts';
import type { Question } from './question.ts';

/** What a program has to stand: these properties, in every interleaving of these systems. */
export interface Test {
  /** Small systems whose storage asks, or whose token source does. */
  readonly systems: readonly LockConfig[];
  readonly properties: readonly PropertyName[];
}

export type Grade = Judged | Mistaken;

/** Every interleaving was tried. */
export interface Judged {
  readonly type: 'judged';
  /** In the order of the test's properties. */
  readonly verdicts: readonly GradedProperty[];
  readonly stateCount: number;
  readonly questionCount: number;
}

export interface GradedProperty {
  readonly property: PropertyName;
  /** A shortest way to break it, in whichever system that is shortest; undefined when it holds. */
  readonly broken: Counterexample | undefined;
}

export interface Counterexample {
  readonly systemIndex: number;
  readonly actions: readonly LockAction[];
}

/** The program does not keep to its contract, so there is nothing to judge. */
export interface Mistaken {
  readonly type: 'mistaken';
  readonly problem: string;
  /** What it was asked; undefined when it could not even begin. */
  readonly question: Question | undefined;
  /** What the program itself said: the error it raised. */
  readonly detail?: string;
}

export function hasPassed(grade: Grade): boolean {
  return grade.type === 'judged' && grade.verdicts.every(({ broken }) => broken === undefined);
}
