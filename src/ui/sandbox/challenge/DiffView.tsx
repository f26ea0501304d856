import { useMemo, type ReactElement } from 'react';
import { lineDiff } from './lineDiff.ts';

interface DiffViewProps {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const marks = { same: ' ', removed: '-', added: '+' } as const;
const words = { same: '', removed: 'taken out: ', added: 'put in: ' } as const;

/** Two texts line by line. It only shows; it changes neither. */
export function DiffView({ label, from, to }: DiffViewProps): ReactElement {
  const lines = useMemo(() => lineDiff(from, to), [from, to]);
  return (
    <pre className="challenge-diff" tabIndex={0} role="group" aria-label={label}>
      {lines.map(({ type, text }, index) => (
        <span key={index} className={`challenge-line-${type}`}>
          <span aria-hidden="true">{`${marks[type]} `}</span>
          <span className="visually-hidden">{words[type]}</span>
          {`${text}\n`}
        </span>
      ))}
    </pre>
  );
}
