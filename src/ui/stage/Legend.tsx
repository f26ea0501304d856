import { memo, type ReactElement } from 'react';

/** What the marks mean: belief and lease are two different things. */
export const Legend = memo(function Legend(): ReactElement {
  return (
    <ul className="stage-legend" aria-label="Marks in the diagram">
      <li>
        <span className="stage-mark stage-mark-lease" aria-hidden="true" /> lease, as the lock service sees it
      </li>
      <li>
        <span className="stage-mark stage-mark-belief" aria-hidden="true" /> the client believes it holds
      </li>
      <li>
        <span className="stage-mark stage-mark-pause" aria-hidden="true" /> paused
      </li>
      <li>
        <span className="stage-mark stage-mark-token" aria-hidden="true">
          41
        </span>{' '}
        fencing token
      </li>
      <li>
        <span className="stage-mark stage-mark-bad" aria-hidden="true" /> a step at which data goes wrong
      </li>
    </ul>
  );
});
