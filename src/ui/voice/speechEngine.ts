/** What the reader needs of a speech synthesiser. Real ones report late, twice or never, and throw. */
export interface SpeechEngine {
  voices(): readonly Voice[];
  /** Voices may come long after the page. Returns how to stop listening. */
  onVoicesChanged(listener: () => void): () => void;
  speak(text: string, manner: Manner, reports: SpeechReports): void;
  isSpeaking(): boolean;
  cancel(): void;
}

export interface Voice {
  readonly id: string;
  readonly name: string;
}

/** How to speak. A voice that is not there (any more) is replaced by the best one there is. */
export interface Manner {
  /** 1 is the usual speed. */
  readonly rate: number;
  readonly voiceId: string | undefined;
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
    voices: () => usable(synthesis).map(({ voiceURI, name }) => ({ id: voiceURI, name })),
    onVoicesChanged(listener) {
      synthesis.addEventListener('voiceschanged', listener);
      return () => synthesis.removeEventListener('voiceschanged', listener);
    },
    speak(text, { rate, voiceId }, reports) {
      utterance = new SpeechSynthesisUtterance(text);
      const voices = usable(synthesis);
      const voice = voices.find(({ voiceURI }) => voiceURI === voiceId) ?? voices[0];
      utterance.lang = voice?.lang ?? 'en';
      utterance.voice = voice ?? null;
      utterance.rate = rate;
      utterance.onstart = reports.onStart;
      utterance.onend = reports.onEnd;
      utterance.onerror = ({ error }) => {
        reports.onError(error);
      };
      // Whoever paused it before (another page too), it would else wait for ever.
      if (synthesis.paused) synthesis.resume();
      synthesis.speak(utterance);
    },
    isSpeaking: () => synthesis.speaking,
    cancel: () => {
      synthesis.cancel();
    },
  };
}

/** English voices, those on the device first: those from a server fall silent in the middle of long texts. */
function usable(synthesis: SpeechSynthesis): readonly SpeechSynthesisVoice[] {
  const all = voicesOf(synthesis);
  const english = all.filter((voice) => voice.lang.toLowerCase().startsWith('en'));
  return (english.length > 0 ? english : all).toSorted((a, b) => Number(b.localService) - Number(a.localService));
}

function voicesOf(synthesis: SpeechSynthesis): readonly SpeechSynthesisVoice[] {
  try {
    return synthesis.getVoices();
  } catch {
    return [];
  }
}
