import { itemFilesOf, type ItemFile } from './folder.ts';
import type { SourceTable } from './lesson.ts';
import { renderInline } from './markdown.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlValue } from './yamlValue.ts';

const folder = { name: 'tables', item: 'table', ending: 'yaml', isNumbered: true };

export function loadTables(bench: Workbench): readonly SourceTable[] {
  return itemFilesOf(bench, folder).map((file) => loadTable(bench, file));
}

function loadTable(bench: Workbench, file: ItemFile): SourceTable {
  const mapping = parseYaml(file.text, file.start, ['title', 'columns', 'rows'], bench.report);
  const columns = mapping.list('columns').map((column) => column.asText() ?? '');
  const rows = mapping.list('rows').map((row) => loadRow(bench, row, columns.length));
  return { id: file.id, title: mapping.text('title'), columns, rows };
}

function loadRow(bench: Workbench, row: YamlValue, columnCount: number): readonly string[] {
  const cells = row.asList();
  if (cells.length > 0 && columnCount > 0 && cells.length !== columnCount) {
    bench.report(row.place, `Write ${columnCount} cells in this row, one for each column: it has ${cells.length}.`);
  }
  return cells.map((cell) => {
    const rendered = renderInline(cell.asText() ?? '', cell.place, bench.report);
    bench.addLinks(rendered);
    return rendered.html;
  });
}
