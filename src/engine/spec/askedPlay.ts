import { defined } from '../../base/assert.ts';
import { run } from '../../model/run.ts';
import type { LockAction } from '../action.ts';
import { parseActionPhrase } from '../actionPhrase.ts';
import type { AskedAnswer, AskedProgram, AskedRequest } from '../asked.ts';
import { askingBy } from '../asking.ts';
import type { LockConfig } from '../config.ts';
import { lockModel } from '../lockModel.ts';
import { systemOf } from './play.ts';

interface Kept {
  readonly x: number;
  readonly seen: number;
}

export type Decide = (
  disk: Kept,
  memory: { readonly count: number },
  request: AskedRequest,
) => readonly [Kept, AskedAnswer['reply']];

export const ok = { type: 'ok' } as const;
export const refused = { type: 'refused', reason: 'no' } as const;

export const noIssuer: AskedProgram['issue'] = () => {
  throw new Error('Nobody asks for tokens here.');
};

/** A program that counts the requests in its memory. */
function programOf(decide: Decide): AskedProgram {
  const start = { disk: '{"seen":0,"x":0}', memory: '{"count":0}' };
  return {
    start,
    issue: noIssuer,
    decide: (state, request) => {
      const memory = JSON.parse(state.memory) as { count: number };
      const [disk, reply] = decide(JSON.parse(state.disk) as Kept, memory, request);
      return {
        state: {
          disk: JSON.stringify({ seen: disk.seen, x: disk.x }),
          memory: JSON.stringify({ count: memory.count + 1 }),
        },
        x: disk.x,
        reply,
      };
    },
  };
}

/** Writes whatever comes, and answers a read with what is stored. */
export const willing: Decide = (disk, _, request) =>
  request.type === 'read' ? [disk, { type: 'value', value: disk.x }] : [{ ...disk, x: request.value }, ok];

/** Plays phrases in a system whose storage asks; replies come at once. Throws where one of them is not possible. */
export function playAsked(decide: Decide, line: string, changes: Partial<LockConfig> = {}) {
  const config = systemOf({ rule: 'asked', clock: 'untimed', lockCalls: 'atomic', replies: 'atomic', ...changes });
  const actions = line.split(', ').map((phrase): LockAction => defined(parseActionPhrase(phrase), phrase));
  const { steps } = run(lockModel(config, askingBy(programOf(decide))), [actions]);
  const step = defined(steps[0], 'step');
  for (const move of step.moves) if (move.type === 'notTaken') throw new Error(move.why);
  const events = step.moves.flatMap((move) => (move.type === 'taken' ? move.events : []));
  return { events, state: step.state, broken: step.broken };
}
