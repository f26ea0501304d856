import { propertyTitle } from '../../../view/propertyTitle.ts';
import { propertyWords } from '../../../view/propertyWords.ts';
import type { Level } from '../../../lesson/lesson.ts';
import { countText } from '../../../view/searchWords.ts';
import type { Outlook } from './outlook.ts';

/** Where a game stands. An outlook that is not there yet is being searched for. */
export interface Standing {
  readonly level: Level;
  readonly moveCount: number;
  /** The move, counted from 1, that reached the goal. */
  readonly reachedAt: number | undefined;
  /** From the beginning, before the last move, and now. */
  readonly first: Outlook | undefined;
  readonly before: Outlook | undefined;
  readonly now: Outlook | undefined;
}

/** What the referee says. */
export function refereeSentence(standing: Standing): string {
  const { level, moveCount, reachedAt, now } = standing;
  if (reachedAt !== undefined) return reachedSentence(standing, reachedAt);
  if (!now) return 'The referee is looking …';
  if (now.type === 'unknown') return now.sentence;
  // Whoever has not tried yet is not told whether it can be done.
  if (moveCount === 0) return 'The referee has looked at all that can follow, and speaks after your first move.';
  const goal = goalText(level);
  if (now.type === 'impossible') {
    const all = statesText(now.stateCount);
    if (standing.first?.type === 'impossible') {
      if (moveCount > 1) return `Still impossible: in ${all}, it holds.`;
      return `It cannot be done, by this move or any other: in ${all}, “${goal}” holds. Go on, and see what stops you.`;
    }
    if (standing.before?.type === 'possible') {
      return `That move made it impossible: in ${all}, “${goal}” holds. Undo it, or begin again.`;
    }
    return `It has become impossible: in ${all}, “${goal}” holds. Undo, or begin again.`;
  }
  const distance = `The nearest violation is ${movesText(now.distance)} away.`;
  return `${distance}${comparison(standing.before, now.distance)}`;
}

function comparison(before: Outlook | undefined, distance: number): string {
  if (before?.type !== 'possible') return '';
  if (distance < before.distance) return ' That was a step on a shortest way.';
  return distance === before.distance ? ' That move brought it no nearer.' : ' That move took you further away.';
}

function reachedSentence({ level, first }: Standing, reachedAt: number): string {
  const { verdictSentence } = propertyWords(level.goal);
  const par = first?.type === 'possible' ? first.distance : undefined;
  if (par === undefined) return `Done in ${movesText(reachedAt)}. ${verdictSentence}`;
  const compared = reachedAt === par ? 'No one can do it in fewer.' : `Par is ${par}.`;
  return `Done in ${movesText(reachedAt)}. ${verdictSentence} ${compared}`;
}

/** What a list says of a level before it is begun again. */
export function scoreText(best: number | undefined, first: Outlook | undefined): string {
  const parts = [
    ...(best === undefined ? [] : [`your best: ${movesText(best)}`]),
    ...(first?.type === 'possible' ? [`par ${first.distance}`] : []),
    ...(first?.type === 'impossible' ? ['proved impossible'] : []),
  ];
  return parts.join(', ');
}

export function goalText({ goal }: Level): string {
  return propertyTitle(goal);
}

function statesText(count: number): string {
  return count === 1 ? 'the one state that is left' : `all ${countText(count)} states that can follow`;
}

function movesText(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}
