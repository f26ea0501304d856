import type { ReactElement } from 'react';

/** Where the lesson is, so that the addresses in it mean something on paper. */
export function PaperHead({ address }: { readonly address: string }): ReactElement {
  return (
    <p className="paper-head">
      {address} <span>Addresses that begin with # go behind it.</span>
    </p>
  );
}
