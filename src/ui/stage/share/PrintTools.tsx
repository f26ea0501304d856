import type { ReactElement } from 'react';
import { startPaper } from '../../paper/startPaper.tsx';

// Whatever asks the browser to print, the handout is ready as soon as this code is here.
startPaper();

/** The whole lesson on paper. */
export function PrintTools(): ReactElement {
  return (
    <section className="share-group" aria-label="Handout">
      <h4>Handout</h4>
      <p className="share-buttons">
        <button
          type="button"
          className="button"
          onClick={() => {
            print();
          }}
        >
          Print the whole lesson
        </button>
      </p>
    </section>
  );
}
