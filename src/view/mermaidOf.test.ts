import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';
import type { LockConfig } from '../engine/config.ts';
import { defaultClient, defaultConfig } from '../engine/defaults.ts';
import { decodeSchedule } from '../engine/scheduleCode.ts';
import { traceOf } from '../engine/traceOf.ts';
import { worldOf, worlds, type WorldId } from '../engine/world.ts';
import { mermaidOf } from './mermaidOf.ts';
import { mermaidText } from './mermaidText.ts';

const zombieWriter = 'sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.dA2-da2._';
const twoClients = { ...defaultConfig, clients: [defaultClient, { ...defaultClient, asksAtMs: 12_000 }] };

function mermaidIn(id: WorldId, code: string, change: Partial<LockConfig> = {}): string {
  const world = worldOf(id);
  const config = world.change({ ...twoClients, ...change });
  const decoded = decodeSchedule(code);
  if ('unreadable' in decoded) throw new Error(decoded.unreadable);
  return mermaidOf({ world, config, trace: traceOf(config, decoded.schedule) });
}

test('the zombie writer without a fence', () => {
  expect(mermaidIn('no-fence', zombieWriter)).toMatchInlineSnapshot(`
    "---
    title: "No fence: storage accepts every write"
    ---
    sequenceDiagram
      participant A as 1 Client A (stale)
      participant Lock as 2 Lock service
      participant Storage as 3 Storage (no fence)
      participant B as 4 Client B
      A->>Lock: acquire
      Note over Lock: lease 41 goes to A, TTL 10 s
      Lock-->>A: token 41
      Note over A: pause 20 s: GC / network partition
      Note over Lock: lease ends
      B->>Lock: acquire
      Note over Lock: lease 42 goes to B, TTL 10 s
      Lock-->>B: token 42
      B->>Storage: PUT x=B, token 42
      Note over Storage: x = B
      Storage-->>B: OK
      Note over A: resumes, still believes it is the owner
      A->>Storage: PUT x=A, token 41
      Note over Storage: x = A, B’s write is gone
      Storage-->>A: OK
      Note over A,B: last writer wins at step 9: invariant broken
    "
  `);
});

test('the zombie writer with a fence ends in a refusal', () => {
  expect(mermaidIn('fence', zombieWriter).split('\n').slice(-6).join('\n')).toMatchInlineSnapshot(`
    "  Note over A: resumes, still believes it is the owner
      A->>Storage: PUT x=A, token 41
      Note over Storage: 412 Fenced, 41 #60; 42
      Storage-->>A: 412 Fenced
      Note over A,B: stale request refused at step 9: invariant holds
    "
  `);
});

test('a late message is noted where it was sent and drawn where it arrives; a lost one ends in a cross', () => {
  expect(mermaidIn('no-fence', 'sA-dA1-da1.sA-uA2.wA2.e.sB-dB1-kb1.dA2-dA2.sB')).toMatchInlineSnapshot(`
    "---
    title: "No fence: storage accepts every write"
    ---
    sequenceDiagram
      participant A as 1 Client A (stale)
      participant Lock as 2 Lock service
      participant Storage as 3 Storage (no fence)
      participant B as 4 Client B
      A->>Lock: acquire
      Note over Lock: lease 41 goes to A, TTL 10 s
      Lock-->>A: token 41
      Note over A: sends PUT x=A, token 41 (delayed, arrives at step 6)
      Note over A: sends PUT x=A, token 41, a copy (arrives at step 6)
      Note over Lock: lease ends
      B->>Lock: acquire
      Note over Lock: lease 42 goes to B, TTL 10 s
      Lock--xB: token 42 (lost)
      A->>Storage: PUT x=A, token 41, a copy (sent at step 2)
      Note over Storage: x = A
      Note over Storage: sends OK (not delivered in this run)
      A->>Storage: PUT x=A, token 41 (sent at step 2)
      Note over Storage: x = A
      Note over Storage: sends OK (not delivered in this run)
      Note over B: not possible here
      Note over A,B: no data wrong so far
    "
  `);
});

describe('Mermaid reads it', () => {
  for (const { id } of worlds) {
    test(`in the world ${id}`, async () => {
      for (const change of [{}, { lockCalls: 'atomic', replies: 'atomic' }] as const) {
        const text = mermaidIn(id, 'sA-dA1-da1.sA-uA2.wA2.pA.e.sB-dB1-db1.sB.b.dB2-kb2.rA.dA2.f.cA._', change);
        expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'sequence' });
      }
    });
  }

  const hostile = [
    'end',
    '; A->>B: x',
    '#35;',
    '%% no',
    '%%{init: {}}%%',
    'a "b" \'c\'',
    '<b>&amp;',
    'x\nend\r\u2028y',
  ];
  for (const pauseCause of hostile) {
    test(`whatever pauses a client: ${JSON.stringify(pauseCause)}`, async () => {
      const text = mermaidIn('no-fence', zombieWriter, { pauseCause });
      expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'sequence' });
      expect(text.split('\n')).toHaveLength(mermaidIn('no-fence', zombieWriter).split('\n').length);
    });
  }
});

test('signs that mean something to Mermaid are written as entities', () => {
  expect(mermaidText('41 < 42; #1 "50 %%"\nend')).toBe('41 #60; 42#59; #35;1 #34;50 #37;#37;#34; end');
});
