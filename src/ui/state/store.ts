import { create } from 'zustand';
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

/** What the store has to know of the lesson: how far each scenario goes, and which comes first. */
export interface LessonExtent {
  readonly stepCounts: Readonly<Record<string, number>>;
  readonly firstScenarioId: string | undefined;
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
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly card: CardRequest | undefined;

  setTab(tab: TabId): void;
  showScenario(id: string | undefined, stepIndex?: number): void;
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
  stepCounts: {},
  firstScenarioId: undefined,
  tab: 'gist',
  theme: 'system',
  notices: [],
  areKeysOn: true,
  isKeysDialogOpen: false,
  scenarioId: undefined,
  stepIndex: 0,
  isPlaying: false,
  speed: 1,
  card: undefined,

  setTab: (tab) => set((state) => (state.tab === tab ? state : { tab, isPlaying: false, card: undefined })),
  showScenario: (id, stepIndex = 0) =>
    set((state) => ({ scenarioId: id, stepIndex: within(state, id, stepIndex), isPlaying: false })),
  setStep: (stepIndex) =>
    set((state) => {
      const next = within(state, state.scenarioId, stepIndex);
      return { stepIndex: next, isPlaying: state.isPlaying && next < lastStep(state, state.scenarioId) };
    }),
  play: () =>
    set((state) => {
      const isAtEnd = state.stepIndex >= lastStep(state, state.scenarioId);
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
      return { notices: [...state.notices, notice] };
    }),
  dismiss: (noticeId) => set((state) => ({ notices: state.notices.filter((notice) => notice.id !== noticeId) })),
}));

/** For code outside of React. */
export function notify(sentence: string, action?: Notice['action']): void {
  useStore.getState().notify(sentence, action);
}

function lastStep(extent: LessonExtent, scenarioId: string | undefined): number {
  const id = scenarioId ?? extent.firstScenarioId;
  return id === undefined ? 0 : (extent.stepCounts[id] ?? 0);
}

function within(extent: LessonExtent, scenarioId: string | undefined, stepIndex: number): number {
  if (Number.isNaN(stepIndex)) return 0;
  return Math.max(0, Math.min(Math.trunc(stepIndex), lastStep(extent, scenarioId)));
}
