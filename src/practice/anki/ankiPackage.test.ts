import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import initSqlJs from 'sql.js';
import { describe, expect, test } from 'vitest';
import { fieldNames, type Flashcard } from '../flashcard.ts';
import { ankiPackage } from './ankiPackage.ts';
import { sha1 } from './sha1.ts';

const python = pythonHere();
const nowMs = Date.UTC(2026, 0, 5, 8, 30);
const card = (id: string, question: string): Flashcard => ({
  id,
  question,
  short: `<p>Short of ${id}: 41 &lt; 42.</p>`,
  long: '<p>Long, “quoted”, with a <a href="https://lesson.example/#gist?s=x&amp;step=3">link</a>.</p>',
  mistake: id === 'two' ? '' : '<p>A mistake.</p>',
  points: '<ul><li>One</li></ul>',
  tags: ['The_check', 'basic'],
});
const cards = [
  card('one', 'Should storage compare with &gt; or with &gt;=?'),
  card('two', 'Is <em>that</em> a "token"?'),
];

async function packageOf(deckCards: readonly Flashcard[], atMs: number): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  return ankiPackage(new Database(), { lessonId: 'small', title: 'Small: a "lesson"', cards: deckCards }, atMs);
}

test.each([
  '',
  'abc',
  'Is “that” a token? — naïve ☃ 🔒',
  'x'.repeat(55),
  'x'.repeat(56),
  'y'.repeat(64),
  'z'.repeat(1_000),
])('SHA-1 of %j is what everybody else says', (text) => {
  expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
});

/** Reads a package as anybody would who has Python: unzip, SQLite, JSON. */
const reader = `
import hashlib, html, json, re, sqlite3, sys, tempfile, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    names = sorted(z.namelist())
    media = json.loads(z.read("media"))
    path = tempfile.mktemp()
    open(path, "wb").write(z.read("collection.anki2"))
db = sqlite3.connect(path)
db.row_factory = sqlite3.Row
col = [dict(row) for row in db.execute("select * from col")]
assert len(col) == 1
for key in ("conf", "models", "decks", "dconf", "tags"):
    col[0][key] = json.loads(col[0][key])
notes = [dict(row) for row in db.execute("select * from notes order by id")]
for note in notes:
    fields = note["flds"].split(chr(31))
    note["fields"] = fields
    plain = html.unescape(re.sub("<[^>]*>", "", fields[0]))
    note["expected_csum"] = int(hashlib.sha1(plain.encode()).hexdigest()[:8], 16)
    note["expected_sfld"] = plain
cards = [dict(row) for row in db.execute("select * from cards order by due")]
json.dump({
  "names": names, "media": media, "integrity": db.execute("pragma integrity_check").fetchone()[0],
  "tables": sorted(row[0] for row in db.execute("select name from sqlite_master where type = 'table'")),
  "col": col[0], "notes": notes, "cards": cards,
}, sys.stdout)
`;

interface ReadNote {
  readonly id: number;
  readonly guid: string;
  readonly mid: number;
  readonly mod: number;
  readonly tags: string;
  readonly fields: readonly string[];
  readonly csum: number;
  readonly expected_csum: number;
  readonly sfld: string;
  readonly expected_sfld: string;
}
interface ReadPackage {
  readonly names: readonly string[];
  readonly media: unknown;
  readonly integrity: string;
  readonly tables: readonly string[];
  readonly col: {
    readonly ver: number;
    readonly models: Readonly<
      Record<string, { id: number; flds: { name: string; ord: number }[]; tmpls: { qfmt: string; afmt: string }[] }>
    >;
    readonly decks: Readonly<Record<string, { id: number; name: string; conf: number }>>;
    readonly dconf: Readonly<Record<string, unknown>>;
  };
  readonly notes: readonly ReadNote[];
  readonly cards: readonly Readonly<Record<string, number>>[];
}

