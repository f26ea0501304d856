import { defined } from '../base/assert.ts';
import type { Challenge, ChallengeProgram, Language } from './lesson.ts';

/** In which languages a challenge can be done, the usual one first. */
export function languagesOf({ programs }: Pick<Challenge, 'programs'>): readonly Language[] {
  return (['typescript', 'python', 'sql'] as const).filter((language) => programs[language] !== undefined);
}

/** Its starter and its solution in one of those. */
export function programIn({ programs }: Pick<Challenge, 'programs'>, language: Language): ChallengeProgram {
  return defined(programs[language], `program in ${language}`);
}
