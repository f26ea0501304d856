import type { ReactElement } from 'react';
import { useAsking } from './asking.ts';

export function AskingSwitch(): ReactElement {
  const { isAsked, setAsked } = useAsking();
  return (
    <label className="asking-switch">
      <input type="checkbox" role="switch" checked={isAsked} onChange={(event) => setAsked(event.target.checked)} /> Ask
      what I expect before turning points
    </label>
  );
}
