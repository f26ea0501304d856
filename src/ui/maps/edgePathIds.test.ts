import { expect, test } from 'vitest';
import type { MapEdge } from '../../lesson/lesson.ts';
import { edgePathIds } from './edgePathIds.ts';

const edge = (id: string, from: string, to: string): MapEdge => ({
  ...{ id, from, to, label: '', protocol: '', direction: '', effect: '', consequence: '' },
});

test('several edges between the same two nodes are told apart by rank, not by number', () => {
  const edges = [edge('A-L-0', 'A', 'L'), edge('A-L-1', 'A', 'L'), edge('A-L-2', 'A', 'L')];
  const found = edgePathIds(edges, ['L_A_L_10', 'L_A_L_2', 'L_A_L_0']);
  expect([...found]).toEqual([
    ['A-L-0', 'L_A_L_0'],
    ['A-L-1', 'L_A_L_2'],
    ['A-L-2', 'L_A_L_10'],
  ]);
});

test('an underscore in a node id does not mix up two edges', () => {
  const edges = [edge('a-b-0', 'a', 'b'), edge('a-b_c-0', 'a', 'b_c')];
  const found = edgePathIds(edges, ['L_a_b_c_0', 'L_a_b_0']);
  expect(found.get('a-b-0')).toBe('L_a_b_0');
  expect(found.get('a-b_c-0')).toBe('L_a_b_c_0');
});

test('an edge that was not drawn is left out', () => {
  expect(edgePathIds([edge('A-B-0', 'A', 'B')], ['L_A_C_0']).size).toBe(0);
});
