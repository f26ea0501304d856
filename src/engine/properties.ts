import type { Property } from '../model/model.ts';
import type { LockConfig } from './config.ts';
import type { LockEvent } from './event.ts';
import type { LockState } from './state.ts';
import { asksForTokens } from './tokenSource.ts';
import { isCounting } from './writeMark.ts';

export type LockProperty = Property<LockState, LockEvent> & { readonly name: PropertyName };
export type PropertyName =
  | 'accepted-tokens-never-decrease'
  | 'no-lost-update'
  | 'no-write-undone'
  | 'no-newer-write-overwritten'
  | 'no-superseded-write-accepted'
  | 'one-holder'
  | 'one-believer'
  | 'holder-never-refused'
  | 'undisturbed-holder-never-refused'
  | 'retry-answered-alike'
  | 'answers-match-data'
  | 'tokens-only-rise';

const acceptedTokensNeverDecrease: LockProperty = {
  name: 'accepted-tokens-never-decrease',
  isBrokenBy: (_, { state }) => state.record.acceptedTokensDecreased,
};

/** Every accepted increment counts: the value is the number of accepted writes. */
const noLostUpdate: LockProperty = {
  name: 'no-lost-update',
  isBrokenBy: (_, { state }) => state.storage.value !== state.record.acceptedCount,
};

const noWriteUndone: LockProperty = {
  name: 'no-write-undone',
  isBrokenBy: (_, { events }) => events.some((event) => event.type === 'writeAccepted' && event.undoesOwnWrite),
};

const noSupersededWriteAccepted: LockProperty = {
  name: 'no-superseded-write-accepted',
  isBrokenBy: (_, { events }) => events.some((event) => event.type === 'writeAccepted' && event.isSuperseded),
};

/** Nothing of the newest holder is overwritten by an older one, whatever token that one shows. */
const noNewerWriteOverwritten: LockProperty = {
  name: 'no-newer-write-overwritten',
  isBrokenBy: (_, { events }) => events.some((event) => event.type === 'writeAccepted' && event.overwritesNewer),
};

const oneHolder: LockProperty = {
  name: 'one-holder',
  isBrokenBy: (_, { events }) => events.some((event) => event.type === 'leaseGranted' && event.isBesideLostLease),
};

const oneBeliever: LockProperty = {
  name: 'one-believer',
  isBrokenBy: (_, { state }) => state.clients.filter(({ phase }) => phase === 'holding').length > 1,
};

const holderNeverRefused: LockProperty = {
  name: 'holder-never-refused',
  isBrokenBy: (_, { events }) =>
    events.some(
      (event) => (event.type === 'writeRejected' || event.type === 'readRejected') && event.isHolder && event.isAwaited,
    ),
};

/** What can be promised where any client may take the resource: whoever was served last goes on being served. */
const undisturbedHolderNeverRefused: LockProperty = {
  name: 'undisturbed-holder-never-refused',
  isBrokenBy: (_, { events }) =>
    events.some(
      (event) =>
        (event.type === 'writeRejected' || event.type === 'readRejected') &&
        event.isHolder &&
        event.isAwaited &&
        event.isUndisturbed === true,
    ),
};

const retryAnsweredAlike: LockProperty = {
  name: 'retry-answered-alike',
  isBrokenBy: (_, { events }) =>
    events.some((event) => event.type === 'writeRejected' && event.repeatsLastWrite === true),
};

const answersMatchData: LockProperty = {
  name: 'answers-match-data',
  isBrokenBy: (_, { events }) => events.some(({ type }) => type === 'answerContradicted'),
};

function hasRisen({ lockService: { asked } }: LockState): boolean {
  const [newest = 0, ...before] = (asked?.grants ?? []).map(({ token }) => token).toReversed();
  return before.every((token) => token < newest);
}

const tokensOnlyRise: LockProperty = {
  name: 'tokens-only-rise',
  isBrokenBy: (_, { state, events }) => events.some(({ type }) => type === 'leaseGranted') && !hasRisen(state),
};

/** The properties that mean something in this system: increments can be lost only where clients increment. */
export function propertiesOf(config: LockConfig): readonly LockProperty[] {
  return [
    acceptedTokensNeverDecrease,
    ...(isCounting(config) ? [noLostUpdate] : []),
    noWriteUndone,
    noNewerWriteOverwritten,
    noSupersededWriteAccepted,
    oneHolder,
    oneBeliever,
    holderNeverRefused,
    ...(config.rule === 'asked' ? [undisturbedHolderNeverRefused, retryAnsweredAlike, answersMatchData] : []),
    ...(asksForTokens(config.tokenSource) ? [tokensOnlyRise] : []),
  ];
}
