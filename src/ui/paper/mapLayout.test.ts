import { expect, test } from 'vitest';
import type { FlowMap, MapEdge } from '../../lesson/lesson.ts';
import { mapLayout } from './mapLayout.ts';

function mapOf(...arrows: readonly (readonly [from: string, to: string, label?: string])[]): FlowMap {
  const ids = [...new Set(arrows.flatMap(([from, to]) => [from, to]))];
  const words = { protocol: '', direction: '', effect: '', consequence: '' };
  const edges = arrows.map(([from, to, label = '']): MapEdge => ({ id: `${from}-${to}-0`, from, to, label, ...words }));
  return { id: 'map', title: '', summary: '', mermaid: '', nodes: ids.map((id) => ({ id, label: id })), edges };
}

const architecture = mapOf(
  ['A', 'L', 'acquire'],
  ['L', 'A', 'grant 41'],
  ['B', 'L', 'acquire'],
  ['L', 'B', 'grant 42'],
  ['B', 'S', 'PUT'],
  ['S', 'B', 'OK'],
  ['A', 'S', 'PUT'],
  ['S', 'A', '412'],
);

function rowsOf(map: FlowMap): readonly string[] {
  const rows = new Map<number, string[]>();
  for (const { id, y } of mapLayout(map).boxes) rows.set(y, [...(rows.get(y) ?? []), id]);
  return [...rows].sort(([a], [b]) => a - b).map(([, ids]) => ids.join(' '));
}

test('a decision runs down', () => {
  expect(rowsOf(mapOf(['ask', 'check'], ['check', 'no'], ['check', 'yes'], ['yes', 'then']))).toEqual([
    'ask',
    'check',
    'no yes',
    'then',
  ]);
});

test('who answers stands below who asks', () => {
  expect(rowsOf(architecture)).toEqual(['A B', 'L S']);
});

test('an arrow and the one that comes back do not lie on each other, nor do their labels', () => {
  const { arrows, height, width } = mapLayout(architecture);
  expect(arrows).toHaveLength(8);
  for (const [index, one] of arrows.entries()) {
    for (const other of arrows.slice(index + 1)) {
      expect(Math.hypot(one.labelAt.x - other.labelAt.x, one.labelAt.y - other.labelAt.y)).toBeGreaterThan(14);
      expect([one.from, one.to]).not.toEqual([other.to, other.from]);
    }
    for (const { x, y } of [one.from, one.to, one.labelAt]) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  }
});
