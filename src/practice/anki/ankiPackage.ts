import { strToU8, zipSync } from 'fflate';
import type { Database } from 'sql.js';
import { deckRows, type AnkiDeck } from './deckRows.ts';
import { ankiSchema } from './schema.ts';

/** The bytes of an `.apkg` file, written with an empty database, which is closed afterwards. */
export function ankiPackage(database: Database, deck: AnkiDeck, nowMs: number): Uint8Array<ArrayBuffer> {
  database.run(ankiSchema);
  for (const [table, rows] of Object.entries(deckRows(deck, nowMs))) {
    for (const row of rows as DeckRow[]) {
      database.run(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`, [...row]);
    }
  }
  const collection = database.export();
  database.close();
  // The same moment always gives the same bytes.
  return zipSync({ 'collection.anki2': collection, media: strToU8('{}') }, { mtime: new Date(nowMs) });
}

type DeckRow = readonly (string | number)[];
