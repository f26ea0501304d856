import { useId, type ReactElement, type ReactNode } from 'react';
import type { SourceTable } from '../../lesson/lesson.ts';
import { PressButton } from '../controls/PressButton.tsx';
import { kindsOf, type GuideWish } from './guideRows.ts';

interface GuideControlsProps {
  readonly table: SourceTable;
  readonly wish: GuideWish & { readonly only: number | undefined };
  onChange(change: Partial<GuideControlsProps['wish']>): void;
}

export function GuideControls({ table, wish, onChange }: GuideControlsProps): ReactElement {
  const kinds = kindsOf(table);
  return (
    <div className="maps-guide-controls" role="group" aria-label={`${table.title}: what is shown`}>
      <Field name="Find">
        {(id) => (
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={wish.find}
            onChange={({ currentTarget }) => onChange({ find: currentTarget.value })}
          />
        )}
      </Field>
      {kinds.length > 0 && (
        <Field name="Show">
          {(id) => (
            <select id={id} value={wish.kind} onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}>
              <option value="">All</option>
              {kinds.map((kind) => (
                <option key={kind}>{kind}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field name="Compare">
        {(id) => (
          <ColumnSelect
            {...{ id, table }}
            none="Everything"
            column={wish.only}
            onColumn={(only) => onChange(only === undefined ? { only } : { only, sortBy: only })}
          />
        )}
      </Field>
      <Field name="Sort by">
        {(id) => (
          <ColumnSelect
            {...{ id, table }}
            none="The lesson’s order"
            hasFirst
            column={wish.sortBy}
            onColumn={(sortBy) => onChange({ sortBy })}
          />
        )}
      </Field>
      <PressButton isPressed={wish.isReversed} press={() => onChange({ isReversed: !wish.isReversed })}>
        Reverse order
      </PressButton>
    </div>
  );
}

interface ColumnSelectProps {
  readonly id: string;
  readonly table: SourceTable;
  /** What choosing no column is called. */
  readonly none: string;
  readonly hasFirst?: boolean;
  readonly column: number | undefined;
  onColumn(column: number | undefined): void;
}

function ColumnSelect({ id, table, none, hasFirst = false, column, onColumn }: ColumnSelectProps): ReactElement {
  return (
    <select
      id={id}
      value={column ?? ''}
      onChange={({ currentTarget: { value } }) => onColumn(value === '' ? undefined : Number(value))}
    >
      <option value="">{none}</option>
      {table.columns.map((name, index) =>
        index === 0 && !hasFirst ? null : (
          <option key={name} value={index}>
            {name}
          </option>
        ),
      )}
    </select>
  );
}

function Field({ name, children }: { readonly name: string; children(id: string): ReactNode }): ReactElement {
  const id = useId();
  return (
    <span className="maps-guide-field">
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </span>
  );
}
