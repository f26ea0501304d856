import { useSyncExternalStore, type ReactElement } from 'react';
import { subscribeToVoice, toggleReading, voiceLineOf, voiceState, type VoiceState } from './voice.ts';
import './voice.css';

const onServer = (): VoiceState => 'waiting';

export function VoiceButton(): ReactElement {
  const state = useSyncExternalStore(subscribeToVoice, voiceState, onServer);
  const line = voiceLineOf(state);
  return (
    <>
      {line !== undefined && (
        <span id="voice-line" className="voice-line">
          {line}
        </span>
      )}
      <button
        type="button"
        className="button-quiet"
        aria-describedby={line === undefined ? undefined : 'voice-line'}
        onClick={toggleReading}
      >
        {state === 'reading' ? 'Stop reading' : 'Read aloud'}
      </button>
    </>
  );
}
