import { beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import { hasReader, readPackage, type AnkiModel, type ReadPackage } from './readPackage.ts';
import { deckCards, deckMoment, packageOf } from './smallDeck.ts';

/**
 * What Anki asks of a package, rule by rule. Each title ends with the file of Anki's own source (github.com/ankitects/anki,
 * under rslib/src) in which the rule stands.
 */
describe.skipIf(!hasReader)('read by Python, the package keeps Anki’s rules:', () => {
  let deck: ReadPackage;
  let col: ReadPackage['col'][number];
  let model: AnkiModel;
  beforeAll(async () => {
    deck = readPackage(await packageOf(deckCards, deckMoment));
    col = defined(deck.col[0], 'the row of col');
    model = defined(Object.values(col.models)[0], 'the kind of note');
  });

  test('without a file “meta”, the collection is collection.anki2, beside “media” (import_export/package/meta.rs)', () => {
    expect(deck.names).toEqual(['collection.anki2', 'media']);
  });

  test('“media” maps numbers to names, and no field names a file that is not there (import_export/package/media.rs)', () => {
    expect(deck.media).toEqual({});
    for (const { fields } of deck.notes) expect(fields.join()).not.toMatch(/<img|<audio|<video|\[sound:/i);
  });

  test('the tables are those of schema 11, column by column (storage/schema11.sql)', () => {
    expect(deck.integrity).toBe('ok');
    const columns = Object.fromEntries(Object.entries(deck.columns).map(([table, names]) => [table, names.join(' ')]));
    expect(columns).toEqual({
      cards: 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
      col: 'id crt mod scm ver dty usn ls conf models decks dconf tags',
      graves: 'usn oid type',
      notes: 'id guid mid mod usn tags flds sfld csum flags data',
      revlog: 'id cid usn ease ivl lastIvl factor time type',
    });
    expect([deck.revlog, deck.graves]).toEqual([[], []]);
  });

  test('one row says: schema 11, made at a second, changed at a millisecond, no tags yet (storage/sqlite.rs)', () => {
    expect(deck.col).toHaveLength(1);
    const { id, ver, crt, mod, scm, tags } = col;
    expect({ id, ver, crt, mod, scm, tags }).toEqual({
      id: 1,
      ver: 11,
      crt: deckMoment / 1000,
      mod: deckMoment,
      scm: deckMoment,
      tags: {},
    });
  });

  test('a kind of note has all that is not optional, each of its type (notetype/schema11.rs)', () => {
    expect(Object.keys(col.models)).toEqual([String(model.id)]);
    expect(typesOf(model)).toMatchObject({
      ...{ id: 'number', name: 'string', type: 'number', mod: 'number', usn: 'number', sortf: 'number' },
      ...{ did: 'number', css: 'string' },
    });
    expect(model['type']).toBe(0);
    model.flds.forEach((field, index) => {
      expect(typesOf(field)).toMatchObject({
        name: 'string',
        sticky: 'boolean',
        rtl: 'boolean',
        font: 'string',
        size: 'number',
      });
      expect(field.ord).toBe(index);
    });
    model.tmpls.forEach((template, index) => {
      expect(typesOf(template)).toMatchObject({ name: 'string', qfmt: 'string', afmt: 'string' });
      expect(template['ord']).toBe(index);
    });
    expect(model.sortf).toBeLessThan(model.flds.length);
  });

  test('fields and template keep their names for ever, or a re-import conflicts (…/apkg/import/notes.rs, schema_hash)', () => {
    const names = [...model.flds, ...model.tmpls].map(({ name }) => name);
    expect(names).toEqual(['Question', 'Short answer', 'Long answer', 'Usual mistake', 'Points', 'Question']);
  });

  test('templates name fields that are there, and close what they open (template.rs)', () => {
    const known = new Set([...model.flds.map(({ name }) => name), 'FrontSide']);
    for (const { qfmt, afmt } of model.tmpls) {
      const open: string[] = [];
      for (const [, sign, name = ''] of `${qfmt}${afmt}`.matchAll(/{{([#/^]?)([^}]+)}}/g)) {
        expect(known).toContain(name);
        if (sign === '#') open.push(name);
        if (sign === '/') expect(open.pop()).toBe(name);
      }
      expect(open).toEqual([]);
      expect(qfmt).toContain('{{Question}}');
      expect(qfmt).not.toContain('{{FrontSide}}');
    }
  });

  test('a deck has all that is not optional, and options that are there (decks/schema11.rs, deckconfig/schema11.rs)', () => {
    const decks = Object.entries(col.decks);
    expect(decks.map(([, { name }]) => name)).toEqual(['Default', 'Small: a  lesson ']);
    for (const [key, shown] of decks) {
      expect(String(shown.id)).toBe(key);
      expect(typesOf(shown)).toMatchObject({ mod: 'number', name: 'string', usn: 'number', collapsed: 'boolean' });
      expect(shown).toMatchObject({ dyn: 0, lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] });
      expect(Object.keys(col.dconf)).toContain(String(shown['conf']));
    }
    for (const options of Object.values(col.dconf)) {
      expect(options).toMatchObject({
        ...{ id: 1, mod: 0, name: 'Default', usn: 0, maxTaken: 60, autoplay: true, timer: 0 },
        new: { delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
        rev: { ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200 },
        lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
      });
    }
  });

  test('a note has a guid of its own, a kind that is there, and as many fields as it (notes/mod.rs)', () => {
    expect(deck.notes.map(({ guid }) => guid).toSorted()).toEqual(['small/one', 'small/two']);
    for (const { mid, fields } of deck.notes) {
      expect(mid).toBe(model.id);
      expect(fields).toHaveLength(model.flds.length);
    }
    expect(deck.notes.find(({ guid }) => guid === 'small/two')?.fields[0]).toBe('Is <em>that</em> a "token"?');
  });

  test('fields are normal Unicode without control characters (notes/mod.rs, normalize_field)', () => {
    for (const { fields, is_normal } of deck.notes) {
      expect(is_normal).toBe(true);
      expect(fields.join('')).not.toMatch(/(?![\n\t])\p{Cc}/u);
    }
  });

  test('csum and sfld are of the first field without its tags (notes/mod.rs, prepare_for_update)', () => {
    for (const note of deck.notes) {
      expect([note.csum, note.sfld]).toEqual([note.expected_csum, note.expected_sfld]);
    }
  });

  test('tags stand between spaces, and hold none (tags/mod.rs)', () => {
    for (const { tags } of deck.notes) expect(tags).toBe(' The_check basic ');
  });

  test('ids are moments in milliseconds, none of them in the future (import_export/gather.rs, check_ids)', () => {
    const ids = [...deck.notes, ...deck.cards].map(({ id }) => Number(id));
    for (const id of ids) {
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(id).toBeGreaterThan(Date.UTC(2010));
      expect(id).toBeLessThan(deckMoment);
    }
  });

  test('a note has one card for each template, new, in the lesson’s order, in a deck that is there (card/mod.rs)', () => {
    const own = Object.values(col.decks).find(({ id }) => id !== 1)?.id;
    const noteOf = (guid: string) => deck.notes.find((note) => note.guid === guid)?.id;
    const rest = deck.cards.map((card) =>
      Object.fromEntries(Object.entries(card).filter(([key]) => !['id', 'mod'].includes(key))),
    );
    expect(rest).toEqual(
      ['small/one', 'small/two'].map((guid, index) => ({
        ...{ nid: noteOf(guid), did: own, ord: 0, usn: -1, type: 0, queue: 0, due: index + 1, ivl: 0, factor: 0 },
        ...{ reps: 0, lapses: 0, left: 0, odue: 0, odid: 0, flags: 0, data: '' },
      })),
    );
  });
});

function typesOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeof one]));
}
