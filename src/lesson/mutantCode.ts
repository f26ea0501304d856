import { programIn } from './challengePrograms.ts';
import type { Challenge, Language, Mutant } from './lesson.ts';

/** The code of a mutant; undefined where the mistake cannot be made in that language. */
export function mutantCode(challenge: Challenge, { edits }: Mutant, language: Language): string | undefined {
  const changes = edits[language];
  return changes?.reduce(
    (code, { replace, by }) => code.replace(replace, () => by),
    programIn(challenge, language).solution,
  );
}