async function read(deckCards: readonly Flashcard[], atMs: number): Promise<ReadPackage> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'anki-')), 'deck.apkg');
  writeFileSync(file, await packageOf(deckCards, atMs));
  return JSON.parse(execFileSync(python ?? '', ['-c', reader, file], { encoding: 'utf8' })) as ReadPackage;
}

describe.skipIf(python === undefined)('read by Python: a zip file, a database, JSON', () => {
  test('is what Anki’s format asks for', async () => {
    const { names, media, integrity, tables, col, notes, cards: rows } = await read(cards, nowMs);
    expect(names).toEqual(['collection.anki2', 'media']);
    expect(media).toEqual({});
    expect(integrity).toBe('ok');
    expect(tables).toEqual(['cards', 'col', 'graves', 'notes', 'revlog']);
    expect(col.ver).toBe(11);
    const [[modelKey, model] = [], ...otherModels] = Object.entries(col.models);
    expect(otherModels).toEqual([]);
    expect(String(model?.id)).toBe(modelKey);
    expect(model?.flds.map(({ name, ord }) => [name, ord])).toEqual(fieldNames.map((name, ord) => [name, ord]));
    const used = [...`${model?.tmpls[0]?.qfmt} ${model?.tmpls[0]?.afmt}`.matchAll(/{{[#/]?([^}]+)}}/g)].map(
      ([, name]) => name,
    );
    expect(used.every((name) => name === 'FrontSide' || fieldNames.some((field) => field === name))).toBe(true);
    const deck = Object.values(col.decks).find(({ id }) => id !== 1);
    expect(deck?.name).toBe('Small: a  lesson ');
    expect(Object.keys(col.dconf)).toEqual([String(deck?.conf)]);
    expect(rows.map(({ nid, did, ord, type, queue, due }) => ({ nid, did, ord, type, queue, due }))).toEqual(
      notes
        .toSorted(
          (a, b) => cards.findIndex(({ id }) => a.guid.endsWith(id)) - cards.findIndex(({ id }) => b.guid.endsWith(id)),
        )
        .map(({ id }, index) => ({ nid: id, did: deck?.id, ord: 0, type: 0, queue: 0, due: index + 1 })),
    );
    for (const note of notes) {
      expect(note.mid).toBe(model?.id);
      expect(note.fields).toHaveLength(fieldNames.length);
      expect(note.csum).toBe(note.expected_csum);
      expect(note.sfld).toBe(note.expected_sfld);
      expect(note.tags).toBe(' The_check basic ');
    }
    expect(notes.find(({ guid }) => guid === 'small/two')?.fields[0]).toBe('Is <em>that</em> a "token"?');
  });

  test('exported again, changed and a day later: the same notes, newer', async () => {
    const before = await read(cards, nowMs);
    const changed = [card('one', 'A question with other words?'), ...cards.slice(1), card('three', 'A new one?')];
    const after = await read(changed, nowMs + 86_400_000);
    for (const note of before.notes) {
      const again = after.notes.find(({ guid }) => guid === note.guid);
      expect([again?.id, again?.mid]).toEqual([note.id, note.mid]);
      expect(again?.mod).toBeGreaterThan(note.mod);
    }
    expect(after.notes.map(({ guid }) => guid).toSorted()).toEqual(['small/one', 'small/three', 'small/two']);
    expect(Object.keys(after.col.models)).toEqual(Object.keys(before.col.models));
    expect(Object.keys(after.col.decks)).toEqual(Object.keys(before.col.decks));
  });
});

test('the same moment gives the same bytes', async () => {
  expect(Buffer.from(await packageOf(cards, nowMs)).equals(Buffer.from(await packageOf(cards, nowMs)))).toBe(true);
});

function pythonHere(): string | undefined {
  return ['python3', 'python'].find((name) => {
    try {
      execFileSync(name, ['-c', 'import sqlite3, zipfile'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}
