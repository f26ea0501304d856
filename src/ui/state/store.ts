import { create } from 'zustand';
import type { Dialect } from '../../engine/database/sqlText.ts';
import type { Scenario } from '../../engine/scenario.ts';
import { editedScenario, noEdit, type StageEdit } from './stageEdit.ts';
import { withPanel, type PanelId } from './panelId.ts';
import type { TabId } from './tabId.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** A plain sentence to the learner. `reload` offers to load the page again. */
export interface Notice {
  readonly id: number;
  readonly sentence: string;
  readonly action?: 'reload';
}

/** A question that a link asks to open. A new object each time, so that the same link works twice. */
export interface CardRequest {
  readonly id: string;
}

/** What is chosen in the maps, as mapsQuery.ts writes it. A new object each time, so that the same link works twice. */
export interface MapsView {
  readonly query: string;
  /** Whether it was chosen there, and not in a link. */
  readonly isOwn?: boolean;
}

/** What the store has to know of the lesson: its scenarios, and which of them comes first. */
export interface LessonExtent {
  readonly scenarios: readonly Scenario[];
  readonly firstScenarioId: string | undefined;
}

/** What was on the Stage before a change, to come back to. */
export interface StageMoment {
  readonly scenarioId: string | undefined;
  readonly edit: StageEdit;
  readonly stepIndex: number;
}

/** What the learner has chosen. Traces, lanes, sentences are derived from it and never stored. */
export interface State extends LessonExtent {
  readonly tab: TabId;
  readonly theme: Theme;
  readonly notices: readonly Notice[];
  /** Whether single keys act (some people use speech input and need them off). */
  readonly areKeysOn: boolean;
  readonly isKeysDialogOpen: boolean;
  /** The scenario on the Stage; `undefined`: the one that the lesson puts there. */
  readonly scenarioId: string | undefined;
  /** How many steps of the scenario have been taken; 0 is before the first. */
  readonly stepIndex: number;
  readonly edit: StageEdit;
  /** Newest last. */
  readonly undone: readonly StageMoment[];
  /** The tools that are open beside the Stage; the last one is seen. */
  readonly panels: readonly PanelId[];
  /** The database that the panel of databases shows. */
  readonly dialect: Dialect;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly card: CardRequest | undefined;
  readonly maps: MapsView;
  /** Code that a link brought for the Sandbox, as it stood in the address. */
  readonly sharedCode: string | undefined;

  setTab(tab: TabId): void;
  showScenario(id: string | undefined, stepIndex?: number, edit?: StageEdit): void;
  /** Changes what is on the Stage; what was there can be had back by `undo`. */
  changeStage(edit: StageEdit, stepIndex: number): void;
  undo(): void;
  /** Opens that panel, or closes the one that is open. */
  setPanel(panel: PanelId | undefined): void;
  /** Kept within the scenario. Reaching its end stops the playing. */
  setStep(stepIndex: number): void;
  /** From the end, begins again. */
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  setTheme(theme: Theme): void;
  setKeysOn(areKeysOn: boolean): void;
  setKeysDialogOpen(isOpen: boolean): void;
  showCard(id: string | undefined): void;
  /** Says something to the learner; the same sentence is never shown twice at a time. */
  notify(sentence: string, action?: Notice['action']): void;
  dismiss(noticeId: number): void;
}

