import path from 'node:path';
import type { Plugin } from 'vite';
import { compileLesson } from '../lesson/compileLesson.ts';
import { describeMistakes } from '../lesson/mistake.ts';
import { findLessonFolder, type LessonFolder } from './lessonFolder.ts';
import { readLessonFiles } from './readLessonFiles.ts';

const moduleId = 'virtual:lesson';
const resolvedId = `\0${moduleId}`;
const defaultLesson = 'fencing-tokens';

/**
 * Provides `virtual:lesson`, compiled from the folder that the environment variable LESSON names. A mistake in a lesson
 * file stops the build. Prose goes to the server's side only, which writes it into the document.
 */
export function lessonPlugin(): Plugin {
  let folder: LessonFolder;
  return {
    name: 'lesson',
    configResolved({ root }) {
      folder = findLessonFolder(root, process.env['LESSON'] ?? defaultLesson);
    },
    configureServer({ watcher }) {
      watcher.add(folder.path);
    },
    resolveId: {
      filter: { id: new RegExp(`^${moduleId}$`) },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler() {
        const files = readLessonFiles(folder.path, folder.name);
        for (const file of files.paths) this.addWatchFile(path.join(folder.path, file));
        const compiled = compileLesson(files);
        if (compiled.type === 'mistaken') {
          throw new Error(`The lesson cannot be built:\n${describeMistakes(compiled.mistakes)}`);
        }
        const prose = this.environment.config.consumer === 'server' ? compiled.prose : {};
        return `export const lesson = ${JSON.stringify(compiled.lesson)};\nexport const prose = ${JSON.stringify(prose)};\n`;
      },
    },
    hotUpdate({ file }) {
      if (!path.normalize(file).startsWith(folder.path + path.sep)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(resolvedId);
      return module ? [module] : [];
    },
  };
}
