import type { PropertyName } from '../engine/properties.ts';

/** What is said where a property broke; what it is called stands in propertyTitle.ts. */
export interface PropertyWords {
  /** In a label: what happened when it broke. */
  readonly label: string;
  /** Said at the step that breaks it, where no event of the step tells it already. */
  readonly brokenSentence?: string;
  /** Said at the end of a run that broke it. */
  readonly verdictSentence: string;
}

const words: Readonly<Record<PropertyName, PropertyWords>> = {
  'accepted-tokens-never-decrease': {
    label: 'last writer wins',
    verdictSentence:
      'A write of an older grant replaced that of a newer one: the last writer won, and the invariant is broken.',
  },
  'no-lost-update': {
    label: 'an update is lost',
    verdictSentence: 'An increment that was accepted is missing from the counter: the invariant is broken.',
  },
  'no-write-undone': {
    label: 'an old copy wins',
    verdictSentence: "A copy of the holder's first write undid its second: the invariant is broken.",
  },
  'no-newer-write-overwritten': {
    label: 'a newer write is overwritten',
    verdictSentence: 'A write of the newest holder was overwritten by an older one: the invariant is broken.',
  },
  'no-superseded-write-accepted': {
    label: 'a superseded write is accepted',
    verdictSentence: 'A write of a superseded holder was accepted.',
  },
  'one-holder': {
    label: 'two leases at once',
    brokenSentence: 'Two leases now run at once: the lost one has not ended yet.',
    verdictSentence: 'The lock service had two holders at once.',
  },
  'one-believer': {
    label: 'two clients believe',
    brokenSentence: 'Two clients now believe that they hold the lock.',
    verdictSentence: 'Two clients believed at once that they held the lock.',
  },
  'holder-never-refused': {
    label: 'the holder is refused',
    verdictSentence: 'Storage refused the current holder.',
  },
  'undisturbed-holder-never-refused': {
    label: 'the holder is refused',
    verdictSentence: 'Storage refused the current holder, although nobody else had come in between.',
  },
  'retry-answered-alike': {
    label: 'a retry is refused',
    brokenSentence: 'The first try of this very write was answered with OK, and nothing has been accepted since.',
    verdictSentence: 'Storage answered a write with OK and refused the retry of it.',
  },
  'tokens-only-rise': {
    label: 'a token does not rise',
    brokenSentence: 'An earlier grant had this token, or a higher one.',
    verdictSentence: 'The token source went back, or repeated itself.',
  },
  'answers-match-data': {
    label: 'an answer does not fit the data',
    verdictSentence: 'What storage answered does not fit what it has stored.',
  },
};

export function propertyWords(name: PropertyName): PropertyWords {
  return words[name];
}
