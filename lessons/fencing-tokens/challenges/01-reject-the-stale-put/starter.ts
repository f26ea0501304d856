interface State {
  disk: { x: number; highest: number };
  memory: object;
}
type Request = { type: 'write'; client: string; token: number | null; sequence: number; value: number };
type Reply = { type: 'ok' } | { type: 'refused'; reason: string };

export const start: State = { disk: { x: 0, highest: 0 }, memory: {} };

export function decide(state: State, request: Request): { state: State; reply: Reply } {
  const { token, value } = request;
  const disk = { ...state.disk, x: value, highest: Math.max(state.disk.highest, token ?? 0) };
  return { state: { ...state, disk }, reply: { type: 'ok' } };
}
