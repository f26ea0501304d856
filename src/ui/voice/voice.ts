import { notify, useStore } from '../state/store.ts';
import { createReader, type Reader } from './reader.ts';
import { sentencesToRead } from './readable.ts';
import { findSpeechEngine, type SpeechEngine } from './speechEngine.ts';

/** How long voices may take to turn up before the page says that there are none. */
const VOICES_LIMIT_MS = 3000;

/** `waiting`: not known yet. `absent`: the browser has no speech synthesis. `voiceless`: it has, but no voices. */
export type VoiceState = 'waiting' | 'absent' | 'voiceless' | 'silent' | 'reading';

let engine: SpeechEngine | undefined;
let reader: Reader | undefined;
let state: VoiceState = 'waiting';
const listeners = new Set<() => void>();

/** Looks for a voice, and stops reading whenever what is read is left behind. Call once, in the browser. */
export function startVoice(): void {
  engine = findSpeechEngine();
  if (engine === undefined) {
    change('absent');
    return;
  }
  reader = createReader(engine, notify);
  reader.subscribe(refresh);
  engine.onVoicesChanged(refresh);
  refresh();
  setTimeout(() => {
    if (state === 'waiting') change('voiceless');
  }, VOICES_LIMIT_MS);
  addEventListener('pagehide', stopReading);
  addEventListener('popstate', stopReading);
  useStore.subscribe((now, before) => {
    const isLeft = now.tab !== before.tab || now.stepIndex !== before.stepIndex || now.scenarioId !== before.scenarioId;
    if (isLeft) stopReading();
  });
}

export function voiceState(): VoiceState {
  return state;
}

export function subscribeToVoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what is in view, or stops. Say why when neither is possible. */
export function toggleReading(): void {
  if (state === 'reading') {
    stopReading();
    return;
  }
  if (engine?.hasVoice() !== true || reader === undefined) {
    notify(voiceLineOf(state) ?? 'The voices of this browser are not there yet; try again in a moment.');
    return;
  }
  const sentences = sentencesToRead(useStore.getState().tab);
  if (sentences.length === 0) notify('There is nothing to read aloud here.');
  else reader.read(sentences);
}

function stopReading(): void {
  reader?.stop();
}

/** Why nothing can be heard, as a line for the page. */
export function voiceLineOf(voice: VoiceState): string | undefined {
  if (voice === 'absent') return 'Voice readout needs Web Speech Synthesis in this browser.';
  if (voice === 'voiceless') return 'Voice readout needs Web Speech Synthesis in this browser; it has no voices.';
  return undefined;
}

function refresh(): void {
  if (reader?.isReading() === true) change('reading');
  else if (engine?.hasVoice() === true) change('silent');
  else if (state !== 'waiting') change('voiceless');
}

function change(next: VoiceState): void {
  if (next === state) return;
  state = next;
  listeners.forEach((listener) => {
    listener();
  });
}
