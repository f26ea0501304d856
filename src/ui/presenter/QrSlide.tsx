import type { ReactElement } from 'react';
import { QrCode } from '../stage/share/QrCode.tsx';
import '../stage/share/share.css';

/** Over the slide: where a phone finds what the hall sees. */
export function QrSlide({ address }: { readonly address: string }): ReactElement {
  return (
    <div className="slide-qr">
      <QrCode address={address} />
    </div>
  );
}
