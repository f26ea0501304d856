import { expect, test } from 'vitest';
import { defaultClient, defaultConfig } from '../engine/defaults.ts';
import { decodeSchedule } from '../engine/scheduleCode.ts';
import { traceOf } from '../engine/traceOf.ts';
import { worldOf, type WorldId } from '../engine/world.ts';
import { transcriptOf } from './stepWords.ts';

const code = 'sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.dA2-da2._';
const decoded = decodeSchedule(code);
const schedule = 'schedule' in decoded ? decoded.schedule : [];
const config = { ...defaultConfig, clients: [defaultClient, { ...defaultClient, asksAtMs: 12_000 }] };

function labelsIn(id: WorldId): string[] {
  const world = worldOf(id).change(config);
  return transcriptOf(world, traceOf(world, schedule)).map(({ label }) => label);
}

test('the zombie writer without a fence is the ten steps of the lesson', () => {
  expect(labelsIn('no-fence')).toEqual([
    'A → lock service: acquire token=41 TTL=10s',
    'A: GC / network partition 20s',
    'lock service: lease 41 expires',
    'B → lock service: acquire token=42',
    'B → storage: PUT x=B',
    'storage → B: OK',
    'A: resumes, still believes it is the owner',
    'A → storage: PUT x=A',
    'storage → A: OK',
    'storage: last writer wins, invariant broken',
  ]);
});

test('with the fence the same schedule ends in a reject that names both tokens', () => {
  expect(labelsIn('fence').slice(-2)).toEqual([
    'storage → A: 412 Fenced (41 < 42)',
    'storage: x=B stands, invariant holds',
  ]);
});
