import type { ComponentType } from 'react';
import { lazyPanel } from './lazyPanel.tsx';
import type { StageDetailsProps } from './StageDetails.tsx';

/**
 * The details come to life after the Stage; until then they are what the build wrote. The build itself waits for
 * nothing. The motion of messages comes with them, to be there for the first step.
 */
export const LazyDetails: ComponentType<StageDetailsProps> = import.meta.env.SSR
  ? (await import('./StageDetails.tsx')).StageDetails
  : lazyPanel(async () => {
      const [{ StageDetails }] = await Promise.all([
        import('./StageDetails.tsx'),
        import('./Travellers.tsx').catch(() => undefined),
      ]);
      return StageDetails;
    });
