import { describe, expect, test } from 'vitest';
import { defaultClient, defaultConfig } from '../../../engine/defaults.ts';
import { decodeSchedule } from '../../../engine/scheduleCode.ts';
import type { WorldId } from '../../../engine/world.ts';
import { storyOf } from '../../../view/story.ts';
import type { Format } from '../geometry.ts';
import { drawingsFor, type Drawing } from './drawingsFor.ts';
import { overlap } from './sheet.ts';

const config = { ...defaultConfig, clients: [defaultClient, { ...defaultClient, asksAtMs: 12_000 }] };
const zombie = 'sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.dA2-da2._';
/** One action a step, messages lost, doubled and late: no room to spare. */
const crowded =
  'sA.sB.dA1.da1.sA.uA2.wA2.nA.dB1.db1.e.sB.dB2.dA2.db2.sB.dB3.pA.db3.dA2.rA.da2.b.yA.dA2.ka2.cB.dA2.da2.sA.dA3';

function drawingsOf(code: string, worlds: readonly WorldId[], format: Format): readonly Drawing[] {
  const decoded = decodeSchedule(code);
  const schedule = 'schedule' in decoded ? decoded.schedule : [];
  return drawingsFor(storyOf({ id: '', title: '', summary: '', config, worlds, schedule }), format);
}

/** The labels that are written, not those that say once more, in red or green, what came of a message. */
function written({ chapters }: Drawing) {
  return chapters
    .flatMap(({ labels }) => labels.map(({ item }) => item))
    .filter(({ key }) => !/-(bad|good)$/.test(key));
}

describe.each([
  ['the zombie writer', zombie],
  ['a crowded run', crowded],
])('%s', (_, code) => {
  test.each(['wide', 'compact', 'narrow'] as const)('has no label on another, and none left out (%s)', (format) => {
    for (const drawing of drawingsOf(code, ['no-fence', 'fence', 'seal', 'uuid'], format)) {
      const labels = written(drawing);
      const clashes = labels.flatMap((one, index) =>
        labels.slice(index + 1).filter((other) => overlap(one.box, other.box)),
      );
      expect(clashes).toEqual([]);
      const { arrows } = drawing.diagram;
      const named = arrows.filter(({ isReply, token }) => !isReply || token === undefined);
      const keys = new Set(labels.map(({ key }) => key));
      expect(named.filter(({ key }) => !keys.has(key))).toEqual([]);
      expect(drawing.diagram.notes.filter(({ key }) => !keys.has(key))).toEqual([]);
    }
  });
});

test('all worlds share the scale of time', () => {
  const heights = drawingsOf(crowded, ['no-fence', 'uuid'], 'wide').map(({ geometry }) => geometry.height);
  expect(new Set(heights).size).toBe(1);
});

test('what is known in a step is one chapter, in the order of the steps', () => {
  const [drawing] = drawingsOf(zombie, ['no-fence'], 'wide');
  expect(drawing?.chapters.map(({ step }) => step)).toEqual([0, 1, 3, 4, 5, 6, 8, 9]);
  const last = drawing?.chapters.at(-1);
  expect(last?.judged.map(({ item }) => item.text)).toEqual(['PUT x=A']);
});
