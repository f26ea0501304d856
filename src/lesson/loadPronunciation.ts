import type { Pronunciation } from './lesson.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml } from './yamlValue.ts';

const path = 'pronunciation.yaml';

/** A lesson may do without. */
export function loadPronunciation(bench: Workbench): readonly Pronunciation[] {
  if (!bench.paths.includes(path)) return [];
  const mapping = parseYaml(bench.read(path) ?? '', bench.startOf(path), ['words'], bench.report);
  const entries = mapping.required('words')?.asEntries() ?? [];
  return entries.flatMap(({ key, place, value }) => {
    if (key.trim() === '')
      bench.report(place, 'This says how nothing is said: write "<as it is written>: <as it is said>".');
    const said = value.asText();
    return said === undefined || key.trim() === '' ? [] : [{ written: key.trim(), said }];
  });
}
