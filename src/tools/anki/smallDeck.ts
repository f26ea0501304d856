import initSqlJs from 'sql.js';
import type { Flashcard } from '../../practice/flashcard.ts';
import { ankiPackage } from '../../practice/anki/ankiPackage.ts';

/** For tests: two cards with what is awkward in one, and the package that holds such cards. */
export const deckCard = (id: string, question: string): Flashcard => ({
  id,
  question,
  short: `<p>Short of ${id}: 41 &lt; 42.</p>`,
  long: '<p>Long, “quoted”, with a <a href="https://lesson.example/#gist?s=x&amp;step=3">link</a>.</p>',
  mistake: id === 'two' ? '' : '<p>A mistake.</p>',
  points: '<ul><li>One</li></ul>',
  tags: ['The_check', 'basic'],
});
export const deckCards: readonly Flashcard[] = [
  deckCard('one', 'Should storage compare with &gt; or with &gt;=?'),
  deckCard('two', 'Is <em>that</em> a "token"?'),
];
export const deckMoment = Date.UTC(2026, 0, 5, 8, 30);

export async function packageOf(cards: readonly Flashcard[], atMs: number): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  return ankiPackage(new Database(), { lessonId: 'small', title: 'Small: a "lesson"', cards }, atMs);
}
