import type { ReactElement } from 'react';
import type { Question } from '../../lesson/lesson.ts';

/** The questions alone, numbered as their answers are at the end: one tries before one looks. */
export function PaperQuestions({ questions }: { readonly questions: readonly Question[] }): ReactElement {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  return (
    <>
      <h2>Interview questions</h2>
      <p>Answer aloud first. The answers are at the end.</p>
      {topics.map((topic) => (
        <section key={topic} className="paper-topic">
          <h3>{topic}</h3>
          <ul>
            {questions.map((question, index) =>
              question.topic === topic ? (
                <li key={question.id}>
                  <span className="paper-number">{index + 1}</span> {question.question}
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </>
  );
}
