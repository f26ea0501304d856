import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findSpeechEngine, type SpeechEngine, type SpeechReports } from './speechEngine.ts';

class StubUtterance {
  readonly text: string;
  lang = '';
  voice: SpeechSynthesisVoice | null = null;
  rate = 1;
  [handler: `on${string}`]: unknown;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a browser gives, as it likes. */
class StubSynthesis extends EventTarget {
  paused = false;
  speaking = false;
  list: SpeechSynthesisVoice[] = [];
  readonly said: StubUtterance[] = [];
  readonly calls: string[] = [];
  getVoices = (): SpeechSynthesisVoice[] => this.list;
  speak = (utterance: StubUtterance): void => {
    this.calls.push('speak');
    this.said.push(utterance);
  };
  resume = (): void => void this.calls.push('resume');
  pause = (): void => void this.calls.push('pause');
  cancel = (): void => void this.calls.push('cancel');
}

const voiceOf = (name: string, lang: string, localService = true): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  voiceURI: name,
  default: false,
});
const reports: SpeechReports = { onStart: () => undefined, onEnd: () => undefined, onError: () => undefined };
let synthesis: StubSynthesis;
let engine: SpeechEngine;
const say = (voiceId?: string): StubUtterance | undefined => {
  engine.speak('One.', { rate: 1, voiceId }, reports);
  return synthesis.said.at(-1);
};

beforeEach(() => {
  synthesis = new StubSynthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', StubUtterance);
  const found = findSpeechEngine();
  if (!found) throw new Error('no engine was found');
  engine = found;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser without synthesis has no engine', () => {
  vi.unstubAllGlobals();
  expect(findSpeechEngine()).toBeUndefined();
});

describe('voices come late, or never, or go', () => {
  test('voices that come late are told of, until one stops listening', () => {
    const heard: string[] = [];
    const stop = engine.onVoicesChanged(() =>
      heard.push(
        engine
          .voices()
          .map(({ name }) => name)
          .join(),
      ),
    );
    synthesis.list = [voiceOf('Late', 'en')];
    synthesis.dispatchEvent(new Event('voiceschanged'));
    stop();
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(heard).toEqual(['Late']);
  });

  test('without any voice it is still asked to speak, in English', () => {
    expect(say()).toMatchObject({ lang: 'en', voice: null });
  });

  test('a list of voices that throws counts as empty', () => {
    synthesis.getVoices = () => {
      throw new Error('not ready');
    };
    expect(engine.voices()).toEqual([]);
    expect(say()).toMatchObject({ voice: null });
  });

  test('the chosen voice that has gone is replaced by the best one', () => {
    synthesis.list = [voiceOf('Far', 'en-US', false), voiceOf('Near', 'en-GB')];
    expect(say('Far')?.voice?.name).toBe('Far');
    expect(say('Gone')?.voice?.name).toBe('Near');
  });

  test('English voices, those on the device first; where there is none, whatever there is', () => {
    synthesis.list = [voiceOf('Loin', 'fr'), voiceOf('Far', 'en-US', false), voiceOf('Near', 'en_GB')];
    expect(engine.voices().map(({ name }) => name)).toEqual(['Near', 'Far']);
    synthesis.list = [voiceOf('Loin', 'fr')];
    expect(engine.voices().map(({ name }) => name)).toEqual(['Loin']);
  });
});

test('it never uses the pause of the browser, and ends one that another page has left', () => {
  synthesis.paused = true;
  say();
  engine.cancel();
  expect(synthesis.calls).toEqual(['resume', 'speak', 'cancel']);
});

test('it waits for no report of words, which may never come', () => {
  const handlers = Object.keys(say() ?? {}).filter((name) => name.startsWith('on'));
  expect(handlers.toSorted()).toEqual(['onend', 'onerror', 'onstart']);
});
