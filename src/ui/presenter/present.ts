import { notify } from '../state/store.ts';
import { hallName } from './hallName.ts';

/** Opens the presenter's window; this one becomes the hall's. */
export function present(): void {
  open((hall) => hall.openPresenter());
}

/** After a reload the hall is the hall again. */
export function resumeHall(): void {
  if (window.name === hallName) open((hall) => hall.startHall());
}

function open(act: (hall: typeof import('./startHall.tsx')) => void): void {
  import('./startHall.tsx').then(act, () => {
    notify('The code for presenting could not be loaded. Loading the page again may help.', 'reload');
  });
}
