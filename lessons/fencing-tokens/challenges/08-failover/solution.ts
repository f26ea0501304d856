interface State {
  disk: { count: number };
  memory: object;
}
type Request = { type: 'issue'; client: string; term: number };
type Reply = { type: 'token'; token: number };

export const start: State = { disk: { count: 0 }, memory: {} };

export function decide(state: State, request: Request): { state: State; reply: Reply } {
  const count = state.disk.count + 1;
  const token = request.term * 1_000_000 + count;
  return { state: { ...state, disk: { count } }, reply: { type: 'token', token } };
}
