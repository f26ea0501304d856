import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { timeLimitsS, wantsPlainEditor, type SandboxSettings } from './sandboxSettings.ts';

export function SettingsBar({ settings }: { readonly settings: StoreApi<SandboxSettings> }): ReactElement {
  const chosen = useStore(settings);
  return (
    <div className="sandbox-settings">
      <label>
        Time limit{' '}
        <select
          value={chosen.timeLimitS}
          onChange={({ currentTarget }) => {
            const timeLimitS = timeLimitsS.find((seconds) => String(seconds) === currentTarget.value);
            if (timeLimitS !== undefined) settings.setState({ timeLimitS });
          }}
        >
          {timeLimitsS.map((seconds) => (
            <option key={seconds} value={seconds}>{`${seconds} s`}</option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={wantsPlainEditor(chosen)}
          onChange={({ currentTarget }) => settings.setState({ isPlain: currentTarget.checked })}
        />{' '}
        Plain editor
      </label>
    </div>
  );
}
