import { describe, expect, test } from 'vitest';
import { hasReader, readPackage } from './readPackage.ts';
import { deckCard, deckCards, deckMoment, packageOf } from './smallDeck.ts';

test('the same moment gives the same bytes', async () => {
  const [first, second] = [await packageOf(deckCards, deckMoment), await packageOf(deckCards, deckMoment)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

/**
 * Anki's importer finds a note by its guid, changes it where the package's `mod` is later and the kind of note is the same
 * one, and finds a card by its note and template: so learnt cards stay as they are.
 */
describe.skipIf(!hasReader)('exported again, read by Python', () => {
  test('a second later: the same notes, cards, kind of note and deck, all newer, and the new text', async () => {
    const before = readPackage(await packageOf(deckCards, deckMoment));
    const changed = [
      deckCard('one', 'A question with other words?'),
      ...deckCards.slice(1),
      deckCard('three', 'A new one?'),
    ];
    const after = readPackage(await packageOf(changed, deckMoment + 1_000));
    for (const note of before.notes) {
      const again = after.notes.find(({ guid }) => guid === note.guid);
      expect([again?.id, again?.mid]).toEqual([note.id, note.mid]);
      expect(again?.mod).toBeGreaterThan(note.mod);
      const cardOf = ({ cards }: typeof before) =>
        cards.filter(({ nid }) => nid === note.id).map(({ id, did }) => [id, did]);
      expect(cardOf(after)).toEqual(cardOf(before));
    }
    const fieldOf = (guid: string) => after.notes.find((note) => note.guid === guid)?.fields[0];
    expect(['small/one', 'small/two', 'small/three'].map(fieldOf)).toEqual(changed.map(({ question }) => question));
    const [colBefore, colAfter] = [before.col[0], after.col[0]];
    const modelsOf = (col: typeof colBefore) => Object.values(col?.models ?? {});
    expect(modelsOf(colAfter).map(({ id }) => id)).toEqual(modelsOf(colBefore).map(({ id }) => id));
    expect(modelsOf(colAfter)[0]?.mod).toBeGreaterThan(modelsOf(colBefore)[0]?.mod ?? Infinity);
    expect(Object.keys(colAfter?.decks ?? {})).toEqual(Object.keys(colBefore?.decks ?? {}));
  });

  test('in another order, or fewer of them: each keeps its ids', async () => {
    const idsOf = async (cards: typeof deckCards) => {
      const { notes } = readPackage(await packageOf(cards, deckMoment));
      return Object.fromEntries(notes.map(({ guid, id }) => [guid, id]));
    };
    const all = await idsOf(deckCards);
    expect(await idsOf(deckCards.toReversed())).toEqual(all);
    expect(await idsOf(deckCards.slice(1))).toEqual({ 'small/two': all['small/two'] });
  });
});
