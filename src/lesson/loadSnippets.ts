import { itemFilesOf, type ItemFile } from './folder.ts';
import type { Language, Snippet } from './lesson.ts';
import { renderMarkdown } from './markdown.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlValue } from './yamlValue.ts';

const languages = ['python', 'typescript', 'sql'] as const satisfies Language[];
const endings: Record<Language, string> = { python: '.py', typescript: '.ts', sql: '.sql' };
const folder = {
  name: 'sandbox',
  item: 'snippet',
  ending: 'yaml',
  isNumbered: true,
  others: [...Object.values(endings), '.out'],
};

export function loadSnippets(bench: Workbench): readonly Snippet[] {
  return itemFilesOf(bench, folder).map((file) => loadSnippet(bench, file));
}

function loadSnippet(bench: Workbench, file: ItemFile): Snippet {
  const keys = ['title', 'language', 'code', 'output', 'about'];
  const mapping = parseYaml(file.text, file.start, keys, bench.report);
  const language = mapping.required('language')?.asChoice(languages);
  const about = mapping.required('about');
  if (about) bench.addProse(`snippets/${file.id}`, renderMarkdown(about.asText() ?? '', about.textPlace, bench.report));
  return {
    id: file.id,
    title: mapping.text('title'),
    language: language ?? 'python',
    code: readFile(bench, mapping.required('code'), language && endings[language]),
    output: readFile(bench, mapping.required('output'), '.out'),
  };
}

/** The text of the file that `name` names; `ending` is what its name has to end with, when that is known. */
function readFile(bench: Workbench, name: YamlValue | undefined, ending: string | undefined): string {
  const file = name?.asText();
  if (name === undefined || file === undefined) return '';
  if (ending !== undefined && !file.endsWith(ending)) {
    bench.report(name.place, `"${file}" does not end in ${ending}: name a file that does.`);
  }
  const path = `${folder.name}/${file}`;
  if (!bench.paths.includes(path)) {
    bench.report(name.place, `There is no file ${path}: add it, or name one that is there.`);
    return '';
  }
  const text = bench.read(path) ?? '';
  if (text.trim() === '') bench.report(bench.startOf(path), 'This file is empty: fill it.');
  return text;
}
