import { useState, type ReactElement } from 'react';
import type { LockAction } from '../../../engine/action.ts';
import type { PropertyName } from '../../../engine/properties.ts';
import { verdictRows } from '../../../engine/verdictRows.ts';
import type { Verdict } from '../../../explorer/exploration.ts';
import { propertyTitle } from '../../../view/propertyTitle.ts';
import { searchSentence, searchSizeText, verdictWords } from '../../../view/searchWords.ts';
import { replay } from './showOnStage.ts';
import { systemText } from '../../../view/systemWords.ts';
import { useTable, type ComputedRow } from './tableStore.ts';

/** Rule by property, each cell explored: it opens its counterexample on the Stage, or says what proves it. */
export function VerdictTable(): ReactElement {
  const { rows, status, hasDuplicate, compute } = useTable();
  const [proof, setProof] = useState<string>();
  const start = (withDuplicates: boolean) => {
    setProof(undefined);
    void compute(withDuplicates);
  };
  return (
    <section className="explore-table-part" aria-labelledby="explore-table-heading">
      <h3 id="explore-table-heading">Where each rule stands</h3>
      <p className="explore-about">
        Two clients read, write one more, and do so twice. Each cell is the outcome of all their interleavings: ✓ holds,
        or ✗ with the number of steps of a shortest counterexample.
      </p>
      <div className="explore-buttons">
        <button
          type="button"
          className="stage-tool"
          onClick={() => {
            start(hasDuplicate);
          }}
        >
          Compute the table
        </button>
        <label className="explore-check">
          <input
            type="checkbox"
            checked={hasDuplicate}
            onChange={(event) => {
              start(event.target.checked);
            }}
          />{' '}
          one request may arrive twice
        </label>
      </div>
      <p role="status" className="explore-status">
        {statusText(status, rows.length, proof)}
      </p>
      {rows.length === 0 ? null : <Table rows={rows} setProof={setProof} />}
    </section>
  );
}

function statusText(status: 'empty' | 'computing' | 'done' | 'lost', count: number, proof: string | undefined): string {
  if (proof !== undefined) return proof;
  if (status === 'computing') return `Exploring rule ${count + 1} of ${verdictRows.length} …`;
  if (status === 'lost')
    return 'The table could not be computed: the explorer did not start. Loading the page again may help.';
  return status === 'done' ? 'All rules explored. A cell opens its counterexample, or says what proves it.' : '';
}

interface TableProps {
  readonly rows: readonly ComputedRow[];
  readonly setProof: (sentence: string) => void;
}

function Table({ rows, setProof }: TableProps): ReactElement {
  const properties = rows[0]?.explored.exploration.verdicts.map(({ property }) => property as PropertyName) ?? [];
  return (
    <div className="explore-table-scroll" tabIndex={0} role="region" aria-label="Table of verdicts">
      <table className="explore-table">
        <thead>
          <tr>
            <th scope="col">Storage</th>
            {properties.map((name) => (
              <th key={name} scope="col">
                {propertyTitle(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((computed) => (
            <tr key={computed.row.name}>
              <th scope="row">{computed.row.name}</th>
              {computed.explored.exploration.verdicts.map((verdict) => (
                <td key={verdict.property}>
                  <Cell computed={computed} verdict={verdict} setProof={setProof} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly computed: ComputedRow;
  readonly verdict: Verdict<LockAction>;
  readonly setProof: (sentence: string) => void;
}

function Cell({ computed: { row, explored }, verdict, setProof }: CellProps): ReactElement {
  const { exploration, elapsedMs } = explored;
  const { property, counterexample } = verdict;
  const name = propertyTitle(property as PropertyName);
  const said = verdictWords(exploration, counterexample);
  return (
    <button
      type="button"
      className={counterexample ? 'explore-cell explore-cell-broken' : 'explore-cell'}
      aria-label={`${row.name}, ${name}: ${said}`}
      onClick={() => {
        if (counterexample) replay(row.system, counterexample);
        else setProof(proofSentence());
      }}
    >
      {counterexample ? `✗ ${counterexample.length}` : '✓'}
    </button>
  );

  function proofSentence(): string {
    const size = searchSizeText(exploration, elapsedMs);
    return `${row.name}, ${name}: ${said}. ${searchSentence(exploration).replace(/:.*/, '')} explored (${size}), and none breaks it. ${systemText(row.system)}.`;
  }
}
