/** The lesson of this build, from src/tools/lessonPlugin.ts. In the browser `prose` is empty: it is in the document. */
declare module 'virtual:lesson' {
  export const lesson: import('./lesson.ts').Lesson;
  export const prose: import('./lesson.ts').Prose;
}
