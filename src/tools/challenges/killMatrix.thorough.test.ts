import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasPassed, type Grade } from '../../grader/grade.ts';
import { compileLesson } from '../../lesson/compileLesson.ts';
import type { Challenge, Language } from '../../lesson/lesson.ts';
import { describeMistakes } from '../../lesson/mistake.ts';
import { languagesOf, programIn } from '../../lesson/challengePrograms.ts';
import { mutantCode } from '../../lesson/mutantCode.ts';
import { readLessonFiles } from '../readLessonFiles.ts';
import { gradeHere } from './gradeHere.ts';
import { askTypeScript, createPythonAsker, createSqlAsker, type NodeAsker } from './nodeAskers.ts';

const name = 'lessons/fencing-tokens';
const compiled = compileLesson(readLessonFiles(path.resolve(import.meta.dirname, '../../..', name), name));
if (compiled.type === 'mistaken') throw new Error(describeMistakes(compiled.mistakes));
const { challenges } = compiled.lesson;

let python: Promise<NodeAsker> | undefined;
let sql: Promise<NodeAsker> | undefined;

/** Python takes seconds to start, so it starts once, in the first test that needs it. */
function askerOf(language: Language): Promise<NodeAsker> {
  if (language === 'sql') return (sql ??= createSqlAsker());
  if (language === 'typescript') return Promise.resolve(askTypeScript);
  python ??= createPythonAsker();
  return python;
}

async function gradeOf(challenge: Challenge, language: Language, code: string): Promise<Grade> {
  const asker = await (await askerOf(language))(code);
  if ('problem' in asker) return { type: 'mistaken', problem: asker.problem, question: undefined };
  return gradeHere(challenge, asker).grade;
}

/** The property it breaks first, in how many steps. */
function outcomeOf(grade: Grade): string {
  if (grade.type === 'mistaken') return `mistaken: ${grade.problem} ${grade.detail ?? ''}`;
  const broken = grade.verdicts.flatMap(({ property, broken: found }) =>
    found ? [`${property} in ${found.actions.length}`] : [],
  );
  return broken.length === 0 ? 'passes' : broken.join(', ');
}

describe.each(challenges)('$id', (challenge) => {
  const languages = languagesOf(challenge);
  const rows: string[] = [];

  test.each(languages)('%s: the solution passes', async (language) => {
    const grade = await gradeOf(challenge, language, programIn(challenge, language).solution);
    expect(outcomeOf(grade)).toBe('passes');
    const { stateCount, questionCount } = grade.type === 'judged' ? grade : { stateCount: 0, questionCount: 0 };
    rows.push(`${language} solution: passes, ${stateCount} states, ${questionCount} questions`);
  });

  test.each(languages)(
    '%s: the starter fails as promised, and one choice of the prediction is right',
    async (language) => {
      const grade = await gradeOf(challenge, language, programIn(challenge, language).starter);
      const { property, stepCount } = challenge.breaks;
      const verdicts = grade.type === 'judged' ? grade.verdicts : [];
      expect(outcomeOf(grade)).toContain(`${property} in ${stepCount}`);
      const broken = verdicts.flatMap((verdict) => (verdict.broken ? [verdict.property] : []));
      const right = challenge.prediction.choices.filter(({ claim }) =>
        claim === 'holds' ? broken.length === 0 : broken.includes(claim),
      );
      expect(right).toHaveLength(1);
      rows.push(`${language} starter: ${outcomeOf(grade)}`);
    },
  );

  test.each(languages)('%s: every mutant is killed', async (language) => {
    const survivors: string[] = [];
    for (const mutant of challenge.mutants) {
      const code = mutantCode(challenge, mutant, language);
      if (code === undefined) continue;
      const grade = await gradeOf(challenge, language, code);
      // A mutant is a plausible storage: it answers every question, wrongly.
      if (hasPassed(grade) || grade.type === 'mistaken') survivors.push(`${mutant.id}: ${outcomeOf(grade)}`);
      rows.push(`${language} ${mutant.id}: ${outcomeOf(grade)}`);
    }
    expect(survivors).toEqual([]);
  });

  test('the matrix', () => {
    console.log(`${challenge.id}\n${rows.map((row) => `  ${row}`).join('\n')}`);
    expect(challenge.mutants.length).toBeGreaterThanOrEqual(8);
    const ids = challenge.mutants.map(({ id }) => id);
    const isFenced = challenge.systems.some(({ clients }) => clients.some(({ habit }) => habit === 'leavesTokenOut'));
    expect(ids.includes('accepts-a-missing-token')).toBe(isFenced);
    const canPutOff = 'typescript' in challenge.programs && challenge.systems.some(({ rule }) => rule === 'asked');
    expect(ids.includes('checks-before-an-await')).toBe(canPutOff);
  });
});
