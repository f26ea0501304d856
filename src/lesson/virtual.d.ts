/** The lesson of this build, from src/tools/lessonPlugin.ts. In the browser `prose` is empty: it is in the document. */
declare module 'virtual:lesson' {
  export const lesson: import('./lesson.ts').Lesson;
  export const prose: import('./lesson.ts').Prose;
}

/** The part of it that the first view needs, so that the rest can come later. */
declare module 'virtual:lesson/opening' {
  export const opening: import('./packedOpening.ts').PackedOpening;
}
