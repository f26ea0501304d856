import type { OutputLog } from '../sandbox/outputLog.ts';
import type { ShownCode } from './talk.ts';

/** No slide holds more, and every change is sent whole. */
const MOST_CHARACTERS = 4_000;

/** The end of what was printed: as much as anyone in a hall will read. */
export function lastLines({ chunks }: OutputLog): ShownCode['output'] {
  const kept: ShownCode['output'] = [];
  let room = MOST_CHARACTERS;
  for (const { stream, text } of chunks.toReversed()) {
    if (room <= 0) break;
    kept.unshift({ stream, text: text.slice(-room) });
    room -= text.length;
  }
  return kept;
}
