interface State {
  disk: { x: number; highest: number };
  memory: object;
}
type Request = { type: 'write'; client: string; token: number | null; sequence: number; value: number; memo?: string };
type Reply = { type: 'ok' } | { type: 'refused'; reason: string } | { type: 'later'; memo: string };

export const start: State = { disk: { x: 0, highest: 0 }, memory: {} };

export function decide(state: State, request: Request): { state: State; reply: Reply } {
  const { token, value } = request;
  const { highest } = state.disk;
  if (token === null) {
    return { state, reply: { type: 'refused', reason: 'no token' } };
  }
  if (token <= highest) {
    const reason = `${token} is not higher than ${highest}`;
    return { state, reply: { type: 'refused', reason } };
  }
  const disk = { ...state.disk, x: value, highest: token };
  return { state: { ...state, disk }, reply: { type: 'ok' } };
}
