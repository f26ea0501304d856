import { flushSync } from 'react-dom';
import { create } from 'zustand';
import type { Pronunciation } from '../../lesson/lesson.ts';
import { notify, useStore } from '../state/store.ts';
import { markSentence, scrollToSentence, sentenceAt } from './markSentence.ts';
import { pronounce } from './pronounce.ts';
import { Reader, type ReaderStatus } from './reader.ts';
import { readingListOf, stageCaption } from './readingList.ts';
import { findSpeechEngine, type SpeechEngine, type Voice } from './speechEngine.ts';
import type { Sentence } from './spokenText.ts';
import { setVoiceState, voiceState } from './voice.ts';
import { useVoiceSettings } from './voiceSettings.ts';

/** How long voices may take to turn up before the page says that there are none. */
const VOICES_LIMIT_MS = 3000;

interface Reading {
  readonly isBarOpen: boolean;
  readonly voices: readonly Voice[];
  readonly status: ReaderStatus;
  /** What is read, up to its end; the transcript. */
  readonly sentences: readonly Sentence[];
  readonly index: number;
  readonly isStage: boolean;
}

/** What the reader's bar shows. */
export const useReading = create<Reading>()(() => ({
  isBarOpen: false,
  voices: [],
  status: 'idle',
  sentences: [],
  index: 0,
  isStage: false,
}));

let hasLooked = false;
let engine: SpeechEngine | undefined;
let reader: Reader | undefined;
let words: readonly Pronunciation[] = [];
/** While the reader itself takes the next step. */
let isAdvancing = false;

/** Looks for a voice, and stops reading whenever what is read is left behind. Once, however often it is called. */
export function lookForVoice(): void {
  if (hasLooked) return;
  hasLooked = true;
  engine = findSpeechEngine();
  import('virtual:lesson').then(({ lesson }) => (words = lesson.pronunciation)).catch(() => undefined);
  if (engine === undefined) {
    setVoiceState('absent');
    return;
  }
  reader = readerOf(engine);
  engine.onVoicesChanged(refresh);
  refresh();
  setTimeout(() => {
    if (voiceState() === 'waiting') setVoiceState('voiceless');
  }, VOICES_LIMIT_MS);
  addEventListener('pagehide', leave);
  addEventListener('popstate', leave);
  document.addEventListener('click', readFromClick);
  useStore.subscribe((now, before) => {
    if (now.tab !== before.tab) leave();
    else if (now.scenarioId !== before.scenarioId || now.edit !== before.edit) reader?.stop();
    else if (now.stepIndex !== before.stepIndex && !isAdvancing) reader?.stop();
    if (now.stepIndex !== before.stepIndex || now.edit !== before.edit) setTimeout(followStage);
    // The voice takes the steps from here on: each is read to its end.
    if (now.isPlaying && !before.isPlaying && useReading.getState().isStage && reader?.view.status === 'reading') {
      useVoiceSettings.getState().change({ scope: 'onwards' });
      useStore.getState().pause();
    }
  });
}

/** Reads what is in view, or stops. Without a voice it shows what it would read. */
export function toggle(): void {
  if (voiceState() === 'reading') {
    leave();
    return;
  }
  openBar();
  useStore.getState().pause();
  const { sentences, from, to, isStage } = readingListOf(useStore.getState().tab);
  const isWhole = useVoiceSettings.getState().scope === 'onwards' && !isStage;
  begin(isWhole ? sentences : sentences.slice(from, to), isWhole ? from : 0, isStage);
}

/** Goes on from a sentence of the transcript, whether it was reading or not. */
export function readFrom(index: number): void {
  const { sentences, isStage } = useReading.getState();
  begin(sentences, index, isStage);
}

export function hold(): void {
  reader?.hold();
}

export function goOn(): void {
  const { status, index } = useReading.getState();
  if (status === 'held') reader?.goOn();
  else readFrom(index);
}

