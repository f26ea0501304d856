import { checkDuplicates, checkId } from './ids.ts';
import type { ChallengeProgram, CodeEdit, Language, Mutant } from './lesson.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlValue } from './yamlValue.ts';

const languages = ['python', 'typescript', 'sql'] as const satisfies Language[];
const fewest = 8;

/** The wrong solutions of a challenge, each as changes to the right ones. */
export function loadMutants(
  bench: Workbench,
  path: string,
  programs: Readonly<Partial<Record<Language, ChallengeProgram>>>,
): readonly Mutant[] {
  const start = bench.startOf(path);
  const items = parseYaml(bench.read(path) ?? '', start, ['mutants'], bench.report).list('mutants');
  if (items.length > 0 && items.length < fewest) {
    bench.report(start, `There are ${items.length} mutants here: a challenge has at least ${fewest}.`);
  }
  const mutants = items.map((item) => {
    const mapping = item.asMapping(['id', 'wrong', ...languages]);
    const id = mapping.text('id');
    if (id !== '') checkId(id, item.place, bench.report);
    const edits = Object.fromEntries(
      languages.flatMap((language) => {
        const changes = mapping.optional(language);
        const solution = programs[language]?.solution;
        if (changes && solution === undefined) {
          bench.report(changes.place, `There is no solution in this language: remove "${language}:".`);
        }
        return changes && solution !== undefined
          ? [[language, changes.asList().map((change) => readEdit(bench, change, solution))]]
          : [];
      }),
    ) as Mutant['edits'];
    if (languages.every((language) => !mapping.optional(language))) {
      bench.report(
        item.place,
        'This mutant changes nothing: write "python:", "typescript:" or "sql:" with its changes.',
      );
    }
    return { id, wrong: mapping.text('wrong'), edits, place: item.place };
  });
  checkDuplicates(mutants, 'mutant', bench.report);
  return mutants.map(({ id, wrong, edits }) => ({ id, wrong, edits }));
}

function readEdit(bench: Workbench, value: YamlValue, solution: string): CodeEdit {
  const mapping = value.asMapping(['replace', 'by']);
  const edit = { replace: mapping.text('replace'), by: mapping.text('by') };
  const count = edit.replace === '' ? 1 : solution.split(edit.replace).length - 1;
  if (count !== 1) {
    const found = count === 0 ? 'does not stand' : `stands ${count} times`;
    bench.report(value.place, `"${edit.replace}" ${found} in the solution: it has to stand there exactly once.`);
  }
  return edit;
}
