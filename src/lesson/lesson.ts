import type { LockConfig } from '../engine/config.ts';
import type { OutcomeClaim } from '../engine/outcomeClaim.ts';
import type { PropertyName } from '../engine/properties.ts';
import type { Scenario } from '../engine/scenario.ts';
import type { SmallSystem } from '../engine/smallSystem.ts';
import type { WorldId } from '../engine/world.ts';
import type { MapEvent } from './mapEvents.ts';

/**
 * A lesson as the page gets it. Prose is not in here: it is in the document that the build wrote, under
 * `data-prose="<key>"`, so that it is sent once and readable without scripts. Keys: `gist/<section>`,
 * `gist/<section>/<card>`, `truths/<id>`, `maps/<map>/<node>`, `maps/notes`,
 * `questions/<id>/short|long|mistake`, `snippets/<id>`, `exercises/<id>`, `exercises/<id>/<item>`, `challenges/<id>`,
 * `challenges/<id>/hint-<n>` with n from 1.
 */
export interface Lesson {
  readonly id: string;
  readonly course: string;
  readonly part: string;
  readonly title: string;
  readonly subtitle: string;
  readonly thesis: string;
  readonly gist: readonly GistSection[];
  readonly truths: readonly Truth[];
  readonly maps: readonly FlowMap[];
  readonly tables: readonly SourceTable[];
  readonly questions: readonly Question[];
  readonly snippets: readonly Snippet[];
  readonly exercises: readonly Exercise[];
  readonly challenges: readonly Challenge[];
  readonly levels: readonly Level[];
  readonly scenarios: readonly Scenario[];
  readonly pronunciation: readonly Pronunciation[];
  readonly runningOrder: readonly OrderItem[];
  readonly turningPoints: readonly TurningPoint[];
}

/** What the first view needs of a lesson. The rest comes with the parts that show it. */
export type LessonOpening = Pick<
  Lesson,
  'id' | 'course' | 'part' | 'title' | 'subtitle' | 'thesis' | 'gist' | 'truths' | 'scenarios'
>;

export type ProseKey = string;
export type Prose = Readonly<Record<ProseKey, string>>;

/** One section of the first tab. A `stage` section shows its scenario under its prose; `cards` are set side by side. */
export interface GistSection {
  readonly id: string;
  readonly heading: string;
  readonly layout: 'text' | 'steps' | 'soundbite' | 'cards' | 'stage' | 'truths';
  readonly scenario?: string;
  readonly cards: readonly Card[];
}
export interface Card {
  readonly id: string;
  readonly heading: string;
  /** A word above the heading: `Prefer`, `Alternative`. */
  readonly kicker?: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** A claim and the scenario that shows it. */
export interface Truth {
  readonly id: string;
  readonly title: string;
  readonly scenario: string;
  readonly source: string;
}

export interface FlowMap {
  readonly id: string;
  readonly title: string;
  /** One sentence that says what the drawing shows, for those who do not see it. */
  readonly summary: string;
  /** Mermaid flowchart text, as in the file. */
  readonly mermaid: string;
  /** The story that plays the edges of this map. */
  readonly scenario?: string;
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}
/** `id` is the node's id in the Mermaid text. Its explanation is prose `maps/<map>/<id>`. */
export interface MapNode {
  readonly id: string;
  readonly label: string;
}
/** `id` is `<from>-<to>-<n>`, n counting from 0 the edges between the same two nodes in file order. */
export interface MapEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly protocol: string;
  readonly direction: string;
  readonly effect: string;
  readonly consequence: string;
  /** What happens on the Stage when this edge is used, for edges along which no message travels. */
  readonly events?: readonly MapEvent[];
}

/** A table; the first column heads its row. */
export interface SourceTable {
  readonly id: string;
  readonly title: string;
  /** One paragraph, as inline HTML. */
  readonly about?: string;
  readonly columns: readonly string[];
  /** The place of the column by whose values one chooses rows. */
  readonly chooseBy?: number;
  readonly rows: readonly (readonly TableCell[])[];
}
/** All of it is inline HTML. */
export interface TableCell {
  readonly short: string;
  readonly text?: string;
  readonly source?: string;
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly topic: string;
  readonly level: 'basic' | 'deeper' | 'expert';
  readonly hasMistake: boolean;
  /** What a good answer says, point by point, to check one's own against. */
  readonly points: readonly string[];
  /** Where one sees that the answer is true. */
  readonly show?: Show;
}

