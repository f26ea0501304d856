import { useSyncExternalStore, type ReactElement } from 'react';
import { subscribeToVoice, toggleReading, voiceState, type VoiceState } from './voice.ts';

const onServer = (): VoiceState => 'waiting';

export function VoiceButton(): ReactElement {
  const state = useSyncExternalStore(subscribeToVoice, voiceState, onServer);
  return (
    <button type="button" className="button-quiet" onClick={toggleReading}>
      {state === 'reading' ? 'Stop reading' : 'Read aloud'}
    </button>
  );
}
