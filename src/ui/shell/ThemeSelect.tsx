import type { ReactElement } from 'react';
import { themes, useStore } from '../state/store.ts';

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

export function ThemeSelect(): ReactElement {
  const theme = useStore((state) => state.theme);
  const setTheme = useStore((state) => state.setTheme);
  return (
    <label className="shell-theme">
      Theme{' '}
      <select
        value={theme}
        onChange={(event) => {
          const chosen = themes.find((candidate) => candidate === event.target.value);
          if (chosen !== undefined) setTheme(chosen);
        }}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
