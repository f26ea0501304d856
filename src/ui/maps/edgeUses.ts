import type { LockConfig } from '../../engine/config.ts';
import type { LockEvent } from '../../engine/event.ts';
import type { Message } from '../../engine/message.ts';
import type { LockTrace } from '../../engine/traceOf.ts';
import { tokenText } from '../../engine/tokenSource.ts';
import type { FlowMap, MapEdge } from '../../lesson/lesson.ts';
import { endsOf, messageText, tokenOn } from '../../view/messageWords.ts';
import { hueOf } from '../../view/participant.ts';
import { hueOfLabel } from './hue.ts';

/** One use of an edge in a step of a story. */
export interface EdgeUse {
  readonly edgeId: string;
  /** The token on what travels there, if it carries one. */
  readonly token: string | undefined;
  /** Which part of the edge is travelled in this step: what is sent and does not arrive rests on it. */
  readonly from: number;
  readonly to: number;
}

/** Above the label, which stands in the middle. */
const restingPart = 0.3;

/** Per step of the trace, which edges of the map are used, in the order of what happens. */
export function edgeUsesOf(map: FlowMap, config: LockConfig, trace: LockTrace): readonly (readonly EdgeUse[])[] {
  return trace.steps.map(({ moves }) =>
    moves
      .flatMap((move) => (move.type === 'taken' ? move.events : []))
      .flatMap((event) => usesOf(map, config, event))
      .reduce(joined, []),
  );
}

function usesOf(map: FlowMap, config: LockConfig, event: LockEvent): readonly EdgeUse[] {
  if ('message' in event) {
    const token = tokenOn(config, event.message.body);
    const from = event.type === 'messageSent' ? 0 : restingPart;
    const to = event.type === 'messageDelivered' ? 1 : restingPart;
    return edgesOf(map, config, event.message).map(({ id }) => ({ edgeId: id, token, from, to }));
  }
  const edges = map.edges.filter(({ events = [] }) => events.some((type) => type === event.type));
  return edges.map(({ id }) => ({ edgeId: id, token: tokenIn(config, event), from: 0, to: 1 }));
}

/** A message that is sent and delivered in one step travels once, all the way. */
function joined(uses: readonly EdgeUse[], use: EdgeUse): readonly EdgeUse[] {
  const begun = uses.find(({ edgeId, token, to }) => edgeId === use.edgeId && token === use.token && to === use.from);
  if (begun === undefined) return [...uses, use];
  return uses.map((other) => (other === begun ? { ...begun, to: use.to } : other));
}

/** The edges from the sender to the receiver; if one of them is labelled like the message, only that. */
function edgesOf(map: FlowMap, config: LockConfig, message: Message): readonly MapEdge[] {
  const { from, to } = endsOf(message);
  const hueOfNode = (id: string): string | undefined =>
    hueOfLabel(map.nodes.find((node) => node.id === id)?.label ?? '');
  const between = map.edges.filter(
    (edge) => hueOfNode(edge.from) === hueOf(from) && hueOfNode(edge.to) === hueOf(to) && edge.events === undefined,
  );
  const [word = ''] = messageText(config, message.body).split(' ');
  const named = between.filter(({ label }) => label.toLowerCase().startsWith(word.toLowerCase()));
  return named.length > 0 ? named : between;
}

function tokenIn(config: LockConfig, event: LockEvent): string | undefined {
  if ('token' in event) return tokenText(config.tokenSource, event.token);
  return 'refusal' in event ? tokenText(config.tokenSource, event.refusal.token) : undefined;
}
