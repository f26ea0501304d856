import { useRef, type ReactElement } from 'react';
import type { Scenario } from '../../../engine/scenario.ts';
import { mermaidOf } from '../../../view/mermaidOf.ts';
import type { Story } from '../../../view/story.ts';
import { writeStoryFile } from '../../../view/storyFile.ts';
import { saveFile } from '../../maps/saveFile.ts';
import { encodeDials } from '../../state/dialsCode.ts';
import { useStore } from '../../state/store.ts';
import { fileName } from './fileName.ts';
import { openStory } from './openStory.ts';
import { mostCharacters, readStoryFile, tooLarge } from './readStoryFile.ts';

interface FileToolsProps {
  readonly story: Story;
  readonly scenario: Scenario;
  readonly say: (sentence: string) => void;
  readonly copy: (what: string, text: string) => Promise<void>;
}

/** The story as text: for a document that draws Mermaid, and as a file that can be opened here again. */
export function FileTools({ story, scenario, say, copy }: FileToolsProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File): Promise<void> => {
    say(await openFile(file));
  };
  const save = (): void => {
    const name = fileName(scenario.id, 'json');
    const { dials } = useStore.getState().edit;
    saveFile(name, writeStoryFile(scenario, dials && encodeDials(dials)), 'application/json');
    say(`Saved as ${name}.`);
  };
  return (
    <section className="share-group" aria-label="Text and file">
      <h4>Text and file</h4>
      <p className="share-buttons">
        {story.worlds.map((told) => (
          <button
            key={told.world.id}
            type="button"
            className="button"
            onClick={() => void copy(`The Mermaid text of “${told.world.name}”`, mermaidOf(told))}
          >
            Copy Mermaid: {told.world.name}
          </button>
        ))}
        <button type="button" className="button" onClick={save}>
          Download JSON
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          Open JSON…
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again.
            target.value = '';
            if (file) void open(file);
          }}
        />
      </p>
    </section>
  );
}

/** Opens the story in `file`; says what happened. */
async function openFile(file: File): Promise<string> {
  if (file.size > mostCharacters) return `${tooLarge(file.size)} The Stage is left as it was.`;
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return 'The browser could not read this file. The Stage is left as it was.';
  const read = readStoryFile(text);
  if ('problem' in read) return `${read.problem} The Stage is left as it was.`;
  openStory(read.scenario, read.dials);
  return `“${read.scenario.title}” is on the Stage now, at its start.`;
}