/** Evidence: a step on the Stage, what trying every interleaving of a small system finds, or a challenge. */
export type Show =
  | { readonly type: 'stage'; readonly address: string }
  | { readonly type: 'explorer'; readonly system: SmallSystem; readonly property: PropertyName }
  | { readonly type: 'challenge'; readonly challengeId: string };

export type Language = 'python' | 'typescript' | 'sql';
export interface Snippet {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly code: string;
  /** What the program prints, exactly. */
  readonly output: string;
}

/** A list of questions to work through; each item's answer is prose `exercises/<id>/<item>`. */
export interface Exercise {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ExerciseItem[];
}
export interface ExerciseItem {
  readonly id: string;
  readonly question: string;
}

/** A program to write: the decision of a storage, tried in every interleaving. Its task and hints are prose. */
export interface Challenge {
  readonly id: string;
  readonly title: string;
  /** Asked before anything is run. */
  readonly prediction: Prediction;
  readonly hintCount: number;
  /** What a program has to stand: these properties, in all these systems. */
  readonly systems: readonly LockConfig[];
  readonly properties: readonly PropertyName[];
  /** How the starter fails, in any language: what it breaks, and the fewest steps to that. */
  readonly breaks: { readonly property: PropertyName; readonly stepCount: number };
  /** In Python and TypeScript, or in SQL. */
  readonly programs: Readonly<Partial<Record<Language, ChallengeProgram>>>;
  readonly mutants: readonly Mutant[];
}
export interface Prediction {
  readonly question: string;
  readonly choices: readonly PredictionChoice[];
}
/** `claim`: that the starter holds, or which property it breaks. Whether that is so is found out by trying. */
export interface PredictionChoice {
  readonly claim: 'holds' | PropertyName;
  readonly text: string;
}
export interface ChallengeProgram {
  readonly starter: string;
  readonly solution: string;
}

/** A plausible wrong solution: the right one with a few places changed. */
export interface Mutant {
  readonly id: string;
  /** What it gets wrong, in a sentence. */
  readonly wrong: string;
  /** Not every mistake can be made in every language. */
  readonly edits: Readonly<Partial<Record<Language, readonly CodeEdit[]>>>;
}
/** `replace` stands in the solution exactly once. */
export interface CodeEdit {
  readonly replace: string;
  readonly by: string;
}

/** A system for the learner to corrupt, move by move. How far off that is, and whether it can be done, is searched for. */
export interface Level {
  readonly id: string;
  readonly title: string;
  /** A sentence or two before the first move. */
  readonly brief: string;
  /** The property to break. */
  readonly goal: PropertyName;
  readonly system: SmallSystem;
}

/** How a word, number or sign is said by a voice that would get it wrong. */
export interface Pronunciation {
  readonly written: string;
  readonly said: string;
}

/** One thing that an instructor shows. Notes are HTML, for the instructor alone, so they are not in the document. */
export interface OrderItem {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly place: OrderPlace;
  readonly notes: string;
  /** Notes for single steps of a scenario. */
  readonly stepNotes: readonly StepNote[];
  readonly ask?: Ask;
}
/** A scenario is shown from step `from` to step `to`. `lines` are inline HTML, in large type. */
export type OrderPlace =
  | { readonly type: 'lines'; readonly lines: readonly string[] }
  | { readonly type: 'scenario'; readonly id: string; readonly from: number; readonly to: number }
  | { readonly type: 'truth'; readonly id: string; readonly scenarioId: string }
  | { readonly type: 'map' | 'snippet' | 'question'; readonly id: string };
/** What the hall is asked where there are no steps: those of a story have turning points. */
export interface Ask {
  readonly question: string;
  readonly choices: readonly string[];
}
export interface StepNote {
  readonly step: number;
  readonly notes: string;
}

/** A step of a scenario before which one says what one expects. Which choice is right is found in the run. */
export interface TurningPoint {
  readonly id: string;
  readonly scenario: string;
  /** Counted from 1. */
  readonly step: number;
  readonly question: string;
  /** Two to four; exactly one of them is what happens. */
  readonly choices: readonly TurningPointChoice[];
}
export interface TurningPointChoice {
  readonly text: string;
  /** What has to happen, in one or more of the scenario's worlds. */
  readonly outcome: readonly { readonly world: WorldId; readonly claim: OutcomeClaim }[];
}
