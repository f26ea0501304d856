declare module 'virtual:typescript-library' {
  /** The declarations of the language's own library, by file name. */
  export const libraryText: Readonly<Record<string, string>>;
}
