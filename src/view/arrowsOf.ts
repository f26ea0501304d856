import type { LockConfig } from '../engine/config.ts';
import type { Message } from '../engine/message.ts';
import { isSameName } from '../engine/network.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import type { Arrow, Tone } from './diagram.ts';
import { endsOf, isRequest, messageText, tokenOn } from './messageWords.ts';
import type { Rows } from './rows.ts';
import { takenMovesOf } from './takenMoves.ts';
import { toneOf } from './tone.ts';

/** An arrow being drawn, and the message as the network holds it now. */
interface Flight {
  readonly message: Message;
  readonly arrow: Arrow;
}

/** Every message of a trace as an arrow, in the order they were sent. */
export function arrowsOf(config: LockConfig, trace: LockTrace, rows: Rows): readonly Arrow[] {
  let flights: readonly Flight[] = [];
  const landed: Arrow[] = [];
  for (const { events, at } of takenMovesOf(trace, rows)) {
    const tone = toneOf(events);
    for (const event of events) {
      switch (event.type) {
        case 'messageSent':
        case 'messageDuplicated': {
          const count = flights.length + landed.length;
          flights = [...flights, newFlight(config, event.message, at, count, event.type === 'messageDuplicated')];
          break;
        }
        case 'messageDelayed':
          flights = delayed(flights, event.message);
          break;
        case 'messageDelivered':
        case 'messageDropped': {
          const flight = flightOf(flights, event.message);
          if (!flight) break;
          flights = flights.filter((other) => other !== flight);
          landed.push(landing(flight.arrow, at, event.type, tone));
          break;
        }
        default:
      }
    }
  }
  const arrows = [...landed, ...flights.map(({ arrow }) => arrow)].sort((a, b) => a.start - b.start);
  return arrows.map((arrow) => (arrow.isCopy ? { ...arrow, original: originalOf(arrow, arrows) } : arrow));
}

/** The message of the same name that was on its way when the copy was made. */
function originalOf(copy: Arrow, arrows: readonly Arrow[]): Arrow | undefined {
  return arrows.find(
    ({ key, name, start, end }) =>
      key !== copy.key && isSameName(name, copy.name) && start < copy.start && (end ?? Infinity) >= copy.start,
  );
}

function newFlight(config: LockConfig, message: Message, start: number, count: number, isCopy: boolean): Flight {
  const arrow: Arrow = {
    key: `arrow-${count}`,
    name: message.name,
    ...endsOf(message),
    start,
    end: undefined,
    fate: 'inFlight',
    isReply: !isRequest(message),
    isDelayed: false,
    isCopy,
    original: undefined,
    text: messageText(config, message.body),
    token: tokenOn(config, message.body),
    tone: 'plain',
  };
  return { message, arrow };
}

function landing(arrow: Arrow, end: number, type: 'messageDelivered' | 'messageDropped', tone: Tone): Arrow {
  if (type === 'messageDropped') return { ...arrow, end, fate: 'dropped' };
  return { ...arrow, end, fate: 'delivered', tone: arrow.isReply ? replyTone(arrow) : tone };
}

const replyTone = ({ text }: Arrow): Tone => (/^4../.test(text) ? 'good' : 'plain');

function delayed(flights: readonly Flight[], message: Message): readonly Flight[] {
  const flight = flights.find((other) => isSameName(other.message.name, message.name) && !other.message.isDelayed);
  return flights.map((other) => (other === flight ? { message, arrow: { ...other.arrow, isDelayed: true } } : other));
}

/** Copies share a name; which of them arrives is told by when it could arrive. */
function flightOf(flights: readonly Flight[], { name, notBeforeMs }: Message): Flight | undefined {
  return flights.find(({ message }) => isSameName(message.name, name) && message.notBeforeMs === notBeforeMs);
}
