import type { Language } from '../../lesson/lesson.ts';

export const languageName: Readonly<Record<Language, string>> = { python: 'Python', typescript: 'TypeScript' };
