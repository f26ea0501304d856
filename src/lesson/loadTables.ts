import { itemFilesOf, type ItemFile } from './folder.ts';
import type { SourceTable, TableCell } from './lesson.ts';
import { renderInline } from './markdown.ts';
import { listed } from './mistake.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlMapping, type YamlValue } from './yamlValue.ts';

const folder = { name: 'tables', item: 'table', ending: 'yaml', isNumbered: true };
const keys = ['title', 'about', 'columns', 'choose', 'sources', 'rows'];

/** By the name that cells use. */
type Sources = ReadonlyMap<string, string>;

export function loadTables(bench: Workbench): readonly SourceTable[] {
  return itemFilesOf(bench, folder).map((file) => loadTable(bench, file));
}

function loadTable(bench: Workbench, file: ItemFile): SourceTable {
  const mapping = parseYaml(file.text, file.start, keys, bench.report);
  const columns = mapping.list('columns').map((column) => column.asText() ?? '');
  const sources = new Map(
    (mapping.optional('sources')?.asEntries() ?? []).map(({ key, value }) => [key, inline(bench, value)]),
  );
  const about = mapping.optional('about');
  const chooseBy = chosenColumn(mapping, columns);
  return {
    id: file.id,
    title: mapping.text('title'),
    ...(about && { about: inline(bench, about) }),
    columns,
    ...(chooseBy === undefined ? {} : { chooseBy }),
    rows: mapping.list('rows').map((row) => loadRow(bench, row, columns.length, sources)),
  };
}

function chosenColumn(mapping: YamlMapping, columns: readonly string[]): number | undefined {
  const name = mapping.optional('choose')?.asChoice(columns);
  return name === undefined ? undefined : columns.indexOf(name);
}

function loadRow(bench: Workbench, row: YamlValue, columnCount: number, sources: Sources): readonly TableCell[] {
  const cells = row.asList();
  if (cells.length > 0 && columnCount > 0 && cells.length !== columnCount) {
    bench.report(row.place, `Write ${columnCount} cells in this row, one for each column: it has ${cells.length}.`);
  }
  return cells.map((cell) => (cell.isMapping ? loadCell(bench, cell, sources) : { short: inline(bench, cell) }));
}

function loadCell(bench: Workbench, cell: YamlValue, sources: Sources): TableCell {
  const mapping = cell.asMapping(['short', 'text', 'source']);
  const [short, text, source] = [mapping.required('short'), mapping.optional('text'), mapping.optional('source')];
  const name = source?.asText();
  const named = name === undefined ? undefined : sources.get(name);
  if (source && name !== undefined && named === undefined) {
    bench.report(source.place, `There is no source "${name}": the sources are ${listed([...sources.keys()])}.`);
  }
  return {
    short: short ? inline(bench, short) : '',
    ...(text && { text: inline(bench, text) }),
    ...(named === undefined ? {} : { source: named }),
  };
}

function inline(bench: Workbench, value: YamlValue): string {
  const rendered = renderInline(value.asText() ?? '', value.place, bench.report);
  bench.addLinks(rendered);
  return rendered.html;
}
