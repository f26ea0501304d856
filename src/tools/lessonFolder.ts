import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface LessonFolder {
  /** Absolute. */
  readonly path: string;
  /** As messages name it: relative to the project where it is inside. */
  readonly name: string;
}

/** The lesson that `choice` names: an id under `lessons/`, or the path of a folder. */
export function findLessonFolder(root: string, choice: string): LessonFolder {
  const candidates = [path.join(root, 'lessons', choice), path.resolve(root, choice)];
  const found = candidates.find((candidate) => existsSync(path.join(candidate, 'lesson.yaml')));
  if (found !== undefined) {
    const relative = path.relative(root, found).split(path.sep).join('/');
    return { path: found, name: relative.startsWith('..') ? found : relative };
  }
  const ids = readdirSync(path.join(root, 'lessons')).join(', ');
  throw new Error(`There is no lesson "${choice}": set LESSON to one of ${ids}, or to a folder with a lesson.yaml.`);
}
