interface State {
  disk: { x: number };
  memory: { highest: number };
}
type Request =
  | { type: 'read'; client: string; token: number }
  | { type: 'write'; client: string; token: number | null; sequence: number; value: number };
type Reply = { type: 'ok' } | { type: 'value'; value: number } | { type: 'refused'; reason: string };

export const start: State = { disk: { x: 0 }, memory: { highest: 0 } };

export function decide(state: State, request: Request): { state: State; reply: Reply } {
  const { token } = request;
  const { highest } = state.memory;
  if (token === null) {
    return { state, reply: { type: 'refused', reason: 'no token' } };
  }
  if (token < highest) {
    return { state, reply: { type: 'refused', reason: `${token} < ${highest}` } };
  }
  const memory = { ...state.memory, highest: token };
  if (request.type === 'read') {
    return { state: { ...state, memory }, reply: { type: 'value', value: state.disk.x } };
  }
  const disk = { ...state.disk, x: request.value };
  return { state: { disk, memory }, reply: { type: 'ok' } };
}
