import { clientText } from '../engine/action.ts';
import type { ClientId, LockConfig } from '../engine/config.ts';
import type { LockEvent } from '../engine/event.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { tokenText } from '../engine/tokenSource.ts';
import { valueText } from '../engine/writeMark.ts';
import { compactSeconds } from './clock.ts';
import { statusOf, tokenOn } from './messageWords.ts';

/** One line of the incident log, and the step (from 1) that wrote it. */
export interface LogLine {
  readonly stepNumber: number;
  /** Undefined for what concerns everybody: a restart, a failover. */
  readonly client: ClientId | undefined;
  /** logfmt: `t=20.6s event=reject client=A resource=x fence=41 highest=42 status=412`. */
  readonly text: string;
  readonly isReject: boolean;
}

/** What one would want in an incident: every acquire, renew, read, write and reject with its fence. */
export function logLinesOf(config: LockConfig, trace: LockTrace): readonly LogLine[] {
  return trace.steps.flatMap(({ moves }, index) =>
    moves.flatMap((move) => {
      if (move.type === 'notTaken') return [];
      return move.events.flatMap((event) => {
        const fields = fieldsOf(config, event);
        if (!fields) return [];
        const text = logfmt({ t: `${compactSeconds(move.state.nowMs)}s`, ...fields });
        return [{ stepNumber: index + 1, client: clientIn(event), text, isReject: fields['event'] === 'reject' }];
      });
    }),
  );
}

type Fields = Readonly<Record<string, string>>;

function fieldsOf(config: LockConfig, event: LockEvent): Fields | undefined {
  const token = (value: number) => tokenText(config.tokenSource, value);
  const who: Fields = 'client' in event ? { client: clientText(event.client), resource: 'x' } : {};
  const ttl: Fields = 'durationMs' in event ? { ttl: `${compactSeconds(event.durationMs)}s` } : {};
  // What a program has seen is its own affair.
  const seen = (highest: number): Fields =>
    config.rule === 'asked' ? {} : { highest: highest === 0 ? 'none' : token(highest) };
  // Only there does storage look at it.
  const isNumbered = config.rule === 'tokenAndSequence' && 'sequence' in event;
  const seq: Fields = isNumbered ? { seq: String(event.sequence) } : {};
  const seenSeq: Fields = 'highestSequence' in event ? { 'highest-seq': String(event.highestSequence) } : {};
  switch (event.type) {
    case 'leaseGranted':
      return { event: 'acquire', ...who, fence: token(event.token), result: 'granted', ...ttl };
    case 'acquireRefused':
      if (event.holder === null) return { event: 'acquire', ...who, result: 'withheld' };
      return { event: 'acquire', ...who, result: 'held', holder: clientText(event.holder) };
    case 'leaseRenewed':
      return { event: 'renew', ...who, fence: token(event.token), result: 'renewed', ...ttl };
    case 'renewRefused':
      return { event: 'renew', ...who, fence: token(event.token), result: 'lost' };
    case 'leaseExpired':
      return { event: 'expire', ...who, fence: token(event.token) };
    case 'lockDelayEnded':
      return { event: 'lock-delay', result: 'over' };
    case 'leaseReleased':
      return { event: 'release', ...who, fence: token(event.token), result: 'released' };
    case 'releaseIgnored':
      return { event: 'release', ...who, fence: token(event.token), result: 'ignored' };
    case 'readAccepted':
      return { event: 'read', ...who, ...readFields(config, event), result: 'ok' };
    case 'writeAccepted':
      return {
        event: 'write',
        ...who,
        fence: event.lacksToken ? 'none' : token(event.token),
        ...seq,
        ...(config.rule === 'none' ? {} : seen(event.highest)),
        value: valueText(config, event.value),
        result: 'ok',
      };
    case 'duplicateRecognised':
      return { event: 'write', ...who, fence: token(event.token), ...seq, result: 'duplicate' };
    case 'readRejected':
    case 'writeRejected': {
      const { refusal } = event;
      const request = event.type === 'readRejected' ? 'read' : 'write';
      return {
        event: 'reject',
        ...who,
        request,
        fence: refusal.reason === 'missing' ? 'none' : token(refusal.token),
        ...seq,
        ...seen(refusal.highest),
        ...seenSeq,
        status: String(statusOf(refusal)),
      };
    }
    case 'storageRestarted':
    case 'lockServiceFailedOver':
      return lossFields(config, event);
    default:
      return undefined;
  }
}

/** What a server loses when it starts again. */
function lossFields(
  { tokenSource }: LockConfig,
  event: Extract<LockEvent, { type: 'storageRestarted' | 'lockServiceFailedOver' }>,
): Fields {
  if (event.type === 'storageRestarted') {
    const forgot = event.forgot > 0 ? tokenText(tokenSource, event.forgot) : 'nothing';
    return { event: 'restart', resource: 'x', forgot };
  }
  return tokenSource === 'redisFlushed' ? { event: 'flushall' } : { event: 'failover', lost: String(event.lost) };
}

/** Only where reads are compared does a read carry its token, and has storage a reason to look at the highest seen. */
function readFields(config: LockConfig, { token, highest }: Extract<LockEvent, { type: 'readAccepted' }>): Fields {
  const fence = tokenOn(config, { type: 'read', token, claims: false });
  if (fence === undefined) return {};
  return config.rule === 'asked' ? { fence } : { fence, highest: tokenText(config.tokenSource, highest) };
}

function clientIn(event: LockEvent): ClientId | undefined {
  return 'client' in event ? event.client : undefined;
}

function logfmt(fields: Fields): string {
  return Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
}
