import { useId, type ReactElement } from 'react';
import type { RecipeSource } from '../../../engine/config.ts';
import { recipeSources } from '../../../engine/sources/recipeSource.ts';
import { nameProblem } from '../../../view/sources/nameProblem.ts';
import { requestsAt } from '../../../view/sources/requestsAt.ts';
import { setupText } from '../../../view/sources/requestText.ts';
import { tokenProblem } from '../../../view/sources/tokenProblem.ts';
import type { Story, WorldStory } from '../../../view/story.ts';
import { useStore } from '../../state/store.ts';
import { RequestText } from './RequestText.tsx';

interface RequestsProps {
  readonly story: Story;
  readonly source: RecipeSource;
  readonly name: string;
  readonly setName: (name: string) => void;
  /** Empty: every client shows the one that it was given. */
  readonly token: string;
  readonly setToken: (token: string) => void;
}

/** What is sent in the step that the Stage shows. */
export function Requests({ story, source, name, setName, token, setToken }: RequestsProps): ReactElement {
  const stepIndex = Math.min(
    useStore((state) => state.stepIndex),
    story.stepCount,
  );
  const { system } = recipeSources[source];
  const problem = nameProblem(system, name) ?? (token === '' ? undefined : tokenProblem(system, token));
  const world = worldWith(source, story);
  return (
    <section className="sources-requests" aria-label="Requests of this step">
      <div className="panel-fields sources-fields">
        <Field label="Resource name" value={name} setValue={setName} />
        <Field label="Token to show instead" value={token} setValue={setToken} />
      </div>
      {problem === undefined && world ? (
        <List
          source={source}
          world={world}
          stepIndex={stepIndex}
          options={{ name, ...(token !== '' && { token: Number(token) }) }}
        />
      ) : (
        <p role="alert" className="sources-problem">
          {problem ?? 'All worlds on the Stage have tokens of their own: choose another one under “Worlds”.'}
        </p>
      )}
    </section>
  );
}

interface ListProps {
  readonly source: RecipeSource;
  readonly world: WorldStory;
  readonly stepIndex: number;
  readonly options: Parameters<typeof requestsAt>[3];
}

function List({ source, world, stepIndex, options }: ListProps): ReactElement {
  const { config, trace } = world;
  const requests = requestsAt(config, trace, stepIndex, options);
  if (requests.length === 0) {
    return (
      <p className="sources-note">
        In this step no request is sent and none arrives. Step on to one in which a client asks, writes or releases.
      </p>
    );
  }
  const setup = setupText(source, options.name);
  const isAboutData = requests.some(({ type }) => type === 'read' || type === 'write');
  return (
    <>
      <ol className="sources-list" aria-label={`Requests in step ${stepIndex}, in the world ${world.world.name}`}>
        {requests.map(({ client, type, text }) => (
          <RequestText key={`${client} ${type} ${text}`} title={`${client}: ${typeWords[type]}`} text={text} />
        ))}
      </ol>
      {setup === undefined ? null : (
        <ul className="sources-list" aria-label="Before the first request">
          <RequestText title="Once, before the first request" text={setup} />
        </ul>
      )}
      {isAboutData ? (
        <p className="sources-note">
          Reads and writes stand here as they are when the data is kept in the same system. On the Stage storage is a
          place of its own, and goes by the rule of its world.
        </p>
      ) : null}
    </>
  );
}

const typeWords = {
  acquire: 'acquire',
  renew: 'renew',
  release: 'release',
  fetchToken: 'ask for the newest token',
  read: 'read',
  write: 'write',
} as const;

function Field({
  label,
  value,
  setValue,
}: {
  readonly label: string;
  readonly value: string;
  readonly setValue: (value: string) => void;
}): ReactElement {
  const id = useId();
  return (
    <p className="panel-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => setValue(event.target.value)}
      />
    </p>
  );
}

/** Some worlds have a token source of their own. The one that fences shows more than the one that does not. */
function worldWith(source: RecipeSource, { worlds }: Story): WorldStory | undefined {
  const having = worlds.filter(({ config }) => config.tokenSource === source);
  return having.find(({ config }) => config.rule !== 'none') ?? having[0];
}
