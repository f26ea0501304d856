/** What the reader needs of a speech synthesiser. Real ones report late, twice or never. */
export interface SpeechEngine {
  hasVoice(): boolean;
  /** Voices may come long after the page. Returns how to stop listening. */
  onVoicesChanged(listener: () => void): () => void;
  speak(text: string, reports: SpeechReports): void;
  isSpeaking(): boolean;
  cancel(): void;
}

export interface SpeechReports {
  onStart(): void;
  onEnd(): void;
  onError(reason: string): void;
}

/** The browser's own synthesiser; `undefined` where there is none. */
export function findSpeechEngine(): SpeechEngine | undefined {
  if (!('speechSynthesis' in globalThis) || !('SpeechSynthesisUtterance' in globalThis)) return undefined;
  const synthesis = globalThis.speechSynthesis;
  // Held here because some engines lose the reports of an utterance that nobody refers to.
  let utterance: SpeechSynthesisUtterance | undefined;
  return {
    hasVoice: () => synthesis.getVoices().length > 0,
    onVoicesChanged(listener) {
      synthesis.addEventListener('voiceschanged', listener);
      return () => {
        synthesis.removeEventListener('voiceschanged', listener);
      };
    },
    speak(text, reports) {
      utterance = new SpeechSynthesisUtterance(text);
      const voice = chooseVoice(synthesis.getVoices());
      utterance.lang = voice?.lang ?? 'en';
      utterance.voice = voice ?? null;
      utterance.onstart = reports.onStart;
      utterance.onend = reports.onEnd;
      utterance.onerror = ({ error }) => {
        reports.onError(error);
      };
      synthesis.speak(utterance);
    },
    isSpeaking: () => synthesis.speaking,
    cancel: () => {
      synthesis.cancel();
    },
  };
}

/** Voices on the device first: those from a server fall silent in the middle of long texts. */
function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const english = voices.filter((voice) => voice.lang.toLowerCase().startsWith('en'));
  return english.find((voice) => voice.localService) ?? english[0];
}
