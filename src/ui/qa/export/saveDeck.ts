import initSqlJs from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { Lesson } from '../../../lesson/lesson.ts';
import { ankiPackage } from '../../../practice/anki/ankiPackage.ts';
import { tsvOf } from '../../../practice/tsv.ts';
import { saveFile } from '../../maps/saveFile.ts';
import { flashcardsOf } from './flashcards.ts';

/** Saves the questions as a package for Anki. Rejects when the database could not be loaded. */
export async function saveAnkiPackage(lesson: Lesson): Promise<void> {
  const { Database } = await initSqlJs({ locateFile: () => wasmUrl });
  const deck = { lessonId: lesson.id, title: lesson.title, cards: flashcardsOf(lesson, pageUrl()) };
  const bytes = ankiPackage(new Database(), deck, Date.now());
  saveFile(`${lesson.id}.apkg`, new Blob([bytes]), 'application/octet-stream');
}

export function saveTsv(lesson: Lesson): void {
  saveFile(`${lesson.id}.tsv`, tsvOf(lesson.id, flashcardsOf(lesson, pageUrl())), 'text/tab-separated-values');
}

function pageUrl(): string {
  return location.href.replace(/#.*$/, '');
}
