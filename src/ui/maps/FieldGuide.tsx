import { useMemo, useState, type ReactElement } from 'react';
import type { SourceTable } from '../../lesson/lesson.ts';
import { useIsHydrated } from '../shell/useIsHydrated.ts';
import { FieldTable } from './FieldTable.tsx';
import { GuideControls } from './GuideControls.tsx';
import { guideRows, type GuideWish } from './guideRows.ts';
import './FieldGuide.css';

const everything: GuideWish & { readonly only: number | undefined } = {
  find: '',
  kind: '',
  sortBy: undefined,
  isReversed: false,
  only: undefined,
};

/** A table to compare by: rows are found, chosen and sorted; all columns are shown, or one at a time. */
export function FieldGuide({ table }: { readonly table: SourceTable }): ReactElement {
  const isHydrated = useIsHydrated();
  const [wish, setWish] = useState(everything);
  const rows = useMemo(() => guideRows(table, wish), [table, wish]);
  const shown = useMemo(() => {
    const others = table.columns.map((_, index) => index).slice(1);
    return wish.only === undefined ? others : [wish.only];
  }, [table, wish.only]);
  return (
    <>
      {table.about !== undefined && (
        <p className="maps-guide-about" dangerouslySetInnerHTML={{ __html: table.about }} />
      )}
      {isHydrated && <GuideControls table={table} wish={wish} onChange={(change) => setWish({ ...wish, ...change })} />}
      {isHydrated && (
        <p className="maps-guide-count" role="status">
          {rows.length === table.rows.length
            ? `${rows.length} systems.`
            : `${rows.length} of ${table.rows.length} systems.`}
        </p>
      )}
      {rows.length > 0 ? (
        <FieldTable table={table} rows={rows} shown={shown} sortedBy={wish.sortBy} isReversed={wish.isReversed} />
      ) : (
        <p>
          Nothing matches.{' '}
          <button type="button" className="button-quiet" onClick={() => setWish(everything)}>
            Show all systems
          </button>
        </p>
      )}
    </>
  );
}
