import { notify } from '../state/store.ts';

/** `waiting`: not known yet. `absent`: the browser has no speech synthesis. `voiceless`: it has, but no voices. */
export type VoiceState = 'waiting' | 'absent' | 'voiceless' | 'silent' | 'reading';

let state: VoiceState = 'waiting';
const listeners = new Set<() => void>();
let toggle: (() => void) | undefined;

/** Looks for a voice, in the browser, once the page answers: its code is not needed before. */
export function startVoice(): void {
  loadReading().catch(() => undefined);
}

/** Reads what is in view, or stops. At once where it can: some browsers speak only while a click is being handled. */
export function toggleReading(): void {
  if (toggle) {
    toggle();
    return;
  }
  loadReading().then(
    () => toggle?.(),
    () => {
      notify('The code that reads aloud could not be loaded. Loading the page again may help.', 'reload');
    },
  );
}

async function loadReading(): Promise<void> {
  const reading = await import('./reading.ts');
  reading.lookForVoice();
  toggle = reading.toggle;
}

export function voiceState(): VoiceState {
  return state;
}

export function subscribeToVoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why nothing can be heard, as a line for the page. */
export function voiceLineOf(voice: VoiceState): string | undefined {
  if (voice === 'absent') return 'Voice readout needs Web Speech Synthesis in this browser.';
  if (voice === 'voiceless') return 'Voice readout needs Web Speech Synthesis in this browser; it has no voices.';
  return undefined;
}

export function setVoiceState(next: VoiceState): void {
  if (next === state) return;
  state = next;
  listeners.forEach((listener) => {
    listener();
  });
}
