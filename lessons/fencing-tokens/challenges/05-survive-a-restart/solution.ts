interface State {
  disk: { x: number; highest: number };
  memory: object;
}
type Request =
  | { type: 'read'; client: string; token: number }
  | { type: 'write'; client: string; token: number | null; sequence: number; value: number };
type Reply = { type: 'ok' } | { type: 'value'; value: number } | { type: 'refused'; reason: string };

export const start: State = { disk: { x: 0, highest: 0 }, memory: {} };

export function decide(state: State, request: Request): { state: State; reply: Reply } {
  const { token } = request;
  const { highest } = state.disk;
  if (token === null) {
    return { state, reply: { type: 'refused', reason: 'no token' } };
  }
  if (token < highest) {
    return { state, reply: { type: 'refused', reason: `${token} < ${highest}` } };
  }
  const disk = { ...state.disk, highest: token };
  if (request.type === 'read') {
    return { state: { ...state, disk }, reply: { type: 'value', value: state.disk.x } };
  }
  return { state: { ...state, disk: { ...disk, x: request.value } }, reply: { type: 'ok' } };
}
