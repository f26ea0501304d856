/**
 * Both records as one, in the order of their names; `merge` decides where both have an entry. Names come from files too:
 * none is looked up in an object, where `toString` would always be found.
 */
export function mergedRecords<Entry>(
  a: Readonly<Record<string, Entry>>,
  b: Readonly<Record<string, Entry>>,
  merge: (ofA: Entry, ofB: Entry) => Entry,
): Readonly<Record<string, Entry>> {
  const merged = new Map(Object.entries(a));
  for (const [name, ofB] of Object.entries(b)) {
    const ofA = merged.get(name);
    merged.set(name, ofA === undefined ? ofB : merge(ofA, ofB));
  }
  return Object.fromEntries([...merged].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
