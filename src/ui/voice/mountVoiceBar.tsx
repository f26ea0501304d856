import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VoiceBar } from './VoiceBar.tsx';

let isMounted = false;

/** Puts the reader's controls at the foot of the page. Once, however often it is called. */
export function mountVoiceBar(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <VoiceBar />
    </StrictMode>,
  );
}
