import type { ReactElement } from 'react';
import type { Challenge } from '../../../lesson/lesson.ts';
import { languagesOf, programIn } from '../../../lesson/challengePrograms.ts';
import { languageName } from '../languageName.ts';
import { Prose } from '../../prose/Prose.tsx';
import './challenge.css';

/** The challenges to read: in the document as the build writes it, and on paper. */
export function ChallengeListings({ challenges }: { readonly challenges: readonly Challenge[] }): ReactElement | null {
  if (challenges.length === 0) return null;
  return (
    <section className="challenge-ladder">
      <header className="sandbox-head">
        <h2>Break my storage</h2>
        <p>
          Write what storage decides. With JavaScript your code is tried here in every interleaving of small systems.
        </p>
      </header>
      {challenges.map((challenge) => (
        <article key={challenge.id} className="challenge-listing">
          <h3>{challenge.title}</h3>
          <Prose id={`challenges/${challenge.id}`} />
          <p>{challenge.prediction.question}</p>
          <ul>
            {challenge.prediction.choices.map(({ claim, text }) => (
              <li key={claim}>{text}</li>
            ))}
          </ul>
          {languagesOf(challenge).map((language) => (
            <details key={language}>
              <summary>Starter in {languageName[language]}</summary>
              <pre className="sandbox-listing">
                <code>{programIn(challenge, language).starter}</code>
              </pre>
            </details>
          ))}
          <details>
            <summary>Hints</summary>
            {Array.from({ length: challenge.hintCount }, (_, index) => (
              <Prose key={index} id={`challenges/${challenge.id}/hint-${index + 1}`} />
            ))}
          </details>
        </article>
      ))}
    </section>
  );
}
