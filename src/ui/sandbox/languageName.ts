import type { Language } from '../../lesson/lesson.ts';

export const languageName: Readonly<Record<Language, string>> = {
  python: 'Python',
  typescript: 'TypeScript',
  sql: 'SQL',
};

/** How the name of a file in this language ends. */
export const languageEnding: Readonly<Record<Language, string>> = { python: 'py', typescript: 'ts', sql: 'sql' };
