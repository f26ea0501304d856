import type { ReactElement } from 'react';

interface ReadingSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string | undefined])[];
  readonly choose: (value: string) => void;
}

export function ReadingSelect({ label, value, options, choose }: ReadingSelectProps): ReactElement {
  return (
    <label className="voice-select">
      <span>{label}</span>{' '}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
