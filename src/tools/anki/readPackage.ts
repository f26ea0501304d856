import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For tests: what somebody with Python finds in a package: unzip, SQLite, JSON. Nothing of it is our code. */
const reader = `
import hashlib, html, json, re, sqlite3, sys, tempfile, unicodedata, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    names = sorted(z.namelist())
    media = json.loads(z.read("media"))
    path = tempfile.mktemp()
    open(path, "wb").write(z.read("collection.anki2"))
db = sqlite3.connect(path)
db.row_factory = sqlite3.Row
rows = lambda table: [dict(row) for row in db.execute("select * from " + table)]
tables = sorted(row[0] for row in db.execute("select name from sqlite_master where type = 'table'"))
col = rows("col")
for row in col:
    for key in ("conf", "models", "decks", "dconf", "tags"):
        row[key] = json.loads(row[key])
notes = rows("notes")
for note in notes:
    note["fields"] = note["flds"].split(chr(31))
    plain = html.unescape(re.sub("<[^>]*>", "", note["fields"][0]))
    note["expected_csum"] = int(hashlib.sha1(plain.encode()).hexdigest()[:8], 16)
    note["expected_sfld"] = plain
    note["is_normal"] = all(unicodedata.is_normalized("NFC", field) for field in note["fields"])
json.dump({
  "names": names, "media": media, "integrity": db.execute("pragma integrity_check").fetchone()[0],
  "columns": {table: [row[1] for row in db.execute("pragma table_info(" + table + ")")] for table in tables},
  "col": col, "notes": notes, "cards": rows("cards order by due"), "revlog": rows("revlog"), "graves": rows("graves"),
}, sys.stdout)
`;

type Json = Readonly<Record<string, unknown>>;
export interface AnkiModel extends Json {
  readonly id: number;
  readonly name: string;
  readonly mod: number;
  readonly sortf: number;
  readonly flds: readonly (Json & { readonly name: string; readonly ord: number })[];
  readonly tmpls: readonly (Json & { readonly name: string; readonly qfmt: string; readonly afmt: string })[];
}
export interface AnkiNote {
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
  readonly is_normal: boolean;
}
export interface ReadPackage {
  readonly names: readonly string[];
  readonly media: unknown;
  readonly integrity: string;
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly col: readonly (Json & {
    readonly id: number;
    readonly ver: number;
    readonly models: Readonly<Record<string, AnkiModel>>;
    readonly decks: Readonly<Record<string, Json & { readonly id: number; readonly name: string }>>;
    readonly dconf: Readonly<Record<string, Json>>;
  })[];
  readonly notes: readonly AnkiNote[];
  readonly cards: readonly Readonly<Record<string, number | string>>[];
  readonly revlog: readonly unknown[];
  readonly graves: readonly unknown[];
}

export function readPackage(bytes: Uint8Array): ReadPackage {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'anki-')), 'deck.apkg');
  writeFileSync(file, bytes);
  return JSON.parse(execFileSync(python ?? '', ['-c', reader, file], { encoding: 'utf8' })) as ReadPackage;
}

const python = ['python3', 'python'].find((name) => {
  try {
    execFileSync(name, ['-c', 'import sqlite3, zipfile'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
export const hasReader = python !== undefined;
