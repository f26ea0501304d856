import type { ReactElement } from 'react';
import type { SourceTable, TableCell } from '../../lesson/lesson.ts';
import { isSilent, type GuideRow } from './guideRows.ts';
import './FieldTable.css';

interface FieldTableProps {
  readonly table: SourceTable;
  readonly rows: readonly GuideRow[];
  /** The places of the columns that are shown beside the first. */
  readonly shown: readonly number[];
  readonly sortedBy: number | undefined;
  readonly isReversed: boolean;
}

/** More columns than this do not stand side by side: each row becomes a block of labelled cells. */
const mostColumns = 5;

/**
 * A table that becomes a list of blocks where it would not fit. The roles are spelled out because a browser takes them
 * from an element that is displayed as something other than a table.
 */
export function FieldTable({ table, rows, shown, sortedBy, isReversed }: FieldTableProps): ReactElement {
  const columns = [0, ...shown];
  return (
    <table
      className={columns.length > mostColumns ? 'maps-table is-wide' : 'maps-table'}
      role="table"
      aria-labelledby={`maps-table-${table.id}`}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              aria-sort={column === sortedBy ? (isReversed ? 'descending' : 'ascending') : undefined}
            >
              {table.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row[0]?.short} role="row">
            {columns.map((column) => (
              <Cell key={column} cell={row[column]} column={table.columns[column] ?? ''} isHead={column === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly cell: TableCell | undefined;
  readonly column: string;
  readonly isHead: boolean;
}

function Cell({ cell, column, isHead }: CellProps): ReactElement {
  if (isHead) {
    return (
      <th role="rowheader" scope="row">
        <Words cell={cell} isDetailed={false} />
      </th>
    );
  }
  const isDetailed = cell?.text !== undefined || cell?.source !== undefined;
  return (
    <td role="cell" className={isSilent(cell) ? 'is-silent' : undefined}>
      <span className="maps-table-column" aria-hidden="true">
        {column}
      </span>
      <Words cell={cell} isDetailed={isDetailed} />
    </td>
  );
}

function Words({
  cell,
  isDetailed,
}: {
  readonly cell: TableCell | undefined;
  readonly isDetailed: boolean;
}): ReactElement {
  if (cell === undefined) return <></>;
  return (
    <>
      <span className={isDetailed ? 'maps-table-short' : undefined} dangerouslySetInnerHTML={{ __html: cell.short }} />
      {cell.text !== undefined && <span className="maps-table-text" dangerouslySetInnerHTML={{ __html: cell.text }} />}
      {cell.source !== undefined && (
        <span className="maps-table-source">
          <span className="visually-hidden">Source: </span>
          <span dangerouslySetInnerHTML={{ __html: cell.source }} />
        </span>
      )}
    </>
  );
}
