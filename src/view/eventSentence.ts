import { clientText, messageText as nameText } from '../engine/action.ts';
import type { LockConfig } from '../engine/config.ts';
import type { LockEvent, ReadAccepted, Rejected, WriteAccepted } from '../engine/event.ts';
import type { Message } from '../engine/message.ts';
import { tokenText } from '../engine/tokenSource.ts';
import { isCounting, valueText } from '../engine/writeMark.ts';
import { secondsText } from './clock.ts';
import { endsOf, isRequest, messageText, refusalText, tokenOn } from './messageWords.ts';
import { participantText } from './participant.ts';
import { hasRefusedHolder } from './tone.ts';
import { saying } from '../engine/recipeRoom.ts';

/** What happened, and why, as a sentence. Undefined for events that another one of the same step tells. */
export function eventSentence(config: LockConfig, event: LockEvent): string | undefined {
  const token = (value: number) => tokenText(config.tokenSource, value);
  switch (event.type) {
    case 'messageSent':
      return sentSentence(config, event.message, event.isRetry);
    case 'messageDelivered':
      return undefined;
    case 'messageDelayed':
      return `The network delays ${describe(config, event.message)}.`;
    case 'messageDropped':
      return `The network loses ${describe(config, event.message)}.`;
    case 'messageDuplicated':
      return `The network makes a second copy of ${describe(config, event.message)}.`;
    case 'leaseGranted':
      return `The lock service grants ${clientText(event.client)} the lock${leaseText(config, event.durationMs)}, with token ${token(event.token)}.`;
    case 'acquireRefused':
      return `The lock service refuses ${clientText(event.client)}: ${event.holder === null ? saying('delay') : `${clientText(event.holder)} holds the lock`}.`;
    case 'leaseRenewed':
      return `The lock service renews ${clientText(event.client)}'s lease for ${secondsText(event.durationMs)}; the token stays ${token(event.token)}.`;
    case 'renewRefused':
      return `The lock service refuses to renew: lease ${token(event.token)} has ended.`;
    case 'leaseExpired':
      return `Lease ${token(event.token)} expires at the lock service. ${clientText(event.client)} is not told.`;
    case 'lockDelayEnded':
      return saying('delayOver');
    case 'leaseReleased':
      return `${clientText(event.client)} gives the lock back.`;
    case 'releaseIgnored':
      return `The lock service ignores the release: ${token(event.token)} is not the current lease.`;
    case 'tokenReread':
      return `${clientText(event.client)} now carries token ${token(event.to)} instead of its own ${token(event.from)}.`;
    case 'leaseChecked':
      return `${clientText(event.client)} checks its own lease: ${event.isHeld ? 'it still runs' : 'it has run out, so it stops'}.`;
    case 'readAccepted':
      return readSentence(config, event);
    case 'writeAccepted':
      return acceptedSentence(config, event);
    case 'readRejected':
    case 'writeRejected':
      return rejectedSentence(config, event);
    case 'writeApproved':
      return `Storage compares ${clientText(event.client)}'s token ${token(event.token)} with ${highestText(config, event.highest)}, finds it good, and has not written yet.`;
    case 'requestPutOff':
      return `Storage’s program has looked at ${clientText(event.client)}’s ${event.request} and puts it off: others may come in between.`;
    case 'duplicateRecognised':
      return `Storage has seen write ${event.sequence} under token ${token(event.token)} before: it answers OK and writes nothing.`;
    case 'answerContradicted':
      return `That answer does not fit the data: by it, ${event.key ?? 'x'} should be ${valueText(config, event.expected)}, and it is ${valueText(config, event.stored)}.`;
    case 'replyReceived':
      return event.reply.type === 'fenced'
        ? `${clientText(event.client)} learns that it is fenced off and stops.`
        : `${clientText(event.client)} reads the answer: ${messageText(config, event.reply)}.`;
    case 'replyIgnored':
      return event.reply.type === 'released'
        ? undefined
        : `${clientText(event.client)} no longer waits for this answer.`;
    case 'clientPaused':
      return `For ${secondsText(event.durationMs)} ${clientText(event.client)} neither acts nor hears anything (${event.cause}), and does not notice.`;
    case 'clientResumed':
      return event.believesItHolds
        ? `${clientText(event.client)} wakes up and still believes that it holds the lock.`
        : `${clientText(event.client)} wakes up.`;
    case 'clientCrashed':
      return `${clientText(event.client)} crashes and forgets everything.`;
    case 'storageRestarted':
      return restartSentence(config, event.forgot);
    case 'lockServiceFailedOver':
      return failoverSentence(config);
  }
}

function failoverSentence({ tokenSource }: LockConfig): string {
  if (tokenSource === 'redisFlushed') return saying('flush');
  return 'The lock service fails over to a standby that never heard of the last grant: the lease and its token are lost.';
}

function readSentence(config: LockConfig, event: ReadAccepted): string {
  const reader = clientText(event.client);
  const value = valueText(config, event.value);
  if (event.highest <= event.highestBefore) {
    return `Storage answers ${reader}’s read${comparedText(config, event)}: x = ${value}.`;
  }
  const highest = tokenText(config.tokenSource, event.highest);
  return `Storage lets ${reader} read x = ${value} and remembers ${highest} as the highest token seen.`;
}

/** Without a clock a lease has no duration: it may end at any moment. */
function leaseText({ clock }: LockConfig, durationMs: number): string {
  return clock === 'timed' ? ` for ${secondsText(durationMs)}` : '';
}

