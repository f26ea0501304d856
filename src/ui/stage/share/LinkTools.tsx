import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { FoldButton, useFold } from '../../controls/FoldButton.tsx';
import { useStore } from '../../state/store.ts';
import { QrCode } from './QrCode.tsx';
import { embedCode, stageLink } from './stageLink.ts';

interface LinkToolsProps {
  readonly title: string;
  readonly copy: (what: string, text: string) => Promise<void>;
}

/** The address that shows what is seen now. It follows the Stage, step by step. */
export function LinkTools({ title, copy }: LinkToolsProps): ReactElement {
  const qrCode = useFold();
  const link = useStore(
    useShallow(({ scenarioId, firstScenarioId, edit, stepIndex, panels, dialect }) => ({
      scenarioId,
      firstScenarioId,
      edit,
      stepIndex,
      panels,
      dialect,
    })),
  );
  const isOwn = useStore(({ edit }) => edit.system?.own !== undefined);
  const address = stageLink(link, location.href);
  return (
    <section className="share-group" aria-label="Link">
      <h4>Link</h4>
      {address === undefined ? (
        <p>
          {isOwn
            ? 'A link to the Stage cannot hold your program. Share the program itself: the Sandbox has “Copy link to my code”.'
            : 'A link cannot hold a system from a file. Download this story as JSON and share that file: it can be opened here.'}
        </p>
      ) : (
        <>
          <p className="share-buttons">
            <button type="button" className="button" onClick={() => void copy('The link', address)}>
              Copy link
            </button>
            <FoldButton fold={qrCode} show="Show QR code" hide="Hide QR code" />
            <button
              type="button"
              className="button"
              onClick={() => void copy('The embed code', embedCode(address, title))}
            >
              Copy embed code
            </button>
          </p>
          <div id={qrCode.id}>{qrCode.isOpen ? <QrCode address={address} /> : null}</div>
        </>
      )}
    </section>
  );
}
