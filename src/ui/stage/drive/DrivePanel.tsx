import { useEffect, useRef, useState, type ReactElement } from 'react';
import { messageText, type LockAction, type MessageName } from '../../../engine/action.ts';
import { absenceOf, choicesOf, type Choice } from '../../../view/choices.ts';
import { captionOf, spokenCaption, type Story } from '../../../view/story.ts';
import { useStore } from '../../state/store.ts';
import { stateAfter } from '../stateAfter.ts';
import { ChoiceList } from './ChoiceList.tsx';
import './drive.css';

interface DrivePanelProps {
  readonly story: Story;
  /** The message that was clicked in the drawing; its choices come first. */
  readonly picked: MessageName | undefined;
  readonly choose: (action: LockAction) => void;
}

/** Everything that could happen next, in one of the worlds. Choosing in the past forks the story. */
export function DrivePanel({ story, picked, choose }: DrivePanelProps): ReactElement {
  const stepIndex = Math.min(
    useStore((state) => state.stepIndex),
    story.stepCount,
  );
  const task = useStore(({ edit }) => edit.system?.task);
  const [worldIndex, setWorldIndex] = useState(0);
  const world = story.worlds[worldIndex] ?? story.worlds[0];
  const choices = world ? choicesOf(world.config, stateAfter(world.trace, stepIndex)) : [];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was chosen is gone; whoever pressed it goes on from the panel, not from the top of the page.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [story, stepIndex]);
  const isPast = stepIndex < story.stepCount;
  const about = choices.filter((choice) => isAbout(choice, picked));
  const others = choices.filter((choice) => !isAbout(choice, picked));
  return (
    <div className="drive" ref={panel} tabIndex={-1}>
      {task === undefined ? null : <p className="drive-task">{task}</p>}
      <p className="drive-happened">{spokenCaption(captionOf(story, stepIndex)).join(' ')}</p>
      <p className="drive-about">
        What happens after step {stepIndex}?{isPast ? ' The steps after it are put aside; Undo brings them back.' : ''}
      </p>
      {story.worlds.length > 1 ? (
        <fieldset className="drive-worlds">
          <legend>Show what is possible in</legend>
          {story.worlds.map(({ world: { id, name } }, index) => (
            <label key={id}>
              <input
                type="radio"
                name="drive-world"
                checked={index === worldIndex}
                onChange={() => {
                  setWorldIndex(index);
                }}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
      {picked && about.length > 0 ? (
        <Choices title={`Message ${messageText(picked)}`} choices={about} choose={choose} isFocused />
      ) : null}
      <Choices title="Next" choices={others.filter(({ isFault }) => !isFault)} choose={choose} />
      <Choices title="Faults" choices={others.filter(({ isFault }) => isFault)} choose={choose} />
      {world && absenceOf(world.config) !== undefined ? (
        <p className="drive-absent">{absenceOf(world.config)}</p>
      ) : null}
      <p className="drive-absent">A2 is client A’s second request, a2 the answer to it; copies share a name.</p>
      {choices.length === 0 ? <p>Nothing more can happen in this world.</p> : null}
    </div>
  );
}

function isAbout({ action }: Choice, picked: MessageName | undefined): boolean {
  return picked !== undefined && 'message' in action && messageText(action.message) === messageText(picked);
}

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly choose: (action: LockAction) => void;
  readonly isFocused?: boolean;
}

function Choices({ title, choices, choose, isFocused = false }: ChoicesProps): ReactElement | null {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) first.current?.focus({ preventScroll: true });
  }, [isFocused, title]);
  if (choices.length === 0) return null;
  return (
    <div className="drive-choices">
      <h4>{title}</h4>
      <ChoiceList name={title} choices={choices} choose={choose} firstButton={first} />
    </div>
  );
}
