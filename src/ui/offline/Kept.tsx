import type { ReactElement } from 'react';
import { chooseAmount } from './amount.ts';
import './kept.css';
import { amountNames, keptSentence, partNames, sizeOf, stateOf } from './keptWords.ts';
import { amounts, useOffline } from './offlineStore.ts';

/** The foot of the page: what of the lesson is on this device, how large it is, and the learner's say in it. */
export function Kept(): ReactElement {
  const state = useOffline();
  return (
    <details className="kept-details">
      <summary>{keptSentence(state)}</summary>
      {state.parts.length === 0 ? null : <PartTable />}
      <p className="kept-choice">
        <label>
          Keep on this device{' '}
          <select
            value={state.amount}
            onChange={({ target }) => {
              const chosen = amounts.find((amount) => amount === target.value);
              if (chosen !== undefined) chooseAmount(chosen);
            }}
          >
            {amounts.map((amount) => (
              <option key={amount} value={amount}>
                {amountNames[amount]}
              </option>
            ))}
          </select>
        </label>
        {state.install === undefined ? null : (
          <button type="button" className="button" onClick={state.install}>
            Install as an app
          </button>
        )}
      </p>
    </details>
  );
}

function PartTable(): ReactElement {
  const parts = useOffline((state) => state.parts);
  return (
    <table className="kept-parts">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="kept-size">
            Size
          </th>
          <th scope="col">On this device</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id}>
            <th scope="row">{partNames[part.id]}</th>
            <td className="kept-size">{sizeOf(part.bytes)}</td>
            <td>{stateOf(part)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
