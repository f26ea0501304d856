import type { ReactElement } from 'react';
import { isOnlyHere } from './publicLink.ts';
import { changeTalk, useTalk } from './talkStore.ts';

/** Where phones in the hall find the lesson: the QR code leads there. */
export function PublicAddress(): ReactElement {
  const publicAddress = useTalk(({ talk }) => talk.publicAddress);
  const own = location.href.replace(/#.*$/s, '');
  return (
    <section className="presenter-panel" aria-label="Address">
      <label className="presenter-address">
        <span>Address of the lesson for phones in the hall</span>
        <input
          type="url"
          value={publicAddress}
          placeholder={own}
          onChange={(event) => changeTalk({ publicAddress: event.target.value.trim() })}
        />
      </label>
      {isOnlyHere(publicAddress === '' ? own : publicAddress) ? (
        <p className="presenter-soft">
          This address is one that only this machine knows. Write the one under which the hall can reach the lesson; the
          QR code leads there.
        </p>
      ) : null}
    </section>
  );
}
