import { fieldsOf, guidOf, type Flashcard } from '../flashcard.ts';
import { collectionRow } from './collectionRow.ts';
import { sha1 } from './sha1.ts';
import { stableId } from './stableId.ts';

export interface AnkiDeck {
  readonly lessonId: string;
  readonly title: string;
  readonly cards: readonly Flashcard[];
}

type Row = readonly (string | number)[];

/** What stands in the tables of an Anki collection that holds one deck. */
export interface DeckRows {
  readonly col: readonly Row[];
  readonly notes: readonly Row[];
  readonly cards: readonly Row[];
}

/** `::` in a deck's name makes a deck within a deck, quotes break its searches. */
const notInNames = /::|"/g;

/**
 * The deck as rows. Ids and guids follow from the lesson's and its questions' names, and `nowMs` says that this is the
 * newest version of each: so Anki changes the notes that it has and adds those that it has not.
 */
export function deckRows({ lessonId, title, cards }: AnkiDeck, nowMs: number): DeckRows {
  const ids = { modelId: stableId(`${lessonId} model`), deckId: stableId(`${lessonId} deck`) };
  const name = title.replaceAll(notInNames, ' ');
  const nowS = Math.floor(nowMs / 1000);
  return {
    col: [collectionRow(ids, { deckName: name, modelName: `${name}: question` }, nowMs)],
    notes: cards.map((card) => noteRow(lessonId, card, ids.modelId, nowS)),
    cards: cards.map((card, index) => cardRow(noteIdOf(lessonId, card), ids.deckId, index + 1, nowS)),
  };
}

function noteIdOf(lessonId: string, card: Flashcard): number {
  return stableId(guidOf(lessonId, card));
}

function noteRow(lessonId: string, card: Flashcard, modelId: number, nowS: number): Row {
  const fields = fieldsOf(card);
  const sortField = withoutTags(fields[0] ?? '');
  const tags = card.tags.length === 0 ? '' : ` ${card.tags.join(' ')} `;
  return [
    noteIdOf(lessonId, card),
    guidOf(lessonId, card),
    modelId,
    nowS,
    -1,
    tags,
    fields.join('\x1f'),
    sortField,
    Number.parseInt(sha1(sortField).slice(0, 8), 16),
    0,
    '',
  ];
}

/** A new card, in the place that the lesson gives it. */
function cardRow(noteId: number, deckId: number, position: number, nowS: number): Row {
  return [noteId, noteId, deckId, 0, nowS, -1, 0, 0, position, 0, 0, 0, 0, 0, 0, 0, 0, ''];
}

/** As Anki does it before it counts the first field's checksum. */
function withoutTags(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, '');
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
