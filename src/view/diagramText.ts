import { clientText } from '../engine/action.ts';
import type { Arrow, Bar, Note } from './diagram.ts';
import { participantText, type Participant } from './participant.ts';
import type { Rows } from './rows.ts';
import type { Story, WorldStory } from './story.ts';

/**
 * A story as its diagrams show it, from top to bottom, as plain text: each mark at the step that the eye meets it at.
 * Tests compare it as a whole, so that a change of what is drawn is read before it is accepted.
 */
export function storyText({ worlds, rows, difference }: Story): string {
  const differs = difference === undefined ? 'the worlds agree' : `worlds differ from step ${difference} on`;
  return [`${differs}\n`, ...worlds.map((world) => worldText(world, rows))].join('\n');
}

function worldText({ world, diagram, transcript }: WorldStory, rows: Rows): string {
  const steps = transcript.map(({ label, sentences }, index) => {
    const [top, bottom] = [rows.ends[index] ?? 0, rows.ends[index + 1] ?? Infinity];
    const isHere = (at: number | undefined): boolean => at !== undefined && at > top && at <= bottom;
    const marks = [
      ...diagram.bars.flatMap((bar) => barMarks(bar, isHere)),
      ...diagram.arrows.flatMap((arrow) => arrowMarks(arrow, isHere)),
      ...diagram.notes.filter(({ at }) => isHere(at)).map((note) => ({ at: note.at, text: noteText(note) })),
    ].sort((a, b) => a.at - b.at);
    const clock = rows.ticks.filter(({ at }) => isHere(at)).map(({ atMs }) => ` (${atMs / 1_000} s)`);
    return [
      `${index + 1}. ${label}${clock.join('')}`,
      ...sentences.map((sentence) => `     ${sentence}`),
      ...marks.map(({ text }) => `   ${text}`),
    ].join('\n');
  });
  const lanes = diagram.lanes.map((lane) => participantText(lane)).join(' | ');
  return `== ${world.name}: ${world.rule}\n   ${lanes}\n${steps.join('\n')}\n`;
}

interface Mark {
  readonly at: number;
  readonly text: string;
}
type IsHere = (at: number | undefined) => boolean;

function barMarks(bar: Bar, isHere: IsHere): readonly Mark[] {
  const name = `${laneText(bar.lane)} ║ ${bar.text}`;
  return [
    ...(isHere(bar.start) ? [{ at: bar.start, text: `${name}: begins` }] : []),
    ...(bar.end !== undefined && isHere(bar.end) ? [{ at: bar.end, text: `${name}: ends` }] : []),
  ];
}

/** At its end, or where it was sent when it takes longer than a step. */
function arrowMarks(arrow: Arrow, isHere: IsHere): readonly Mark[] {
  const { start, end, fate } = arrow;
  const line = `${laneText(arrow.from)} ${arrow.isReply ? '- - ' : '─── '}${nameOf(arrow)}`;
  const isSentHere = isHere(start);
  const fates = { delivered: '─▶', dropped: '─✕', inFlight: '─…' } as const;
  const tone = arrow.tone === 'plain' ? '' : ` [${arrow.tone}]`;
  return [
    ...(isSentHere && !isHere(end) ? [{ at: start, text: `${line} ─… ${laneText(arrow.to)}` }] : []),
    ...(end !== undefined && isHere(end)
      ? [
          {
            at: end,
            text: `${isSentHere ? line : `   … ${nameOf(arrow)}`} ${fates[fate]} ${laneText(arrow.to)}${tone}`,
          },
        ]
      : []),
  ];
}

function nameOf({ text, token, isDelayed, isCopy }: Arrow): string {
  const badge = token === undefined || text.endsWith(token) ? '' : ` (${token})`;
  return `${text}${badge}${isCopy ? ' copy' : ''}${isDelayed ? ' delayed' : ''}`;
}

function noteText({ lane, lines, tone }: Note): string {
  return `${laneText(lane)} ▭ ${lines.join(' · ')}${tone === 'plain' ? '' : ` [${tone}]`}`;
}

function laneText(lane: Participant): string {
  return lane.type === 'client' ? clientText(lane.client) : participantText(lane);
}
