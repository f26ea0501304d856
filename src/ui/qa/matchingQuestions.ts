import type { ProseKey, Question } from '../../lesson/lesson.ts';

/** The questions that have every word of `filter` somewhere: in the question, its topic, level, or answers. */
export function matchingQuestions(
  questions: readonly Question[],
  filter: string,
  proseOf: (key: ProseKey) => string,
): readonly Question[] {
  const words = plain(filter)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return questions;
  return questions.filter((question) => {
    const text = plain(textOf(question, proseOf));
    return words.every((word) => text.includes(word));
  });
}

function textOf({ id, question, topic, level }: Question, proseOf: (key: ProseKey) => string): string {
  const answers = ['short', 'long', 'mistake'].map((part) => proseOf(`questions/${id}/${part}`));
  return [question, topic, level, ...answers.map(withoutTags)].join(' ');
}

function withoutTags(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, '');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
