import { create } from 'zustand';
import type { Lesson } from '../../lesson/lesson.ts';
import { installRecipes } from '../../engine/sources/installRecipes.ts';
import { readAddress, writeAddress, type Places } from '../state/address.ts';
import { readSaved, writeSaved } from '../state/saved.ts';
import { notify, useStore } from '../state/store.ts';
import { Link, type Peer, type Pointer } from './link.ts';
import type { Role } from './messages.ts';
import { emptyTalk, talkSchema, type Talk } from './talk.ts';

// The other window may put the tokens of a real system on the Stage.
installRecipes();

interface TalkState {
  readonly talk: Talk;
  readonly peers: readonly Peer[];
  /** What another window points at or draws just now. */
  readonly pointer: Pointer | undefined;
}

/** What this window of the talk shows. */
export const useTalk = create<TalkState>()(() => ({ talk: emptyTalk, peers: [], pointer: undefined }));

interface Joined {
  readonly link: Link;
  readonly leave: () => void;
}

let joined: Joined | undefined;

/** Takes part in the talk: from here on this window and the others are in step. `onOver`: the talk was ended. */
export function joinTalk(role: Role, lesson: Lesson, onOver: () => void): void {
  const key = `talk/${lesson.id}`;
  const places: Places = { scenarios: lesson.scenarios, cardIds: lesson.questions.map(({ id }) => id) };
  const channel = channelOf(lesson.id);
  const saved = readSaved(key, talkSchema) ?? emptyTalk;
  useTalk.setState({ talk: saved });
  const link = new Link({
    id: `${role}-${Math.random().toString(36).slice(2)}`,
    role,
    talk: saved,
    post: (message) => channel.postMessage(message),
    onTalk: (talk) => {
      useTalk.setState({ talk });
      showStage(talk.stage, places);
      writeSaved(key, talk);
    },
    onPeers: (peers) => useTalk.setState({ peers }),
    onPointer: (pointer) => useTalk.setState({ pointer }),
    onOver,
    onStranger: () =>
      notify(
        'Another window of this talk was loaded from another version of the lesson. Load both pages again.',
        'reload',
      ),
  });
  channel.onmessage = ({ data }) => link.receive(data);
  showStage(saved.stage, places);
  const stopFollowing = followStage(link);
  const greet = (): void => {
    if (!document.hidden) link.greet();
  };
  const bye = (): void => link.leave();
  // A window that was covered, frozen or put aside may have missed something.
  document.addEventListener('visibilitychange', greet);
  document.addEventListener('resume', greet);
  addEventListener('pageshow', greet);
  addEventListener('pagehide', bye);
  joined = {
    link,
    leave: () => {
      link.leave();
      stopFollowing();
      document.removeEventListener('visibilitychange', greet);
      document.removeEventListener('resume', greet);
      removeEventListener('pageshow', greet);
      removeEventListener('pagehide', bye);
      channel.close();
      joined = undefined;
    },
  };
  link.greet();
}

export function leaveTalk(): void {
  joined?.leave();
}

export function changeTalk(change: Partial<Omit<Talk, 'revision' | 'writer'>>): void {
  joined?.link.change(change);
}

export function pointInTalk(pointer: Pointer | undefined): void {
  joined?.link.point(pointer);
}

export function endTalk(): void {
  joined?.link.endTalk();
}

/** One channel for each lesson of each place: other lessons of the same host have talks of their own. */
function channelOf(lessonId: string): BroadcastChannel {
  const folder = location.pathname.replace(/[^/]*$/, '');
  return new BroadcastChannel(`talk ${lessonId} ${folder}`);
}

/** The Stage's part of a talk is an address, so it is checked as one. */
export function stageNow(): string {
  const { scenarioId, firstScenarioId, edit, stepIndex } = useStore.getState();
  const id = scenarioId ?? firstScenarioId;
  return id === undefined ? '' : writeAddress({ tab: 'gist', scenarioId: id, edit, stepIndex });
}

function showStage(hash: string, places: Places): void {
  if (hash === '' || hash === stageNow()) return;
  const { address, problems } = readAddress(hash, places);
  problems.forEach((problem) => notify(problem));
  if (address.tab !== 'gist' || address.scenarioId === undefined) return;
  const { scenarioId, firstScenarioId, edit, stepIndex, showScenario, setStep } = useStore.getState();
  const before = writeAddress({ tab: 'gist', scenarioId: scenarioId ?? firstScenarioId ?? '', edit, stepIndex: 0 });
  const after = writeAddress({ ...address, stepIndex: 0 });
  // A step of the same story is a step: it is drawn as one.
  if (before === after) setStep(address.stepIndex ?? 0);
  else showScenario(address.scenarioId, address.stepIndex, address.edit);
  if (stepIndex !== address.stepIndex && document.hidden) useStore.getState().pause();
}

/** Whatever moves the Stage in this window, a key, a dial, the explorer, moves it in all. */
function followStage(link: Link): () => void {
  return useStore.subscribe((now, before) => {
    const isMoved =
      now.stepIndex !== before.stepIndex || now.scenarioId !== before.scenarioId || now.edit !== before.edit;
    if (!isMoved) return;
    const stage = stageNow();
    if (stage === link.talk.stage) return;
    if (now.edit.system && now.edit !== before.edit) {
      notify(
        'A story from a file, or of a program of your own, is shown in this window alone: no message can hold it.',
      );
    }
    // What is asked belongs to the step before.
    link.change({ stage, isAskShown: false });
  });
}
