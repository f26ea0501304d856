import { fieldNames, fieldsOf, guidOf, type Flashcard } from './flashcard.ts';

/** Tab-separated text, with the lines at its top by which Anki knows what is in which column. */
export function tsvOf(lessonId: string, cards: readonly Flashcard[]): string {
  const columnCount = fieldNames.length + 2;
  const head = [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    `#tags column:${columnCount}`,
    `#columns:${['Id', ...fieldNames, 'Tags'].join('\t')}`,
  ];
  const rows = cards.map((card) => [guidOf(lessonId, card), ...fieldsOf(card), card.tags.join(' ')]);
  return [...head, ...rows.map((row) => row.map(cell).join('\t'))].map((line) => `${line}\n`).join('');
}

function cell(text: string): string {
  return /[\t\n\r"]/.test(text) || text.startsWith('#') ? `"${text.replaceAll('"', '""')}"` : text;
}
