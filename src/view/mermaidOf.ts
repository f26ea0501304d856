import { clientText } from '../engine/action.ts';
import type { LockConfig, StorageRule } from '../engine/config.ts';
import type { LockEvent } from '../engine/event.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { tokenText } from '../engine/tokenSource.ts';
import { secondsText } from './clock.ts';
import type { Arrow, Note } from './diagram.ts';
import { diagramOf } from './diagramOf.ts';
import { mermaidText } from './mermaidText.ts';
import { participantText, type Participant } from './participant.ts';
import { rowsOf } from './rows.ts';
import type { WorldStory } from './story.ts';
import { verdictOf } from './verdict.ts';
import { verdictLabel } from './verdictLabel.ts';

/** The part of a story that is told in one world. */
type Told = Pick<WorldStory, 'world' | 'config' | 'trace'>;

/**
 * The trace of one world as a Mermaid sequence diagram. Its arrows are level, so a message stands where it
 * arrives; one that took a while is also noted where it was sent.
 */
export function mermaidOf({ world, config, trace }: Told): string {
  const rows = rowsOf([trace]);
  const { lanes, arrows, notes } = diagramOf(config, trace, rows);
  const staleClients = staleClientsOf(config, trace);
  const told = trace.steps.flatMap(({ moves }, stepIndex) =>
    moves.flatMap((move, moveIndex) => {
      const at = rows.steps[stepIndex]?.[moveIndex];
      const events = move.type === 'taken' ? move.events : [];
      const late = arrows.filter((arrow) => arrow.start === at && isSlow(rows.steps, arrow));
      return [
        ...arrows.filter(({ end }) => end === at).map((arrow) => arrowLine(arrow, rows.steps)),
        ...notes.filter((note) => note.at === at).map(noteLine),
        ...events.flatMap((event) => eventLine(config, event) ?? []),
        ...late.map((arrow) => sentLine(arrow, rows.steps)),
      ];
    }),
  );
  const lines = [
    ...lanes.map((lane, index) => participantLine(lane, index, config, staleClients)),
    ...told,
    over(lanes, verdictText(trace)),
  ];
  return [
    '---',
    `title: ${JSON.stringify(`${world.name}: ${world.rule}`)}`,
    '---',
    'sequenceDiagram',
    ...lines.map((line) => `  ${line}`),
    '',
  ].join('\n');
}

function participantLine(lane: Participant, index: number, config: LockConfig, stale: ReadonlySet<number>): string {
  const remark =
    lane.type === 'storage'
      ? ` (${ruleTexts[config.rule]})`
      : lane.type === 'client' && stale.has(lane.client)
        ? ' (stale)'
        : '';
  return `participant ${idOf(lane)} as ${mermaidText(`${index + 1} ${participantText(lane)}${remark}`)}`;
}

const ruleTexts: Readonly<Record<StorageRule, string>> = {
  none: 'no fence',
  fence: 'fence',
  strict: 'strict fence',
  tokenAndSequence: 'token and sequence',
  seal: 'fence on reads too',
  claim: 'claim compared',
  asked: 'asks a program',
};

/** `end`, `note`, `loop` and the like are words of Mermaid's; these are not. */
function idOf(lane: Participant): string {
  switch (lane.type) {
    case 'client':
      return clientText(lane.client);
    case 'lockService':
      return 'Lock';
    case 'storage':
      return 'Storage';
  }
}

/** Clients that at some moment go on as holder when the lock service no longer has them as such. */
function staleClientsOf(config: LockConfig, trace: LockTrace): ReadonlySet<number> {
  const states = trace.steps.flatMap(({ moves }) => moves.flatMap((move) => (move.type === 'taken' ? move.state : [])));
  const isStale = (client: number): boolean =>
    states.some(({ clients, lockService }) => clients[client]?.phase === 'holding' && lockService.holder !== client);
  return new Set(config.clients.flatMap((_, client) => (isStale(client) ? client : [])));
}

type StepPositions = readonly (readonly number[])[];

function stepOf(steps: StepPositions, at: number): number {
  return steps.findIndex((positions) => positions.includes(at)) + 1;
}

/** Whether a message is not delivered in the step in which it was sent, nor in the next. */
function isSlow(steps: StepPositions, { start, end }: Arrow): boolean {
  return end === undefined || stepOf(steps, end) > stepOf(steps, start) + 1;
}

function arrowText({ text, token, isReply, isCopy }: Arrow): string {
  // A grant is named by its token already.
  const carried = token === undefined || isReply ? '' : `, token ${token}`;
  return `${text}${carried}${isCopy ? ', a copy' : ''}`;
}

function arrowLine(arrow: Arrow, steps: StepPositions): string {
  const isLost = arrow.fate === 'dropped';
  const head = arrow.isReply ? (isLost ? '--x' : '-->>') : isLost ? '-x' : '->>';
  const fates = [
    ...(isLost ? ['lost'] : []),
    ...(isSlow(steps, arrow) ? [`sent at step ${stepOf(steps, arrow.start)}`] : []),
  ];
  const fate = fates.length > 0 ? ` (${fates.join(', ')})` : '';
  return `${idOf(arrow.from)}${head}${idOf(arrow.to)}: ${mermaidText(`${arrowText(arrow)}${fate}`)}`;
}

function sentLine(arrow: Arrow, steps: StepPositions): string {
  const delay = arrow.isDelayed ? 'delayed, ' : '';
  const verb = arrow.fate === 'dropped' ? 'lost' : 'arrives';
  const fate = arrow.end === undefined ? 'not delivered in this run' : `${verb} at step ${stepOf(steps, arrow.end)}`;
  return over([arrow.from], `sends ${arrowText(arrow)} (${delay}${fate})`);
}

function noteLine({ lane, lines }: Note): string {
  return over([lane], lines.join(', '));
}

/** What the diagram shows as a bar or not at all, in words. */
function eventLine(config: LockConfig, event: LockEvent): string | undefined {
  switch (event.type) {
    case 'leaseGranted':
    case 'leaseRenewed': {
      const token = tokenText(config.tokenSource, event.token);
      const who = event.type === 'leaseGranted' ? `goes to ${clientText(event.client)}` : 'renewed';
      return over([{ type: 'lockService' }], `lease ${token} ${who}, TTL ${secondsText(event.durationMs)}`);
    }
    case 'clientPaused':
      return over([{ type: 'client', client: event.client }], `pause ${secondsText(event.durationMs)}: ${event.cause}`);
    case 'clientResumed': {
      const belief = event.believesItHolds ? ', still believes it is the owner' : '';
      return over([{ type: 'client', client: event.client }], `resumes${belief}`);
    }
    default:
      return undefined;
  }
}

function verdictText(trace: LockTrace): string {
  const label = verdictLabel(trace, trace.steps.length);
  switch (verdictOf(trace, trace.steps.length).type) {
    case 'broken':
      return `${label}: invariant broken`;
    case 'held':
      return `${label}: invariant holds`;
    case 'open':
      return label;
  }
}

function over(lanes: readonly Participant[], text: string): string {
  const ids = [...new Set([lanes[0], lanes.at(-1)].flatMap((lane) => (lane ? idOf(lane) : [])))];
  return `Note over ${ids.join(',')}: ${mermaidText(text)}`;
}
