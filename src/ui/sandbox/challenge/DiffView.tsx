import { useMemo, type ReactElement } from 'react';
import { foldSame, lineDiff } from './lineDiff.ts';

interface DiffViewProps {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  /** How many unchanged lines to show around a change; all when undefined. */
  readonly contextCount?: number;
}

const marks = { same: ' ', removed: '-', added: '+' } as const;
const words = { same: '', removed: 'taken out: ', added: 'put in: ' } as const;

/** Two texts line by line. It only shows; it changes neither. */
export function DiffView({ label, from, to, contextCount = Infinity }: DiffViewProps): ReactElement {
  const lines = useMemo(() => foldSame(lineDiff(from, to), contextCount), [from, to, contextCount]);
  return (
    <pre className="challenge-diff" tabIndex={0} role="group" aria-label={label}>
      {lines.map(({ type, text }, index) =>
        type === 'folded' ? (
          <span key={index} className="challenge-line-folded">{`${text}\n`}</span>
        ) : (
          <span key={index} className={`challenge-line-${type}`}>
            <span aria-hidden="true">{`${marks[type]} `}</span>
            <span className="visually-hidden">{words[type]}</span>
            {`${text}\n`}
          </span>
        ),
      )}
    </pre>
  );
}
