import path from 'node:path';
import { expect, test } from 'vitest';
import { lockModel } from '../../engine/lockModel.ts';
import { configOfSmall } from '../../engine/smallSystem.ts';
import { explore } from '../../explorer/explore.ts';
import { compileLesson } from '../../lesson/compileLesson.ts';
import { projectRoot } from '../process.mjs';
import { readLessonFiles } from '../readLessonFiles.ts';

test('the levels: moves of a shortest way to the goal, or that no one gets there', () => {
  const compiled = compileLesson(readLessonFiles(path.join(projectRoot, 'lessons/fencing-tokens'), 'fencing-tokens'));
  if (compiled.type === 'mistaken') throw new Error(JSON.stringify(compiled.mistakes));
  const pars = compiled.lesson.levels.map(({ id, goal, system }) => {
    const { end, verdicts } = explore(lockModel(configOfSmall(system)), { stateLimit: 100_000, useSymmetry: false });
    const par = verdicts.find(({ property }) => property === goal)?.counterexample?.length;
    expect(end).toBe('complete');
    return [id, par ?? 'impossible'];
  });
  expect(Object.fromEntries(pars)).toEqual({
    'no-fence': 7,
    fence: 'impossible',
    superseded: 5,
    'lost-update': 11,
    'late-copy': 7,
    'strictly-higher': 5,
    sealed: 'impossible',
    'check-then-act': 13,
    issuer: 11,
  });
});
