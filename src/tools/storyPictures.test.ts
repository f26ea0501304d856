import path from 'node:path';
import { expect, test } from 'vitest';
import { compileLesson } from '../lesson/compileLesson.ts';
import { storyText } from '../view/diagramText.ts';
import { storyOf } from '../view/story.ts';
import { projectRoot } from './process.mjs';
import { readLessonFiles } from './readLessonFiles.ts';

const id = 'fencing-tokens';
const compiled = compileLesson(readLessonFiles(path.join(projectRoot, 'lessons', id), id));
const scenarios = compiled.type === 'compiled' ? compiled.lesson.scenarios : [];

test('the lesson has stories', () => {
  expect(scenarios.length).toBeGreaterThan(5);
});

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'the diagrams of %s read as they did',
  async (name, scenario) => {
    await expect(storyText(storyOf(scenario))).toMatchFileSnapshot(`pictures/${name}.txt`);
  },
);
