interface State {
  disk: { x: number; highest: number; sequence: number };
  memory: object;
}
type Request = { type: 'write'; client: string; token: number | null; sequence: number; value: number };
type Reply = { type: 'ok' } | { type: 'refused'; reason: string };
type Answer = { state: State; reply: Reply };

export const start: State = { disk: { x: 0, highest: 0, sequence: 0 }, memory: {} };

export function decide(state: State, request: Request): Answer {
  const { token, sequence, value } = request;
  const seen = state.disk;
  if (token === null) {
    return refused(state, 'no token');
  }
  if (token < seen.highest) {
    return refused(state, `${token} is lower than ${seen.highest}`);
  }
  if (token === seen.highest && sequence < seen.sequence) {
    return refused(state, `write ${seen.sequence} came before write ${sequence}`);
  }
  if (token === seen.highest && sequence === seen.sequence) {
    return { state, reply: { type: 'ok' } };
  }
  const disk = { ...seen, x: value, highest: token, sequence };
  return { state: { ...state, disk }, reply: { type: 'ok' } };
}

function refused(state: State, reason: string): Answer {
  return { state, reply: { type: 'refused', reason } };
}
