import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lesson } from 'virtual:lesson';
import { progressStores } from './progress.ts';
import { watchReading } from './watchReading.ts';
import { Way } from './Way.tsx';

/** Shows at the end of each part what one could do next, and notes down what was read. */
export function startProgress(): void {
  const place = document.getElementById('way');
  if (place === null) return;
  watchReading(lesson);
  createRoot(place).render(
    <StrictMode>
      <Way lesson={lesson} stores={progressStores(lesson)} />
    </StrictMode>,
  );
  place.hidden = false;
}
