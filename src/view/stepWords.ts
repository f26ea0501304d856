import { defined } from '../base/assert.ts';
import { clientText } from '../engine/action.ts';
import type { LockConfig } from '../engine/config.ts';
import type { LockEvent } from '../engine/event.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { tokenOf, tokenText } from '../engine/tokenSource.ts';
import { valueText } from '../engine/writeMark.ts';
import { compactSeconds } from './clock.ts';
import { eventSentence } from './eventSentence.ts';
import { comparisonText, endsOf, messageText, refusalText } from './messageWords.ts';
import { participantText, type Participant } from './participant.ts';
import { propertyWords } from './propertyWords.ts';
import { breaksOf, brokenIn } from './standing.ts';
import { verdictOf } from './verdict.ts';
import { saying } from '../engine/recipeRoom.ts';

/** What one step was, in one world: a short label, and sentences that say what happened and why. */
export interface StepWords {
  /** As in a sequence diagram: `B → storage: PUT x=B`. */
  readonly label: string;
  readonly sentences: readonly string[];
}

export function stepWordsOf(config: LockConfig, trace: LockTrace, stepIndex: number): StepWords {
  const step = trace.steps[stepIndex];
  if (!step) return { label: 'start', sentences: [openingSentence(config)] };
  if (step.moves.length === 0) return verdictWords(config, trace, stepIndex);
  const events = step.moves.flatMap((move) => (move.type === 'taken' ? move.events : []));
  const sentences = toldEvents(events).flatMap((event) => eventSentence(config, event) ?? []);
  const obstacles = step.moves.flatMap((move) => (move.type === 'notTaken' ? [`Not possible here: ${move.why}`] : []));
  const broken = brokenIn(step).flatMap((name) => propertyWords(name).brokenSentence ?? []);
  return {
    label: labelOf(config, events),
    sentences: [...sentences, ...unlessTaken(events, obstacles), ...broken],
  };
}

/** All steps of a trace in words. */
export function transcriptOf(config: LockConfig, trace: LockTrace): readonly StepWords[] {
  return trace.steps.map((_, index) => stepWordsOf(config, trace, index));
}

function openingSentence(config: LockConfig): string {
  const names = config.clients.map((_, client) => clientText(client));
  const who =
    names.length === 1 ? `Client ${names[0]}` : `Clients ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${who}, a lock service and storage. Nothing has happened yet.`;
}

/** Where a request is decided in the step, the decision tells of the request and of the answer too. */
function toldEvents(events: readonly LockEvent[]): readonly LockEvent[] {
  if (!events.some(({ type }) => decisive.has(type))) return events;
  const isWritten = events.some(({ type }) => type === 'writeAccepted');
  return events.filter(
    (event) =>
      event.type !== 'messageSent' &&
      (event.type !== 'replyReceived' || event.reply.type === 'fenced') &&
      (event.type !== 'writeApproved' || !isWritten),
  );
}

/** Why an action of the step was not possible matters only where nothing else happened instead. */
function unlessTaken(events: readonly LockEvent[], obstacles: readonly string[]): readonly string[] {
  return events.length === 0 ? obstacles.slice(0, 1) : [];
}

const decisive = new Set<LockEvent['type']>([
  'leaseGranted',
  'acquireRefused',
  'leaseRenewed',
  'renewRefused',
  'leaseReleased',
  'releaseIgnored',
  'tokenReread',
  'readAccepted',
  'readRejected',
  'writeAccepted',
  'writeRejected',
  'writeApproved',
  'duplicateRecognised',
]);

/** The label of the event that the step is about: the last of those that decide, else the first that is anything. */
function labelOf(config: LockConfig, events: readonly LockEvent[]): string {
  const hasReply = events.some(({ type }) => type === 'replyReceived' || type === 'replyIgnored');
  const labels = events.flatMap((event) => {
    const text = eventLabel(config, event, hasReply);
    return text === undefined ? [] : [{ text, isDecisive: decisive.has(event.type) }];
  });
  return (labels.findLast(({ isDecisive }) => isDecisive) ?? labels[0])?.text ?? 'not possible here';
}

