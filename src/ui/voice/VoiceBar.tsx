import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { ReadingSelect } from './ReadingSelect.tsx';
import { goOn, hold, leave, move, retune, useReading } from './reading.ts';
import { Transcript } from './Transcript.tsx';
import { subscribeToVoice, voiceLineOf, voiceState } from './voice.ts';
import './voiceBar.css';
import { rates, scopes, useVoiceSettings } from './voiceSettings.ts';

/** The controls of the reader, at the foot of the page while something is read or was. */
export function VoiceBar(): ReactElement | null {
  const isBarOpen = useReading((state) => state.isBarOpen);
  const line = voiceLineOf(useSyncExternalStore(subscribeToVoice, voiceState));
  const [isTranscriptOpen, setTranscriptOpen] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-voice', isBarOpen);
  }, [isBarOpen]);
  if (!isBarOpen) return null;
  const isMute = line !== undefined;
  return (
    <section className="voice-bar print-hidden" aria-label="Reader" data-unspoken="">
      {isMute ? <p className="voice-mute">{line} This is what it would say:</p> : null}
      {isMute || isTranscriptOpen ? <Transcript isMute={isMute} /> : null}
      <div className="voice-controls">
        {isMute ? null : (
          <>
            <ReadingButtons />
            <button
              type="button"
              className="button"
              aria-expanded={isTranscriptOpen}
              onClick={() => setTranscriptOpen(!isTranscriptOpen)}
            >
              Transcript
            </button>
            <ReadingSettings />
          </>
        )}
        <button type="button" className="button voice-close" onClick={leave}>
          Close reader
        </button>
      </div>
    </section>
  );
}

function ReadingButtons(): ReactElement {
  const status = useReading((state) => state.status);
  const isReading = status === 'reading';
  return (
    <div className="voice-buttons">
      <Button name="Previous sentence" path="M4 3 V13 M13 3 L6 8 L13 13 Z" act={() => move(-1)} />
      <Button
        name={isReading ? 'Hold reading' : 'Continue reading'}
        path={isReading ? 'M4 3 H7 V13 H4 Z M9 3 H12 V13 H9 Z' : 'M4 2 L14 8 L4 14 Z'}
        act={isReading ? hold : goOn}
      />
      <Button name="Next sentence" path="M12 3 V13 M3 3 L10 8 L3 13 Z" act={() => move(1)} />
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly path: string;
  readonly act: () => void;
}

function Button({ name, path, act }: ButtonProps): ReactElement {
  return (
    <button type="button" className="stage-button" aria-label={name} title={name} onClick={act}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

function ReadingSettings(): ReactElement {
  const { rate, voiceId, scope, change } = useVoiceSettings();
  const { voices, isStage } = useReading();
  const [here, onwards] = isStage ? ['This step', 'The story from here on'] : ['This section', 'From here to the end'];
  return (
    <>
      <ReadingSelect
        label="Read"
        value={scope}
        options={scopes.map((value) => [value, value === 'section' ? here : onwards])}
        choose={(text) => change({ scope: scopes.find((known) => known === text) ?? 'section' })}
      />
      <ReadingSelect
        label="Rate"
        value={String(rate)}
        options={rates.map((value) => [String(value), `${value}×`])}
        choose={(text) => {
          change({ rate: rates.find((known) => String(known) === text) ?? 1 });
          retune();
        }}
      />
      <ReadingSelect
        label="Voice"
        value={voices.some(({ id }) => id === voiceId) ? (voiceId ?? '') : (voices[0]?.id ?? '')}
        options={voices.map(({ id, name }) => [id, name])}
        choose={(id) => {
          change({ voiceId: id });
          retune();
        }}
      />
    </>
  );
}
