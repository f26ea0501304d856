import type { LockEvent } from '../engine/event.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { secondsText } from './clock.ts';
import { dataBreaksOf } from './standing.ts';
import type { Story, WorldStory } from './story.ts';

/** What became of A's write, in one sentence: when it arrived, measured from the end of its lease, and how each world took it. */
export function outcomeOf(story: Story): string {
  const [first] = story.worlds;
  if (!first) return '';
  const arrival = eventsOf(first.trace).find(({ event }) => isDecisionOnA(event));
  if (!arrival) return noArrival(first.trace);
  const endedAtMs = endOfLeaseMs(first.trace, tokenIn(arrival.event));
  return `A’s write arrives ${arrivalText(arrival.atMs, endedAtMs)}: ${decisionsText(story.worlds)}.${lossText(story.worlds)}`;
}

/** The step at which A's write is decided on: there one sees what came of it. The last one when it never is. */
export function outcomeStepOf({ steps }: LockTrace): number {
  const index = steps.findIndex(({ moves }) =>
    moves.some((move) => move.type === 'taken' && move.events.some(isDecisionOnA)),
  );
  return index < 0 ? steps.length : index + 1;
}

/** That each write by itself is accepted rightly says nothing of the sum. */
function lossText(worlds: readonly WorldStory[]): string {
  const losers = worlds.filter(({ trace }) =>
    dataBreaksOf(trace).some(({ property }) => property === 'no-lost-update'),
  );
  if (losers.length === 0) return '';
  return ` An update is lost under ${losers.map(({ world }) => `“${world.name}”`).join(' and ')}.`;
}

function arrivalText(arrivedAtMs: number, endedAtMs: number | undefined): string {
  if (endedAtMs === undefined || endedAtMs >= arrivedAtMs) return 'while its lease runs';
  return `${secondsText(arrivedAtMs - endedAtMs)} after its lease ended`;
}

/** `accepted without a fence, refused with one`; said once where all worlds agree. */
function decisionsText(worlds: readonly WorldStory[]): string {
  const decisions = worlds.map(({ world, trace }) => ({ name: world.name, text: decisionIn(trace) }));
  const [first] = decisions;
  if (first && decisions.every(({ text }) => text === first.text)) {
    return worlds.length === 1 ? first.text : `${first.text} in every world`;
  }
  return decisions.map(({ name, text }) => `${text} under “${name}”`).join(', ');
}

function decisionIn(trace: LockTrace): string {
  const decision = eventsOf(trace).find(({ event }) => isDecisionOnA(event));
  if (!decision) return 'never sent';
  return decision.event.type === 'writeAccepted' ? 'accepted' : 'refused';
}

function noArrival(trace: LockTrace): string {
  const stopped = eventsOf(trace).some(({ event }) => event.type === 'leaseChecked' && !event.isHeld);
  return stopped
    ? 'A looks at its clock in time, sees that its lease has run out, and sends nothing.'
    : 'A’s write never arrives.';
}

function isDecisionOnA(event: LockEvent): boolean {
  return (event.type === 'writeAccepted' || event.type === 'writeRejected') && event.client === 0;
}

function tokenIn(event: LockEvent): number | undefined {
  if (event.type === 'writeAccepted') return event.token;
  return event.type === 'writeRejected' ? event.refusal.token : undefined;
}

/** When the lease that the write's token came with expired: A may have had more than one. */
function endOfLeaseMs(trace: LockTrace, token: number | undefined): number | undefined {
  return eventsOf(trace).find(({ event }) => event.type === 'leaseExpired' && event.token === token)?.atMs;
}

function eventsOf(trace: LockTrace): readonly { readonly event: LockEvent; readonly atMs: number }[] {
  return trace.steps.flatMap(({ moves }) =>
    moves.flatMap((move) =>
      move.type === 'taken' ? move.events.map((event) => ({ event, atMs: move.state.nowMs })) : [],
    ),
  );
}