function restartSentence({ rule, tokenSource }: LockConfig, forgot: number): string {
  if (rule === 'asked') return 'Storage restarts: its disk is as it was, its memory as at the start.';
  if (forgot === 0) return 'Storage restarts and remembers everything.';
  return `Storage restarts. The data is still there; the highest token seen, ${tokenText(tokenSource, forgot)}, is forgotten.`;
}

function sentSentence(config: LockConfig, message: Message, isRetry: boolean): string | undefined {
  if (!isRequest(message)) return undefined;
  const to = participantText(endsOf(message).to).toLowerCase();
  const token = tokenOn(config, message.body);
  const withToken = token === undefined ? '' : ` with token ${token}`;
  return `${clientText(message.name.client)} sends ${messageText(config, message.body)}${withToken} to ${articled(to)}${isRetry ? ' once more' : ''}.`;
}

/** That a read was compared shows only where it changes nothing else. */
function comparedText({ rule, tokenSource }: LockConfig, { token, highest }: ReadAccepted): string {
  if (rule !== 'seal') return '';
  return ` with token ${tokenText(tokenSource, token)} (the highest seen is ${tokenText(tokenSource, highest)} already)`;
}

function acceptedSentence(config: LockConfig, event: WriteAccepted): string {
  const { client, isOlderThanAccepted, undoesOwnWrite } = event;
  const withToken = event.lacksToken ? 'without a token' : `with token ${tokenText(config.tokenSource, event.token)}`;
  const who = `${clientText(client)}'s write ${withToken}`;
  const opening = `Storage ${config.rule === 'asked' ? 'answers OK to' : 'accepts'}`;
  if (isOlderThanAccepted) {
    return `${opening} ${who}, although it accepted a newer one before.${lossText(config, event)}`;
  }
  if (event.overwritesNewer) {
    return `${opening} ${who}, although the newest holder has written already.${lossText(config, event)}`;
  }
  if (undoesOwnWrite) return `${opening} an old copy of ${who}.${lossText(config, event)}`;
  const now = nowText(config, event);
  if (event.losesUpdate) {
    return `${opening} ${who}.${now} The value that ${clientText(client)} had read was no longer the latest, so an increment is lost.`;
  }
  return `${opening} ${who}${event.isSuperseded ? ignoranceText(config, event) : ''}.${now}`;
}

/** What is stored now. A program may answer OK and store something else: what it stores is told apart from its answer. */
function nowText(config: LockConfig, { key, value }: WriteAccepted): string {
  return config.rule === 'asked' ? '' : ` Now ${key ?? 'x'} = ${valueText(config, value)}.`;
}

/** What a write out of order did away with. Where clients count, a value that goes on counting does away with nothing. */
function lossText(config: LockConfig, event: WriteAccepted): string {
  const now = nowText(config, event);
  if (isCounting(config)) return `${now}${event.losesUpdate ? ' An increment is lost.' : ''}`;
  return now === '' ? '' : `${now.replace(/\.$/, '')}, and ${valueText(config, event.previous)}'s write is gone.`;
}

/** Why storage let a superseded write pass. */
function ignoranceText(config: LockConfig, { token }: WriteAccepted): string {
  if (config.rule === 'none') return ': it looks at no token';
  if (config.rule === 'asked') return ': its program lets it through';
  if (config.rule === 'claim') return ': it is a claim, and no claim can be refused';
  return `: it has seen no token higher than ${tokenText(config.tokenSource, token)}, so it cannot tell that the lock has moved on`;
}

function rejectedSentence(config: LockConfig, event: Rejected): string {
  const { type, client, refusal } = event;
  const what = type === 'readRejected' ? 'read' : 'write';
  const token = tokenText(config.tokenSource, refusal.token);
  const highest = tokenText(config.tokenSource, refusal.highest);
  const opening = `Storage rejects ${clientText(client)}'s ${what} (${refusalText(refusal)}):`;
  const also = hasRefusedHolder(event) ? ` Yet ${clientText(client)} is the holder.` : '';
  switch (refusal.reason) {
    case 'lower':
      return `${opening} its token ${token} is lower than ${highest}, the highest token seen.${also}`;
    case 'notHigher':
      return `${opening} its token ${token} is not higher than ${highest}, the highest token seen.${also}`;
    case 'oldSequence':
      return `${opening} under token ${token} a later write has been accepted already.${also}`;
    case 'missing':
    case 'asked':
      return refusal.words === undefined
        ? `${opening} it carries no token, so there is nothing to compare.`
        : `${opening} its program says “${refusal.words}”.${also}`;
    case 'notClaimed':
      return `${opening} its token ${token} is not ${highest}, whose claim came last.${also}`;
  }
}

function describe(config: LockConfig, message: Message): string {
  const token = tokenOn(config, message.body);
  const text = messageText(config, message.body);
  const owner = clientText(message.name.client);
  const whose = isRequest(message) ? `${owner}'s ${text}` : `the answer ${text} to ${owner}`;
  return `${whose}${token === undefined ? '' : ` (token ${token})`}, message ${nameText(message.name)}`;
}

function highestText(config: LockConfig, highest: number): string {
  return highest === 0
    ? 'the highest seen, which is none yet'
    : `${tokenText(config.tokenSource, highest)}, the highest seen`;
}

const articled = (name: string): string => (name === 'lock service' ? 'the lock service' : name);
