import type { Lesson } from '../../../lesson/lesson.ts';
import type { Flashcard } from '../../../practice/flashcard.ts';
import { proseOf } from '../../prose/proseTexts.ts';

/** The lesson's questions as cards. Links into the lesson become addresses that also work from elsewhere. */
export function flashcardsOf(lesson: Lesson, pageUrl: string): readonly Flashcard[] {
  return lesson.questions.map(({ id, question, topic, level, points }) => {
    const prose = (part: string): string => withWholeLinks(proseOf(`questions/${id}/${part}`), pageUrl);
    const items = points.map((point) => `<li>${escaped(point)}</li>`).join('');
    return {
      id,
      question: escaped(question),
      short: prose('short'),
      long: prose('long'),
      mistake: prose('mistake'),
      points: items === '' ? '' : `<ul>${items}</ul>`,
      tags: [tagOf(topic), tagOf(level)],
    };
  });
}

function withWholeLinks(html: string, pageUrl: string): string {
  return html.replaceAll('href="#', `href="${escaped(pageUrl)}#`).trim();
}

/** Tags end at a space. */
function tagOf(text: string): string {
  return text.replaceAll(/\s+/g, '_');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
