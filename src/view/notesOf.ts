import { clientText, type LockAction } from '../engine/action.ts';
import type { LockConfig } from '../engine/config.ts';
import type { LockEvent } from '../engine/event.ts';
import type { LockState } from '../engine/state.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { tokenText } from '../engine/tokenSource.ts';
import { isCounting, valueText } from '../engine/writeMark.ts';
import type { Note } from './diagram.ts';
import { comparisonText, refusalText } from './messageWords.ts';
import type { Participant } from './participant.ts';
import type { Rows } from './rows.ts';
import { takenMovesOf } from './takenMoves.ts';
import { toneOf } from './tone.ts';

/** What is written at the participants' lines. */
export function notesOf(config: LockConfig, trace: LockTrace, rows: Rows): readonly Note[] {
  const taken = takenMovesOf(trace, rows).flatMap(({ at, events, state }) =>
    events.flatMap((event, index) => {
      const said = noteOf(config, event, state);
      if (!said) return [];
      return [{ ...said, about: clientIn(event), key: `note-${at}-${index}`, at, tone: toneOf([event]) }];
    }),
  );
  return [...taken, ...impossibleOf(trace, rows)];
}

function clientIn(event: LockEvent): Participant | undefined {
  return 'client' in event ? { type: 'client', client: event.client } : undefined;
}

type Said = Pick<Note, 'lane' | 'lines' | 'kind'>;
const storage: Participant = { type: 'storage' };

function noteOf(config: LockConfig, event: LockEvent, state: LockState): Said | undefined {
  switch (event.type) {
    case 'writeAccepted':
      return {
        lane: storage,
        kind: 'storage',
        lines: [...contentsOf(config, event, state), ...damageOf(config, event)],
      };
    case 'readAccepted':
      return event.highest > event.highestBefore ||
        (config.rule === 'claim' && state.storage.claimedToken === event.token)
        ? { lane: storage, kind: 'storage', lines: contentsOf(config, event, state) }
        : undefined;
    case 'writeRejected':
    case 'readRejected':
      return {
        lane: storage,
        kind: 'storage',
        lines: [refusalText(event.refusal), comparisonText(config, event.refusal)],
      };
    case 'duplicateRecognised':
      return { lane: storage, kind: 'storage', lines: ['seen before', 'nothing written'] };
    case 'writeApproved':
      return {
        lane: storage,
        kind: 'event',
        lines: [`${tokenText(config.tokenSource, event.token)} checked, not written`],
      };
    case 'requestPutOff':
      return { lane: storage, kind: 'event', lines: ['looked at, put off'] };
    case 'storageRestarted':
      return { lane: storage, kind: 'event', lines: event.forgot > 0 ? ['restart', 'highest forgotten'] : ['restart'] };
    case 'lockServiceFailedOver':
      return {
        lane: { type: 'lockService' },
        kind: 'event',
        lines: config.tokenSource === 'redisFlushed' ? ['FLUSHALL'] : ['failover', 'last grant lost'],
      };
    case 'leaseExpired':
      return { lane: { type: 'lockService' }, kind: 'event', lines: ['lease ends'] };
    case 'lockDelayEnded':
      return { lane: { type: 'lockService' }, kind: 'event', lines: ['lock-delay ends'] };
    case 'clientCrashed':
      return { lane: { type: 'client', client: event.client }, kind: 'event', lines: ['crash'] };
    case 'leaseChecked':
      return {
        lane: { type: 'client', client: event.client },
        kind: 'event',
        lines: [event.isHeld ? 'lease checked: runs' : 'lease has run out'],
      };
    default:
      return undefined;
  }
}

/** What storage holds after a request, and whose that was, where the value is not the sender's own name. */
function contentsOf(
  config: LockConfig,
  { type, client }: Extract<LockEvent, { type: 'writeAccepted' | 'readAccepted' }>,
  { storage: { value, highestToken, claimedToken, asked } }: LockState,
): string[] {
  const isSigned = type === 'writeAccepted' && !isCounting(config);
  const stored = `${isSigned ? '' : `${clientText(client)}: `}x = ${valueText(config, value)}`;
  if (asked?.y !== undefined) return [stored, `y = ${valueText(config, asked.y)}`];
  if (config.rule === 'none' || config.rule === 'asked') return [stored];
  if (config.rule === 'claim') return [stored, `claim ${tokenText(config.tokenSource, claimedToken)}`];
  return [stored, `highest ${tokenText(config.tokenSource, highestToken)}`];
}

function damageOf(config: LockConfig, event: Extract<LockEvent, { type: 'writeAccepted' }>): string[] {
  if (event.losesUpdate) return ['an update is lost'];
  if (isCounting(config)) return event.isOlderThanAccepted ? ['out of order'] : [];
  const isBad = event.isOlderThanAccepted || event.undoesOwnWrite || event.overwritesNewer;
  return isBad ? [`${valueText(config, event.previous)}’s write is gone`] : [];
}

/** Actions of the schedule that this world could not take. One mark a step is enough. */
function impossibleOf(trace: LockTrace, rows: Rows): readonly Note[] {
  return trace.steps.flatMap(({ moves }, stepIndex): Note[] => {
    const isIdle = moves.length > 0 && moves.every(({ type }) => type === 'notTaken');
    const [first] = moves;
    if (!isIdle || !first) return [];
    const at = rows.steps[stepIndex]?.[0] ?? 0;
    const lane = laneOf(first.action);
    return [
      {
        key: `not-${stepIndex}`,
        lane,
        about: undefined,
        at,
        lines: ['not possible here'],
        tone: 'plain',
        kind: 'notTaken',
      },
    ];
  });
}

function laneOf(action: LockAction): Participant {
  if ('client' in action) return { type: 'client', client: action.client };
  if ('message' in action) return { type: 'client', client: action.message.client };
  return action.type === 'restartStorage' ? storage : { type: 'lockService' };
}
