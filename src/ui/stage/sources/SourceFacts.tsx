import type { ReactElement } from 'react';
import type { RecipeSource } from '../../../engine/config.ts';
import { recipeSources } from '../../../engine/sources/recipeSource.ts';
import { comparedText } from '../../../view/sources/comparedText.ts';
import { sourceNotes, systemWords, type SystemWords } from '../../../view/sources/sourceWords.ts';
import report from '../../../view/sources/conformance.json';

const kindWords = { sound: 'A token', trap: 'A trap', notToken: 'Not a token' } as const;

const rows: readonly (readonly [keyof SystemWords, string])[] = [
  ['stored', 'Stored'],
  ['granting', 'What grants'],
  ['token', 'The token'],
  ['notToken', 'Looks like one'],
  ['loser', 'A loser sees'],
  ['renewal', 'Renewing'],
  ['ending', 'The end'],
  ['fence', 'The fence'],
];

/** What there is to know of the chosen source, and how it is known. */
export function SourceFacts({ source }: { readonly source: RecipeSource }): ReactElement {
  const { system } = recipeSources[source];
  const words = systemWords[system];
  const note = sourceNotes[source];
  return (
    <section className="sources-facts" aria-label={`About ${words.name}`}>
      <p className={`sources-kind sources-kind-${note.kind}`}>
        <strong>{kindWords[note.kind]}.</strong> {note.text}
      </p>
      <dl>
        {rows.map(([key, title]) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{words[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="sources-compared">{comparedText(system, report)}</p>
    </section>
  );
}
