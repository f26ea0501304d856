import path from 'node:path';
import type { Plugin } from 'vite';
import { compileLesson } from '../lesson/compileLesson.ts';
import type { Lesson, Prose } from '../lesson/lesson.ts';
import type { LessonFiles } from '../lesson/lessonFiles.ts';
import { describeMistakes } from '../lesson/mistake.ts';
import { packOpening } from '../lesson/packedOpening.ts';
import { findLessonFolder, type LessonFolder } from './lessonFolder.ts';
import { readLessonFiles } from './readLessonFiles.ts';
import { webManifestOf, webManifestPath } from './webManifest.ts';

const moduleId = 'virtual:lesson';
const openingId = `${moduleId}/opening`;
const resolvedIds = [`\0${moduleId}`, `\0${openingId}`];
const defaultLesson = 'fencing-tokens';

/**
 * Provides `virtual:lesson`, and `virtual:lesson/opening` with what the first view needs of it, compiled from the folder
 * that the environment variable LESSON names. A mistake in a lesson file stops the build. Prose goes to the server's
 * side only, which writes it into the document.
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
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const { lesson } = compile(readLessonFiles(folder.path, folder.name));
      this.emitFile({ type: 'asset', fileName: webManifestPath, source: webManifestOf(lesson) });
    },
    resolveId: {
      filter: { id: new RegExp(`^${moduleId}(/opening)?$`) },
      handler: (id) => `\0${id}`,
    },
    buildStart() {
      // A build stops here, before it has done anything else; a development server goes on and shows the mistakes.
      if (this.environment.mode === 'build') compile(readLessonFiles(folder.path, folder.name));
    },
    load: {
      filter: { id: new RegExp(`^\0${moduleId}(/opening)?$`) },
      handler(id) {
        const files = readLessonFiles(folder.path, folder.name);
        for (const file of files.paths) this.addWatchFile(path.join(folder.path, file));
        const { lesson, prose } = compile(files);
        if (id.endsWith(openingId)) return `export const opening = ${JSON.stringify(packOpening(lesson))};\n`;
        const sentProse = this.environment.config.consumer === 'server' ? prose : {};
        return `export const lesson = ${JSON.stringify(lesson)};\nexport const prose = ${JSON.stringify(sentProse)};\n`;
      },
    },
    hotUpdate({ file }) {
      if (!path.normalize(file).startsWith(folder.path + path.sep)) return undefined;
      return resolvedIds.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? []);
    },
  };
}

function compile(files: LessonFiles): { readonly lesson: Lesson; readonly prose: Prose } {
  const compiled = compileLesson(files);
  if (compiled.type === 'compiled') return compiled;
  const error = new Error(`The lesson cannot be built:\n${describeMistakes(compiled.mistakes)}`);
  // Where this program noticed the mistakes helps no author.
  error.stack = '';
  throw error;
}
