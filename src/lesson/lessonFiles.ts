/** The files of one lesson, wherever they are kept. Paths are relative to the lesson's folder, with `/`. */
export interface LessonFiles {
  /** The folder's name in messages: `lessons/fencing-tokens`. */
  readonly folder: string;
  /** All files, in any order. */
  readonly paths: readonly string[];
  /** The text of one of `paths`. */
  read(path: string): string;
}
