import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { qrPath, quietZone, type QrMatrix } from './qrPath.ts';

interface QrCodeProps {
  readonly address: string;
}

type MakeMatrix = (text: string) => QrMatrix;
type Loaded =
  { readonly type: 'loading' } | { readonly type: 'failed' } | { readonly type: 'ready'; readonly make: MakeMatrix };

/** An address for the camera of a phone, and as text for everyone else. */
export function QrCode({ address }: QrCodeProps): ReactElement {
  const [loaded, setLoaded] = useState<Loaded>({ type: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded): void => {
      if (isWanted) setLoaded(next);
    };
    import('qrcode').then(
      ({ create }) => show({ type: 'ready', make: (text) => create(text, { errorCorrectionLevel: 'M' }).modules }),
      () => show({ type: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const matrix = useMemo(
    () => (loaded.type === 'ready' ? matrixOf(loaded.make, address) : undefined),
    [loaded, address],
  );
  if (loaded.type === 'loading') return <p>Loading …</p>;
  if (loaded.type === 'failed')
    return <p>The program that draws QR codes could not be loaded. Copy the link instead.</p>;
  if (!matrix) return <p>This address is too long for a QR code. Copy the link instead.</p>;
  const size = matrix.size + 2 * quietZone;
  return (
    <figure className="share-qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the address" shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={qrPath(matrix)} fill="#000" />
      </svg>
      <figcaption>
        <code>{address}</code>
      </figcaption>
    </figure>
  );
}

/** A QR code holds somewhat over two thousand letters. */
function matrixOf(make: MakeMatrix, text: string): QrMatrix | undefined {
  try {
    return make(text);
  } catch {
    return undefined;
  }
}
