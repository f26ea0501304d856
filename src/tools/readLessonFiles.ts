import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LessonFiles } from '../lesson/lessonFiles.ts';

/** The files under `folder`, without hidden ones. A folder that is not there has none. `name` is for messages. */
export function readLessonFiles(folder: string, name: string): LessonFiles {
  return {
    folder: name,
    paths: filePathsIn(folder),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  };
}

function filePathsIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')));
}
