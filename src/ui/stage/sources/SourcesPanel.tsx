import { useId, useState, type ReactElement } from 'react';
import type { RecipeSource } from '../../../engine/config.ts';
import { installRecipes } from '../../../engine/sources/installRecipes.ts';
import { recipeNames, recipeSources, systems } from '../../../engine/sources/recipeSource.ts';
import { recipeTitles } from '../../../engine/sources/recipeTitles.ts';
import { systemWords } from '../../../view/sources/sourceWords.ts';
import type { Story } from '../../../view/story.ts';
import { Requests } from './Requests.tsx';
import { SourceFacts } from './SourceFacts.tsx';
import '../panelField.css';
import './sources.css';

interface SourcesPanelProps {
  readonly story: Story;
  /** Undefined while the story has the tokens that the lesson gave it. */
  readonly source: RecipeSource | undefined;
  readonly setSource: (source: RecipeSource | undefined) => void;
}

const own = 'own';

installRecipes();

/** The lock service is a real system: its tokens, and its requests as it wants them written. */
export function SourcesPanel({ story, source, setSource }: SourcesPanelProps): ReactElement {
  const id = useId();
  const [name, setName] = useState('x');
  const [token, setToken] = useState('');
  const choose = (value: string): void => {
    setSource(recipeNames.find((known) => known === value));
    setToken('');
  };
  return (
    <div className="sources">
      <p className="panel-field sources-choice">
        <label htmlFor={id}>Tokens come from</label>
        <select id={id} value={source ?? own} onChange={(event) => choose(event.target.value)}>
          <option value={own}>the story’s own counter</option>
          {systems.map((system) => (
            <optgroup key={system} label={systemWords[system].name}>
              {recipeNames
                .filter((known) => recipeSources[known].system === system)
                .map((known) => (
                  <option key={known} value={known}>
                    {recipeTitles[known]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </p>
      {source === undefined ? (
        <p className="sources-note">
          Put a real system in the place of the lock service: the story goes on as it is, with the tokens that this
          system would give, and every request can be read and copied in the system’s own notation.
        </p>
      ) : (
        <>
          <Requests story={story} source={source} name={name} setName={setName} token={token} setToken={setToken} />
          <SourceFacts source={source} />
        </>
      )}
    </div>
  );
}
