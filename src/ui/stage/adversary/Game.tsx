import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { LockAction } from '../../../engine/action.ts';
import { choicesOf, type Choice } from '../../../view/choices.ts';
import { captionOf, spokenCaption, type Story, type WorldStory } from '../../../view/story.ts';
import type { Level } from '../../../lesson/lesson.ts';
import { useStore } from '../../state/store.ts';
import { ChoiceList } from '../drive/ChoiceList.tsx';
import { outlookKey, useAdversary } from './adversaryStore.ts';
import type { Outlook } from './outlook.ts';
import { goalText, refereeSentence } from './refereeWords.ts';

interface GameProps {
  readonly level: Level;
  readonly story: Story;
  readonly stepIndex: number;
  readonly choose: (action: LockAction) => void;
}

/** One level being played. All of it is derived from the story on the Stage, so Undo and the slider just work. */
export function Game({ level, story, stepIndex, choose }: GameProps): ReactElement | null {
  const world = story.worlds.find(({ world: { id } }) => id === 'as-is');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The move that was chosen is gone; whoever pressed it goes on from here, not from the top of the page.
    if (document.activeElement === document.body || document.activeElement === null)
      panel.current?.focus({ preventScroll: true });
  }, [story, stepIndex]);
  const moves = world ? movesIn(world, stepIndex) : [];
  const outlooks = useOutlooks(level, moves);
  const reachedAt = world ? reachedIn(world, level, stepIndex) : undefined;
  const reached = useAdversary((state) => state.reached);
  useEffect(() => {
    if (reachedAt !== undefined) reached(level, reachedAt);
  }, [level, reachedAt, reached]);
  if (!world) return null;
  const state = world.trace.steps[stepIndex - 1]?.state ?? world.trace.initial;
  const choices = reachedAt === undefined ? choicesOf(world.config, state) : [];
  const { now } = outlooks;
  return (
    <div className="adversary-game" ref={panel} tabIndex={-1}>
      <p>{level.brief}</p>
      <p>
        <strong>Goal:</strong> break “{goalText(level)}”.
      </p>
      <p className="adversary-happened">
        Move {moves.length}. {spokenCaption(captionOf(story, stepIndex)).join(' ')}
      </p>
      <p role="status" className="adversary-referee">
        {refereeSentence({ level, moveCount: moves.length, reachedAt, ...outlooks })}
      </p>
      <Buttons
        hint={reachedAt === undefined && now && now.type !== 'unknown' ? hintSentence(hintIn(choices, now)) : undefined}
        moveCount={moves.length}
        level={level}
      />
      <ChoiceList name="Moves" choices={choices} choose={choose} />
      {choices.length === 0 && reachedAt === undefined ? <p>Nothing more can happen.</p> : null}
    </div>
  );
}

function movesIn({ trace }: WorldStory, stepIndex: number): readonly LockAction[] {
  return trace.steps
    .slice(0, stepIndex)
    .flatMap(({ moves }) => moves.flatMap((move) => (move.type === 'taken' ? [move.action] : [])));
}

/** The step, counted from 1, at which the goal was reached; one move is one step. */
function reachedIn({ trace }: WorldStory, { goal }: Level, stepIndex: number): number | undefined {
  const index = trace.steps.slice(0, stepIndex).findIndex(({ broken }) => broken.includes(goal));
  return index < 0 ? undefined : index + 1;
}

/** What the referee sees at the beginning, before the last move, and now; it looks at what it has not seen yet. */
function useOutlooks(level: Level, moves: readonly LockAction[]) {
  const { outlooks, look } = useAdversary();
  const earlier = moves.slice(0, -1);
  useEffect(() => {
    look(level, []);
    look(level, moves);
  });
  const seen = (some: readonly LockAction[]): Outlook | undefined => outlooks.get(outlookKey(level, some));
  return { first: seen([]), before: moves.length === 0 ? undefined : seen(earlier), now: seen(moves) };
}

/** The next move of a shortest way, as the list of moves words it. */
function hintIn(choices: readonly Choice[], now: Outlook): string | undefined {
  if (now.type !== 'possible') return undefined;
  const next = JSON.stringify(now.next);
  return choices.find(({ action }) => JSON.stringify(action) === next)?.text;
}

interface ButtonsProps {
  /** What the referee answers to whoever asks; undefined while it looks, and when all is over. */
  readonly hint: string | undefined;
  readonly moveCount: number;
  readonly level: Level;
}

function Buttons({ hint, moveCount, level }: ButtonsProps): ReactElement {
  const { changeStage, setStep } = useStore.getState();
  const [hintAt, setHintAt] = useState<number>();
  return (
    <div className="adversary-buttons">
      <button
        type="button"
        className="stage-tool"
        aria-disabled={hint === undefined}
        onClick={() => {
          setHintAt(moveCount);
        }}
      >
        Hint
      </button>
      <button
        type="button"
        className="stage-tool"
        aria-disabled={moveCount === 0}
        onClick={() => {
          setStep(moveCount - 1);
        }}
      >
        Take the move back
      </button>
      <button
        type="button"
        className="stage-tool"
        onClick={() => {
          useAdversary.getState().choose(level);
          changeStage({ explored: level.system, schedule: [], worlds: ['as-is'] }, 0);
        }}
      >
        Begin again
      </button>
      <span role="status">{hintAt === moveCount ? hint : ''}</span>
    </div>
  );
}

function hintSentence(hint: string | undefined): string {
  return hint === undefined ? 'There is no way to the goal from here.' : `A shortest way goes on with: ${hint}.`;
}
