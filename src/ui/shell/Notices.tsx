import type { ReactElement } from 'react';
import { reloadPage } from '../state/reload.ts';
import { useStore } from '../state/store.ts';

/** Plain sentences about what went wrong and what is shown instead; they stay until dismissed. */
export function Notices(): ReactElement {
  const notices = useStore((state) => state.notices);
  const dismiss = useStore((state) => state.dismiss);
  return (
    <div className="shell-notices print-hidden" role="status" aria-label="Notices">
      {notices.map((notice) => (
        <div key={notice.id} className="shell-notice">
          <p>{notice.sentence}</p>
          {notice.action === 'reload' && (
            <button type="button" className="button" onClick={reloadPage}>
              Reload
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => {
              dismiss(notice.id);
            }}
          >
            Dismiss
          </button>
        </div>
      ))}
    </div>
  );
}