export const useStore = create<State>()((set) => ({
  scenarios: [],
  firstScenarioId: undefined,
  tab: 'gist',
  theme: 'system',
  notices: [],
  areKeysOn: true,
  isKeysDialogOpen: false,
  scenarioId: undefined,
  stepIndex: 0,
  edit: noEdit,
  undone: [],
  panels: [],
  dialect: 'sqlite',
  isPlaying: false,
  speed: 1,
  card: undefined,
  maps: { query: '' },
  sharedCode: undefined,

  setTab: (tab) => set((state) => (state.tab === tab ? state : { tab, isPlaying: false, card: undefined })),
  showScenario: (scenarioId, stepIndex = 0, edit = noEdit) =>
    set((state) => ({
      ...moved(state, { scenarioId, edit, stepIndex }),
      // A link may show another story; the learner's own is not lost by it.
      undone: state.edit === noEdit ? state.undone : remembered(state),
    })),
  changeStage: (edit, stepIndex) =>
    set((state) => ({
      ...moved(state, { scenarioId: state.scenarioId, edit, stepIndex }),
      // A dial is moved many times; what was before the first move is what one wants back.
      undone: state.edit.dials && edit.dials ? state.undone : remembered(state),
    })),
  undo: () =>
    set((state) => {
      const last = state.undone.at(-1);
      return last ? { ...moved(state, last), undone: state.undone.slice(0, -1) } : state;
    }),
  setPanel: (panel) => set(({ panels }) => ({ panels: withPanel(panels, panel) })),
  setStep: (stepIndex) =>
    set((state) => {
      const next = within(stepIndex, lastStep(state));
      return { stepIndex: next, isPlaying: state.isPlaying && next < lastStep(state) };
    }),
  play: () =>
    set((state) => {
      const isAtEnd = state.stepIndex >= lastStep(state);
      return { isPlaying: true, stepIndex: isAtEnd ? 0 : state.stepIndex };
    }),
  pause: () => set({ isPlaying: false }),
  setSpeed: (speed) => set({ speed }),
  setTheme: (theme) => set({ theme }),
  setKeysOn: (areKeysOn) => set({ areKeysOn }),
  setKeysDialogOpen: (isKeysDialogOpen) => set({ isKeysDialogOpen }),
  showCard: (id) => set({ card: id === undefined ? undefined : { id } }),
  notify: (sentence, action) =>
    set((state) => {
      if (state.notices.some((notice) => notice.sentence === sentence)) return state;
      const id = (state.notices.at(-1)?.id ?? 0) + 1;
      const notice: Notice = action === undefined ? { id, sentence } : { id, sentence, action };
      return { notices: [...state.notices, notice].slice(-mostNotices) };
    }),
  dismiss: (noticeId) => set((state) => ({ notices: state.notices.filter((notice) => notice.id !== noticeId) })),
}));

/** For code outside of React. */
export function notify(sentence: string, action?: Notice['action']): void {
  useStore.getState().notify(sentence, action);
}

/** Says that code did not come, and why that may be. */
export function notifyMissing(): void {
  const reason = navigator.onLine ? 'the page may be older than the site' : 'this computer is offline';
  notify(`A part of the page could not be loaded; ${reason}.`, 'reload');
}

const mostUndone = 100;
/** More would cover what they are about. */
const mostNotices = 4;

/** What is on the Stage now; undefined in a lesson without any scenario. */
function scenarioOnStage({
  scenarios,
  firstScenarioId,
  scenarioId,
  edit,
}: LessonExtent & Pick<State, 'scenarioId' | 'edit'>): Scenario | undefined {
  const id = scenarioId ?? firstScenarioId;
  const scenario = scenarios.find((candidate) => candidate.id === id);
  return scenario && editedScenario(scenario, edit);
}

function remembered({ undone, scenarioId, edit, stepIndex }: State): readonly StageMoment[] {
  return [...undone, { scenarioId, edit, stepIndex }].slice(-mostUndone);
}

function lastStep(state: LessonExtent & Pick<State, 'scenarioId' | 'edit'>): number {
  return scenarioOnStage(state)?.schedule.length ?? 0;
}

function moved(extent: LessonExtent, moment: StageMoment): StageMoment & { isPlaying: boolean } {
  return { ...moment, stepIndex: within(moment.stepIndex, lastStep({ ...extent, ...moment })), isPlaying: false };
}

function within(stepIndex: number, last: number): number {
  if (Number.isNaN(stepIndex)) return 0;
  return Math.max(0, Math.min(Math.trunc(stepIndex), last));
}
