import { expect, test } from 'vitest';
import { elementsOf } from './mapElement.ts';
import { decisionMap } from './testMap.ts';

test('nodes come before edges, each named by kind and label', () => {
  const elements = elementsOf(decisionMap);
  expect(elements.map(({ key }) => key)).toEqual([
    'node/request',
    'node/check',
    'node/reject',
    'node/apply',
    'edge/request-check-0',
    'edge/check-reject-0',
    'edge/check-apply-0',
  ]);
  expect(elements.map(({ name }) => name)).toContain('Node: 2 F >= last_fence?');
  expect(elements.map(({ name }) => name)).toContain('Edge: 2 F >= last_fence? to 3 reject, no');
});

test('an edge without a label is named by its ends', () => {
  expect(elementsOf(decisionMap).map(({ name }) => name)).toContain('Edge: 1 write to 2 F >= last_fence?');
});
