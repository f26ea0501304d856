import type { ReactElement } from 'react';
import type { SourceTable } from '../../lesson/lesson.ts';
import './FieldTable.css';

/**
 * A table that becomes a list of cards where it would not fit. The roles are spelled out because a browser takes them
 * from an element that is displayed as something other than a table.
 */
export function FieldTable({ table }: { readonly table: SourceTable }): ReactElement {
  return (
    <table className="maps-table" role="table" aria-labelledby={`maps-table-${table.id}`}>
      <thead role="rowgroup">
        <tr role="row">
          {table.columns.map((column) => (
            <th key={column} role="columnheader" scope="col" dangerouslySetInnerHTML={{ __html: column }} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((cells) => (
          <tr key={cells[0]} role="row">
            {cells.map((cell, index) => (
              <Cell key={table.columns[index]} html={cell} column={table.columns[index] ?? ''} isHead={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly html: string;
  readonly column: string;
  readonly isHead: boolean;
}

function Cell({ html, column, isHead }: CellProps): ReactElement {
  if (isHead) return <th role="rowheader" scope="row" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <td role="cell">
      <span className="maps-table-column" aria-hidden="true" dangerouslySetInnerHTML={{ __html: column }} />
      <span dangerouslySetInnerHTML={{ __html: html }} />
    </td>
  );
}
