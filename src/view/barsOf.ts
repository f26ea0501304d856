import type { LockConfig } from '../engine/config.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { tokenText } from '../engine/tokenSource.ts';
import { secondsText } from './clock.ts';
import type { Bar } from './diagram.ts';
import type { Rows } from './rows.ts';
import { takenMovesOf, type TakenMove } from './takenMoves.ts';

/**
 * The two truths side by side: leases as the lock service sees them, and belief as each client has it,
 * with its pauses. All are read off the states: a bar is a stretch of moves in which something stays so.
 */
export function barsOf(config: LockConfig, trace: LockTrace, rows: Rows): readonly Bar[] {
  const moves = takenMovesOf(trace, rows);
  const lease = stretches(moves, ({ state }) => state.lockService.token).map(({ value, ...span }): Bar => {
    const token = tokenText(config.tokenSource, value);
    return {
      ...span,
      key: `lease-${span.start}`,
      kind: 'lease',
      lane: { type: 'lockService' },
      token,
      text: `lease ${token}`,
    };
  });
  return [...lease, ...config.clients.flatMap((_, client) => clientBars(config, moves, client))];
}

function clientBars(config: LockConfig, moves: readonly TakenMove[], client: number): readonly Bar[] {
  const lane = { type: 'client', client } as const;
  const beliefs = stretches(moves, ({ state }) => {
    const self = state.clients[client];
    return self?.phase === 'holding' ? 'holding' : null;
  });
  const pauses = stretches(moves, ({ state }) => {
    const self = state.clients[client];
    return self?.isPaused ? self.pausedAtMs : null;
  });
  return [
    ...beliefs.map(({ start, end }): Bar => {
      return {
        key: `belief-${client}-${start}`,
        kind: 'belief',
        lane,
        start,
        end,
        token: undefined,
        text: 'believes it holds',
      };
    }),
    ...pauses.map(({ start, end }): Bar => {
      const text = config.clock === 'timed' ? `paused ${secondsText(config.pauseDurationMs)}` : 'paused';
      return { key: `pause-${client}-${start}`, kind: 'pause', lane, start, end, token: undefined, text };
    }),
  ];
}

interface Stretch<T> {
  readonly start: number;
  readonly end: number | undefined;
  readonly value: T;
}

/** The maximal runs of moves after which `valueOf` is the same and not null. */
function stretches<T>(moves: readonly TakenMove[], valueOf: (move: TakenMove) => T | null): readonly Stretch<T>[] {
  const found: Stretch<T>[] = [];
  let open: { start: number; value: T } | undefined;
  for (const move of moves) {
    const value = valueOf(move);
    if (open && value !== open.value) {
      found.push({ ...open, end: move.at });
      open = undefined;
    }
    if (!open && value !== null) open = { start: move.at, value };
  }
  if (open) found.push({ ...open, end: undefined });
  return found;
}
