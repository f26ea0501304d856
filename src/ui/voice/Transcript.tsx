import { useEffect, useRef, type ReactElement } from 'react';
import { readFrom, useReading } from './reading.ts';

/** Everything that is read, sentence by sentence; each is where one can go on from, where there is a voice. */
export function Transcript({ isMute }: { readonly isMute: boolean }): ReactElement {
  const { sentences, index, status } = useReading();
  const list = useRef<HTMLOListElement>(null);
  const current = status === 'idle' ? undefined : index;
  useEffect(() => {
    const item = current === undefined ? undefined : list.current?.children[current];
    if (item instanceof HTMLElement && list.current) list.current.scrollTop = item.offsetTop - list.current.offsetTop;
  }, [current]);
  return (
    <ol className="voice-transcript" ref={list} aria-label="Transcript" tabIndex={0}>
      {sentences.map(({ text }, place) => (
        <li key={place} aria-current={place === current ? 'true' : undefined}>
          {isMute ? (
            text
          ) : (
            <button type="button" className="voice-sentence" onClick={() => readFrom(place)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
