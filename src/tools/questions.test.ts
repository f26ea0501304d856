import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assert } from '../base/assert.ts';
import { configOfSmall } from '../engine/smallSystem.ts';
import { installRecipes } from '../engine/sources/installRecipes.ts';
import { lockModel } from '../engine/lockModel.ts';
import { explore } from '../explorer/explore.ts';
import { compileLesson } from '../lesson/compileLesson.ts';
import { readAddress } from '../ui/state/address.ts';
import { projectRoot } from './process.mjs';
import { readLessonFiles } from './readLessonFiles.ts';

const name = 'fencing-tokens';
installRecipes();
const compiled = compileLesson(readLessonFiles(path.join(projectRoot, 'lessons', name), name));
assert(compiled.type === 'compiled', 'the lesson has no mistake');
const { questions, scenarios } = compiled.lesson;

test('there are thirty questions or more, each with a mistake that people make', () => {
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(questions.filter(({ hasMistake }) => !hasMistake)).toEqual([]);
});

describe.each(questions.map(({ id, points, show }) => ({ id, points, show })))('$id', ({ points, show }) => {
  test('has three to five points to check an answer against', () => {
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points.length).toBeLessThanOrEqual(5);
  });

  test('shows where it is true', () => {
    assert(show !== undefined, 'evidence');
    if (show.type === 'stage') {
      const { address, problems } = readAddress(show.address, { scenarios, cardIds: [] });
      expect(problems).toEqual([]);
      assert(address.tab === 'gist', 'an address of the Stage');
      expect(address.stepIndex).toBeGreaterThan(0);
    }
    if (show.type === 'explorer') {
      expect(explore(lockModel(configOfSmall(show.system)), { stateLimit: 100_000, useSymmetry: false }).end).toBe(
        'complete',
      );
    }
  });
});
