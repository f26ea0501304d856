import type { PropertyName } from '../engine/properties.ts';

const titles: Readonly<Record<PropertyName, string>> = {
  'accepted-tokens-never-decrease': 'accepted tokens never decrease, in the order of their grants',
  'no-lost-update': 'no lost update',
  'no-write-undone': 'no write is undone by an old copy',
  'no-newer-write-overwritten': 'no newer holder’s write is overwritten',
  'no-superseded-write-accepted': 'no write of a superseded holder is accepted',
  'one-holder': 'at most one holder at the lock service',
  'one-believer': 'at most one client believes it holds',
  'holder-never-refused': 'the current holder is never refused',
  'undisturbed-holder-never-refused': 'the holder is not refused while nobody else has come in between',
  'retry-answered-alike': 'a retry is answered as its first try was',
  'tokens-only-rise': 'every token is higher than all before',
  'answers-match-data': 'answers say what is stored',
};

/** What a property is called. */
export const propertyTitle = (name: PropertyName): string => titles[name];
