import { clientText } from '../../engine/action.ts';
import type { LockConfig } from '../../engine/config.ts';
import type { LockEvent } from '../../engine/event.ts';
import type { Request } from '../../engine/message.ts';
import { recipeStateIn } from '../../engine/sources/askingRecipe.ts';
import { isRecipeSource } from '../../engine/sources/recipeSource.ts';
import type { RecipeState } from '../../engine/sources/recipe.ts';
import type { LockTrace } from '../../engine/traceOf.ts';
import { valueText } from '../../engine/writeMark.ts';
import { isRequest } from '../messageWords.ts';
import type { Access } from './access.ts';
import { requestText } from './requestText.ts';

/** One request of a step as the system itself writes it. */
export interface ShownRequest {
  readonly client: string;
  readonly type: Access<object>['type'];
  readonly text: string;
}

/** What is sent, or arrives, in a step of a system whose tokens come from a recipe; each request once. */
export function requestsAt(
  config: LockConfig,
  trace: LockTrace,
  stepIndex: number,
  options: { readonly name: string; readonly token?: number },
): readonly ShownRequest[] {
  const step = trace.steps[stepIndex - 1];
  const source = config.tokenSource;
  if (!step || !isRecipeSource(source)) return [];
  const before = recipeStateIn(trace.steps[stepIndex - 2]?.state ?? trace.initial);
  const after = recipeStateIn(step.state);
  if (!before || !after) return [];
  const events = step.moves.flatMap((move) => (move.type === 'taken' ? move.events : []));
  const shown = new Map<string, ShownRequest>();
  for (const { client, key, request } of events.flatMap((event) => requestIn(config, event) ?? [])) {
    if (shown.has(key)) continue;
    const letter = clientText(client);
    const access = accessOf(config, letter, request, before, after);
    if (!access) continue;
    const text = requestText(source, access, { ...options, nowMs: step.state.nowMs });
    shown.set(key, { client: letter, type: access.type, text });
  }
  return [...shown.values()];
}

interface Asked {
  readonly client: number;
  readonly key: string;
  readonly request: Request;
}

function requestIn({ lockCalls }: LockConfig, event: LockEvent): Asked | undefined {
  switch (event.type) {
    case 'messageSent':
    case 'messageDelivered': {
      const { message } = event;
      if (!isRequest(message)) return undefined;
      const { client, number } = message.name;
      return { client, key: `${client}.${number}`, request: message.body };
    }
    // Where lock calls are atomic, no message is under way.
    case 'leaseGranted':
    case 'acquireRefused':
      if (lockCalls === 'messages') return undefined;
      return { client: event.client, key: `${event.client}.acquire`, request: { type: 'acquire' } };
    case 'leaseReleased':
      if (lockCalls === 'messages') return undefined;
      return { client: event.client, key: `${event.client}.release`, request: { type: 'release', token: event.token } };
    default:
      return undefined;
  }
}

/** Undefined for a client that was given nothing and has nothing to show. */
function accessOf(
  config: LockConfig,
  client: string,
  request: Request,
  before: RecipeState<object>,
  after: RecipeState<object>,
): Access<object> | undefined {
  const { leaseDurationMs: leaseMs } = config;
  if (request.type === 'acquire')
    return { type: 'acquire', client, attempt: attemptIn(before, after, client), leaseMs };
  const grant = after.grants[client];
  if (!grant) return undefined;
  switch (request.type) {
    case 'renew':
      return { type: 'renew', client, grant, leaseMs };
    case 'release':
    case 'fetchToken':
      return { type: request.type, client, grant };
    case 'read':
      return { type: 'read', client, grant, isFenced: config.rule === 'seal' };
    case 'write': {
      // What an old client sends is not in the recipe.
      if (request.lacksToken) return undefined;
      const value = valueText(config, request.value);
      return { type: 'write', client, grant, isFenced: config.rule !== 'none', value };
    }
  }
}

/** Which of all attempts this is: the recipe has counted it, when it is decided in this step. */
function attemptIn(before: RecipeState<object>, after: RecipeState<object>, client: string): number {
  const [value, old] = [after, before].map(({ grants }) => valueIn(grants[client]));
  if (value !== undefined && value !== old) return Number(value.slice(value.indexOf('-') + 1));
  return 'attempts' in before && typeof before.attempts === 'number' ? before.attempts + 1 : 1;
}

function valueIn(grant: object | undefined): string | undefined {
  return grant && 'value' in grant && typeof grant.value === 'string' ? grant.value : undefined;
}