export function move(by: number): void {
  const { index, sentences, status } = useReading.getState();
  const next = Math.max(0, Math.min(index + by, sentences.length - 1));
  if (status === 'idle') useReading.setState({ index: next });
  else reader?.goTo(next);
}

/** Says the sentence again in the new manner. */
export function retune(): void {
  if (reader?.view.status !== 'reading') return;
  reader.hold();
  reader.goOn();
}

/** Falls silent and puts the bar away. */
export function leave(): void {
  reader?.stop();
  markSentence(undefined);
  useReading.setState({ isBarOpen: false, sentences: [], index: 0 });
}

function readerOf(speech: SpeechEngine): Reader {
  return new Reader({
    engine: speech,
    manner: () => useVoiceSettings.getState(),
    onFault: notify,
    onDone: () => {
      if (useReading.getState().isStage && useVoiceSettings.getState().scope === 'onwards') readNextStep();
    },
    onChange: ({ status, index }) => {
      const { sentences, isBarOpen } = useReading.getState();
      // At its end it stays where it is, to be begun again.
      if (status === 'idle') useReading.setState({ status, index: 0 });
      else useReading.setState({ status, index });
      const range = status === 'idle' || !isBarOpen ? undefined : sentences[index]?.range;
      markSentence(range);
      if (range && status === 'reading') scrollToSentence(range);
      refresh();
    },
  });
}

function begin(sentences: readonly Sentence[], index: number, isStage: boolean): void {
  if (sentences.length === 0) notify('There is nothing to read aloud here.');
  useReading.setState({ sentences, index, isStage });
  if (sentences.length === 0 || !reader || useReading.getState().voices.length === 0) return;
  reader.read(
    sentences.map(({ text }) => pronounce(text, words)),
    index,
  );
}

/** The story goes on when a step has been said, not when a clock says so. */
function readNextStep(): void {
  const { stepIndex, setStep } = useStore.getState();
  isAdvancing = true;
  // Its caption has to be in the page before it can be read.
  flushSync(() => setStep(stepIndex + 1));
  isAdvancing = false;
  if (useStore.getState().stepIndex !== stepIndex) begin(stageCaption(), 0, true);
}

/** Whoever steps by hand sees the transcript of the step that is shown, and hears it when they ask for it. */
function followStage(): void {
  const { isBarOpen, isStage, status } = useReading.getState();
  if (isBarOpen && isStage && status === 'idle') useReading.setState({ sentences: stageCaption(), index: 0 });
}

/** While the bar is open, a click on a sentence reads from there on. */
function readFromClick(event: MouseEvent): void {
  const { isBarOpen, voices } = useReading.getState();
  const target = event.target instanceof Element ? event.target : undefined;
  const isText =
    target?.closest('.panel') && !target.closest('a, button, input, select, textarea, summary, label, svg');
  if (!isBarOpen || voices.length === 0 || !isText || event.defaultPrevented) return;
  if (getSelection()?.isCollapsed === false) return;
  const list = readingListOf(useStore.getState().tab, target);
  const isWhole = useVoiceSettings.getState().scope === 'onwards' && !list.isStage;
  const sentences = isWhole ? list.sentences : list.sentences.slice(list.from, list.to);
  const ranges = sentences.map(({ range }) => range);
  const index = sentenceAt(event.clientX, event.clientY, ranges);
  if (index >= 0) begin(sentences, index, list.isStage);
}

function openBar(): void {
  useReading.setState({ isBarOpen: true });
  import('./mountVoiceBar.tsx').then(
    ({ mountVoiceBar }) => mountVoiceBar(),
    () => notify('The reader’s controls could not be loaded. Loading the page again may help.', 'reload'),
  );
}

function refresh(): void {
  const voices = engine?.voices() ?? [];
  useReading.setState({ voices });
  if (reader?.view.status === 'reading') setVoiceState('reading');
  else if (voices.length > 0) setVoiceState('silent');
  else if (voiceState() !== 'waiting') setVoiceState('voiceless');
}
