import { notify, useStore } from '../state/store.ts';
import { createReader, type Reader } from './reader.ts';
import { sentencesToRead } from './sentencesToRead.ts';
import { findSpeechEngine, type SpeechEngine } from './speechEngine.ts';
import { setVoiceState, voiceLineOf, voiceState } from './voice.ts';

/** How long voices may take to turn up before the page says that there are none. */
const VOICES_LIMIT_MS = 3000;

let hasLooked = false;
let engine: SpeechEngine | undefined;
let reader: Reader | undefined;

/** Looks for a voice, and stops reading whenever what is read is left behind. Once, however often it is called. */
export function lookForVoice(): void {
  if (hasLooked) return;
  hasLooked = true;
  engine = findSpeechEngine();
  if (engine === undefined) {
    setVoiceState('absent');
    return;
  }
  reader = createReader(engine, notify);
  reader.subscribe(refresh);
  engine.onVoicesChanged(refresh);
  refresh();
  setTimeout(() => {
    if (voiceState() === 'waiting') setVoiceState('voiceless');
  }, VOICES_LIMIT_MS);
  addEventListener('pagehide', stopReading);
  addEventListener('popstate', stopReading);
  useStore.subscribe((now, before) => {
    const isLeft = now.tab !== before.tab || now.stepIndex !== before.stepIndex || now.scenarioId !== before.scenarioId;
    if (isLeft) stopReading();
  });
}

/** Reads what is in view, or stops. Say why when neither is possible. */
export function toggle(): void {
  if (voiceState() === 'reading') {
    stopReading();
    return;
  }
  if (engine?.hasVoice() !== true || reader === undefined) {
    notify(voiceLineOf(voiceState()) ?? 'The voices of this browser are not there yet; try again in a moment.');
    return;
  }
  const sentences = sentencesToRead(useStore.getState().tab);
  if (sentences.length === 0) notify('There is nothing to read aloud here.');
  else reader.read(sentences);
}

function stopReading(): void {
  reader?.stop();
}

function refresh(): void {
  if (reader?.isReading() === true) setVoiceState('reading');
  else if (engine?.hasVoice() === true) setVoiceState('silent');
  else if (voiceState() !== 'waiting') setVoiceState('voiceless');
}
