import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { opening as packedOpening } from 'virtual:lesson/opening';
import { unpackOpening } from '../../lesson/packedOpening.ts';
import '../style/tokens.css';
import '../style/fallbackFonts.css';
import '../style/base.css';
import '../prose/prose.css';
import { recipesFor } from '../state/recipesFor.ts';
import { Shell } from './Shell.tsx';
import { start } from './start.ts';
import '../style/print.css';

if (location.hash.startsWith('#presenter')) {
  import('../presenter/startPresenter.tsx').then(({ startPresenter }) => startPresenter(), takeOver);
} else takeOver();

function takeOver(): void {
  const opening = unpackOpening(packedOpening);
  const shell = document.getElementById('shell');
  if (shell !== null) {
    hydrateRoot(
      shell,
      <StrictMode>
        <Shell lesson={opening} />
      </StrictMode>,
      { identifierPrefix: 'shell-' },
    );
  }
  void recipesFor(location.hash).then(() => {
    start(opening);
  });
}
