interface State {
  disk: { x: number; y: number; highest: { x: number; y: number } };
  memory: object;
}
type Request = { type: 'write'; client: string; token: number; sequence: number; key: 'x' | 'y'; value: number };
type Reply = { type: 'ok' } | { type: 'refused'; reason: string };

export const start: State = { disk: { x: 0, y: 0, highest: { x: 0, y: 0 } }, memory: {} };

export function decide(state: State, request: Request): { state: State; reply: Reply } {
  const { key, token, value } = request;
  const { highest } = state.disk;
  if (token < highest[key]) {
    const reason = `${token} is lower than ${highest[key]}`;
    return { state, reply: { type: 'refused', reason } };
  }
  const disk = { ...state.disk, [key]: value, highest: { ...highest, [key]: token } };
  return { state: { ...state, disk }, reply: { type: 'ok' } };
}
