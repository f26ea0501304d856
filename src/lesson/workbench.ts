import type { LessonFiles } from './lessonFiles.ts';
import type { Prose, ProseKey } from './lesson.ts';
import type { Rendered } from './markdown.ts';
import type { Mistake, Place, Report } from './mistake.ts';

/** A link as an author wrote it. */
export interface Link extends Place {
  readonly href: string;
}

/** What the loaders of a lesson share: its files, and what they gather besides their values. */
export class Workbench {
  readonly mistakes: Mistake[] = [];
  readonly links: Link[] = [];
  /** Addresses of the Stage outside of prose: they may hold a story of their own. */
  readonly stageLinks: Link[] = [];
  readonly paths: readonly string[];
  readonly #files: LessonFiles;
  readonly #prose = new Map<ProseKey, string>();

  constructor(files: LessonFiles) {
    this.#files = files;
    this.paths = files.paths.toSorted();
  }

  readonly report: Report = ({ file, line }, sentence) => {
    this.mistakes.push({ file, line, sentence });
  };

  startOf(path: string): Place {
    return { file: `${this.#files.folder}/${path}`, line: 1 };
  }

  /** The file's text with `\n` line ends; reported and `undefined` when there is no such file. */
  read(path: string): string | undefined {
    if (!this.paths.includes(path)) {
      this.report(this.startOf(path), 'This file is missing: add it.');
      return undefined;
    }
    return this.#files
      .read(path)
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  }

  addProse(key: ProseKey, rendered: Rendered): void {
    this.#prose.set(key, rendered.html);
    this.addLinks(rendered);
  }

  addLinks(rendered: Rendered): void {
    this.links.push(...rendered.links);
  }

  get prose(): Prose {
    return Object.fromEntries(this.#prose);
  }
}
