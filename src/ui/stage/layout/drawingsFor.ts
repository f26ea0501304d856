import { defined } from '../../../base/assert.ts';
import type { Diagram } from '../../../view/diagram.ts';
import type { Story } from '../../../view/story.ts';
import { geometryOf, type Format, type Geometry } from '../geometry.ts';
import { carriersOf, settled, type Carrier } from './carriersOf.ts';
import { chaptersOf, type Chapter } from './chaptersOf.ts';
import type { Label } from './label.ts';
import { labelsOf, type Labels } from './labelsOf.ts';

/** The diagram of one world with everything in its place. */
export interface Drawing {
  readonly diagram: Diagram;
  readonly geometry: Geometry;
  readonly chapters: readonly Chapter[];
  readonly carriers: readonly Carrier[];
}

const stretches = [1, 1.15, 1.35, 1.6, 1.9, 2.3, 2.8];

/**
 * The drawings of all worlds of a story. They share the scale of time: the smallest at which every label finds a
 * place of its own in every world, so a crowded story is drawn taller.
 */
export function drawingsFor({ worlds, rows, difference }: Story, format: Format): readonly Drawing[] {
  const differsAt = difference === undefined ? undefined : (rows.ends[difference - 1] ?? 0);
  let best: { readonly drawn: readonly Written[]; readonly missingCount: number } | undefined;
  for (const stretch of stretches) {
    const drawn = worlds.map(({ diagram }) => {
      const geometry = geometryOf(diagram.lanes, rows, format, stretch);
      return { diagram, geometry, ...labelsOf(diagram, rows, geometry, differsAt) };
    });
    const missingCount = drawn.reduce((sum, world) => sum + world.missingCount, 0);
    if (!best || missingCount < best.missingCount) best = { drawn, missingCount };
    if (missingCount === 0) break;
  }
  return defined(best, 'a drawing at some scale').drawn.map((written) => drawingOf(written, rows.ends));
}

interface Written extends Labels {
  readonly diagram: Diagram;
  readonly geometry: Geometry;
}

function drawingOf({ diagram, geometry, labels }: Written, ends: readonly number[]): Drawing {
  const told = labels.flatMap((label) => [settled(label, geometry, ends), ...verdictOn(label)]);
  return {
    diagram,
    geometry,
    chapters: chaptersOf(told, diagram.arrows, ends, geometry),
    carriers: carriersOf(diagram.arrows, labels, geometry),
  };
}

function verdictOn({ verdict, ...label }: Label): readonly Label[] {
  return verdict ? [{ ...label, ...verdict, key: `${label.key}-${verdict.hue}` }] : [];
}
