import { expect, test } from 'vitest';
import { hueOfLabel } from './hue.ts';

test.each([
  ['Client A', 'client-a'],
  ['1 Client A (stale)', 'client-a'],
  ['Lock service', 'lock'],
  ['3 Storage (no fence)', 'storage'],
  ['Client AB', undefined],
  ['3 reject, stale holder', undefined],
])('%s', (label, hue) => {
  expect(hueOfLabel(label)).toBe(hue);
});
