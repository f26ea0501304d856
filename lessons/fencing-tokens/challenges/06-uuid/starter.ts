interface State {
  disk: { x: number; claim: string };
  memory: object;
}
type Request =
  | { type: 'read'; client: string; token: string; first: boolean }
  | { type: 'write'; client: string; token: string; first: boolean; sequence: number; value: number };
type Reply = { type: 'ok' } | { type: 'value'; value: number } | { type: 'refused'; reason: string };

export const start: State = { disk: { x: 0, claim: '' }, memory: {} };

export function decide(state: State, request: Request): { state: State; reply: Reply } {
  const { token } = request;
  const { x, claim } = state.disk;
  if (token < claim) {
    return { state, reply: { type: 'refused', reason: `${token} < ${claim}` } };
  }
  const disk = { ...state.disk, claim: token };
  if (request.type === 'read') {
    return { state: { ...state, disk }, reply: { type: 'value', value: x } };
  }
  return { state: { ...state, disk: { ...disk, x: request.value } }, reply: { type: 'ok' } };
}
