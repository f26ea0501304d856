import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { codeSizes, codeSizesRem, timeLimitsS, wantsPlainEditor, type SandboxSettings } from './sandboxSettings.ts';

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
        Code size{' '}
        <select
          value={chosen.codeSizeRem}
          onChange={({ currentTarget }) => {
            const codeSizeRem = codeSizesRem.find((rem) => String(rem) === currentTarget.value);
            if (codeSizeRem !== undefined) settings.setState({ codeSizeRem });
          }}
        >
          {codeSizesRem.map((rem) => (
            <option key={rem} value={rem}>
              {codeSizes[rem]}
            </option>
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
