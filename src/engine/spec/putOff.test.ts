import { describe, expect, test } from 'vitest';
import { defaultClient } from '../defaults.ts';
import { playAsked, willing, type Decide } from './askedPlay.ts';
import { eventsOf } from './play.ts';

const readers = { clients: [0, 1].map(() => ({ ...defaultClient, habit: 'readModifyWrite' as const })) };
const aWrites = 'proceed A, proceed A, deliver A2';

describe('requests that are put off', () => {
  /** Notes down what it has seen, and stores whatever it noted. */
  const later: Decide = (disk, memory, request) =>
    request.memo === undefined
      ? [disk, { type: 'later', memo: `{"count":${memory.count}}` }]
      : willing(disk, memory, request);
  const both = 'proceed A, proceed A, expire lease, proceed B, proceed B';

  test('11.18 nothing is answered yet, and others may be served in between', () => {
    const { state, events } = playAsked(later, `${both}, deliver A2, deliver B2`);
    expect(eventsOf({ events }, 'requestPutOff').map(({ client }) => client)).toEqual([0, 1]);
    expect(state.storage).toMatchObject({ value: 0, asked: { memory: '{"count":2}' } });
    expect(state.clients.map(({ outstanding }) => outstanding?.number)).toEqual([2, 2]);
    const { state: after, broken } = playAsked(later, `${both}, deliver A2, deliver B2, act B2, act A2`);
    expect(after.storage).toMatchObject({ value: 1, approved: [] });
    expect(broken).toContain('accepted-tokens-never-decrease');
  });

  test('11.19 it comes again with what was noted down; of several copies the first that was put off', () => {
    const seen: unknown[] = [];
    const spy: Decide = (disk, memory, request) => {
      seen.push(request.memo);
      return later(disk, memory, request);
    };
    const { state } = playAsked(spy, 'proceed A, proceed A, duplicate A2, deliver A2, deliver A2, act A2');
    expect(seen).toEqual([undefined, undefined, '{"count":0}']);
    expect(state.storage.approved).toMatchObject([{ memo: '{"count":1}' }]);
    expect(playAsked(later, 'proceed A, proceed A, deliver A2, act A2', readers).state.clients[0]?.prepared).toBe(0);
  });

  test('11.20 putting off changes nothing that is stored', () => {
    const early: Decide = (disk) => [
      { ...disk, x: 7 },
      { type: 'later', memo: '1' },
    ];
    expect(playAsked(early, aWrites).broken).toContain('answers-match-data');
    expect(playAsked(later, aWrites).broken).not.toContain('answers-match-data');
  });

  test('11.21 a restart loses what was put off', () => {
    const { state } = playAsked(later, `${aWrites}, restart storage`);
    expect(state.storage.approved).toEqual([]);
    expect(state.clients[0]?.outstanding?.number).toBe(2);
  });

  test('11.22 who is put off has not been served', () => {
    const { state } = playAsked(later, aWrites);
    expect(state.storage.asked?.servedLast).toBeNull();
  });
});