function eventLabel(config: LockConfig, event: LockEvent, hasReply: boolean): string | undefined {
  const token = (value: number) => tokenText(config.tokenSource, value);
  switch (event.type) {
    case 'leaseGranted':
      return `${clientText(event.client)} → lock service: acquire token=${token(event.token)}${durationOfFirst(config, event)}`;
    case 'acquireRefused':
      return `lock service → ${clientText(event.client)}: ${event.holder === null ? 'withheld' : `held by ${clientText(event.holder)}`}`;
    case 'leaseRenewed':
      return `${clientText(event.client)} → lock service: renew token=${token(event.token)} TTL=${compactSeconds(event.durationMs)}s`;
    case 'renewRefused':
      return `lock service → ${clientText(event.client)}: lease ${token(event.token)} has ended`;
    case 'leaseExpired':
      return `lock service: lease ${token(event.token)} expires`;
    case 'lockDelayEnded':
      return saying('delayOverLabel');
    case 'leaseReleased':
      return `${clientText(event.client)} → lock service: release token=${token(event.token)}`;
    case 'releaseIgnored':
      return `lock service → ${clientText(event.client)}: release ignored`;
    case 'tokenReread':
      return `lock service → ${clientText(event.client)}: current token=${token(event.to)}`;
    case 'leaseChecked':
      return `${clientText(event.client)}: checks its lease, ${event.isHeld ? 'still runs' : 'has run out'}`;
    case 'readAccepted':
      return `storage → ${clientText(event.client)}: x=${valueText(config, event.value)}`;
    case 'writeAccepted':
      if (!hasReply) return `storage: accepts PUT ${event.key ?? 'x'}=${valueText(config, event.value)}`;
      return `storage → ${clientText(event.client)}: OK`;
    case 'duplicateRecognised':
      return `storage → ${clientText(event.client)}: OK`;
    case 'readRejected':
    case 'writeRejected':
      return `storage → ${clientText(event.client)}: ${refusalText(event.refusal)} (${comparisonText(config, event.refusal)})`;
    case 'requestPutOff':
      return `storage: puts ${clientText(event.client)}’s ${event.request} off`;
    case 'writeApproved':
      return `storage: checks ${token(event.token)}, writes later`;
    case 'clientPaused':
      return `${clientText(event.client)}: ${event.cause} ${compactSeconds(event.durationMs)}s`;
    case 'clientResumed':
      return `${clientText(event.client)}: resumes${event.believesItHolds ? ', still believes it is the owner' : ''}`;
    case 'clientCrashed':
      return `${clientText(event.client)}: crashes`;
    case 'storageRestarted':
      return `storage: restarts${event.forgot > 0 ? `, forgets ${token(event.forgot)}` : ''}`;
    case 'lockServiceFailedOver':
      return config.tokenSource === 'redisFlushed' ? saying('flushLabel') : 'lock service: fails over, last grant lost';
    case 'messageSent':
    case 'messageDelayed':
    case 'messageDropped':
    case 'messageDuplicated':
    case 'messageDelivered':
      return transportLabel(config, event);
    case 'answerContradicted':
      return `storage: ${event.key ?? 'x'}=${valueText(config, event.stored)}, which its answer does not say`;
    case 'replyReceived':
    case 'replyIgnored':
      return undefined;
  }
}

/** All leases last equally long, so only the first grant says how long. */
function durationOfFirst(config: LockConfig, event: Extract<LockEvent, { type: 'leaseGranted' }>): string {
  if (config.clock === 'untimed') return '';
  return event.token === tokenOf(config, 1) ? ` TTL=${compactSeconds(event.durationMs)}s` : '';
}

function transportLabel(config: LockConfig, event: Extract<LockEvent, { type: `message${string}` }>): string {
  const { from, to } = endsOf(event.message);
  const path = `${laneWord(from)} → ${laneWord(to)}: ${messageText(config, event.message.body)}`;
  switch (event.type) {
    case 'messageDelayed':
      return `${path} (delayed)`;
    case 'messageDropped':
      return `${path} (lost)`;
    case 'messageDuplicated':
      return `${path} (duplicated)`;
    default:
      return path;
  }
}

const laneWord = (participant: Participant): string =>
  participant.type === 'client' ? clientText(participant.client) : participantText(participant).toLowerCase();

/** A look at the outcome. It speaks of data: that two clients believed they held the lock is the premise, not the damage. */
function verdictWords(config: LockConfig, trace: LockTrace, stepIndex: number): StepWords {
  const verdict = verdictOf(trace, stepIndex + 1);
  const value = valueText(config, defined(trace.steps[stepIndex], 'step').state.storage.value);
  const when = stepIndex === trace.steps.length - 1 ? 'In the end' : 'So far';
  switch (verdict.type) {
    case 'broken': {
      const { label, verdictSentence } = propertyWords(verdict.property);
      return {
        label: `storage: ${label}, invariant broken`,
        sentences: [`${when} x = ${value}. ${verdictSentence}`],
      };
    }
    case 'held':
      return {
        label: `storage: x=${value} stands, invariant holds`,
        sentences: [
          `${when} x = ${value}. Storage refused what came too late; accepted writes came in the order of their grants.`,
        ],
      };
    case 'open':
      return {
        label: `storage: x=${value} stands, invariant holds`,
        sentences: [
          `${when} x = ${value}. Accepted writes came in the order of their grants.${supersededText(trace, stepIndex)}`,
        ],
      };
  }
}

/** What no fence promises is said where it happened, since no data shows it. */
function supersededText(trace: LockTrace, stepIndex: number): string {
  const found = breaksOf(trace, stepIndex + 1).find(({ property }) => property === 'no-superseded-write-accepted');
  return found
    ? ` Yet a write of a superseded holder was accepted at step ${found.stepNumber}: storage had seen nothing newer, and no fence promises otherwise.`
    : '';
}
