import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assert } from '../base/assert.ts';
import { installRecipes } from '../engine/sources/installRecipes.ts';
import { compileLesson } from '../lesson/compileLesson.ts';
import type { Format } from '../ui/stage/geometry.ts';
import { arrowPathOf } from '../ui/stage/arrowPath.ts';
import { carriedPart } from '../ui/stage/layout/carriersOf.ts';
import { drawingsFor, type Drawing } from '../ui/stage/layout/drawingsFor.ts';
import { badgePlace, type Label } from '../ui/stage/layout/label.ts';
import { crosses } from '../ui/stage/layout/lineSheet.ts';
import { overlap, type Box } from '../ui/stage/layout/sheet.ts';
import { storyOf, type Story } from '../view/story.ts';
import { projectRoot } from './process.mjs';
import { readLessonFiles } from './readLessonFiles.ts';

installRecipes();
const formats: readonly Format[] = ['wide', 'compact', 'narrow'];
const name = 'fencing-tokens';
const compiled = compileLesson(readLessonFiles(path.join(projectRoot, 'lessons', name), name));
assert(compiled.type === 'compiled', 'the lesson has no mistake');

/** What is written when so many steps have been taken, once: what came of a message is written over its text. */
function writtenAt({ chapters }: Drawing, stepIndex: number): readonly Label[] {
  return chapters
    .filter(({ step }) => step <= stepIndex)
    .flatMap(({ labels }) => labels.map(({ item }) => item))
    .filter(({ key }) => !/-(bad|good)$/.test(key));
}

/** Where tokens are that are under way. */
function tokensAt({ carriers, geometry }: Drawing, now: number): readonly Box[] {
  return carriers.flatMap((carrier) => {
    const { start, end = now, token = '' } = carrier.arrow;
    const part = carriedPart(carrier, now);
    if (start > now || now >= end || part >= carrier.restPart) return [];
    return [badgePlace(arrowPathOf(carrier.arrow, geometry).at(part), token).box];
  });
}

function eachStep(story: Story, format: Format, look: (drawing: Drawing, stepIndex: number, now: number) => void) {
  for (const drawing of drawingsFor(story, format)) {
    for (const [stepIndex, now] of story.rows.ends.entries()) look(drawing, stepIndex, now);
  }
}

const textOf = ({ mark }: Label): string =>
  'lines' in mark ? mark.lines.join(' ') : 'text' in mark ? mark.text : mark.token;

describe.each(compiled.lesson.scenarios.map((scenario) => [scenario.id, storyOf(scenario)] as const))(
  '%s',
  (_, story) => {
    test.each(formats)('at each step, texts and tokens lie beside each other (%s)', (format) => {
      eachStep(story, format, (drawing, stepIndex, now) => {
        const written = writtenAt(drawing, stepIndex);
        const clashes = written.flatMap((one, index) =>
          written.slice(index + 1).filter((other) => overlap(one.box, other.box)),
        );
        expect(clashes.map(textOf), `step ${stepIndex}`).toEqual([]);
        // In the narrowest format a long token is as wide as the room between two lanes.
        const tokens = format === 'narrow' ? [] : tokensAt(drawing, now);
        const covered = written.filter(({ box }) => tokens.some((token) => overlap(token, box)));
        expect(covered.map(textOf), `step ${stepIndex}`).toEqual([]);
      });
    });

    test.each(formats)('nothing is said of a belief or a pause that is not reached (%s)', (format) => {
      eachStep(story, format, (drawing, stepIndex, now) => {
        const along = writtenAt(drawing, stepIndex).filter(({ key }) => /^(belief|pause)-/.test(key));
        const present = drawing.geometry.y(now);
        expect(along.filter(({ box }) => box.top + box.height > present + 1).map(textOf), `step ${stepIndex}`).toEqual(
          [],
        );
      });
    });

    // In the narrowest format there is no room beside every line.
    test.each(formats.slice(0, 2))('no message runs through what is written of another (%s)', (format) => {
      for (const drawing of drawingsFor(story, format)) {
        const { arrows } = drawing.diagram;
        const crossed = writtenAt(drawing, Infinity).filter(({ key, carrier, box }) =>
          arrows.some(
            (arrow) => arrow.key !== (carrier?.key ?? key) && crosses(arrowPathOf(arrow, drawing.geometry), box),
          ),
        );
        expect(crossed.map(textOf)).toEqual([]);
      }
    });
  },
);
