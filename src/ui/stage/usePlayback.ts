import { useEffect } from 'react';
import { useStore } from '../state/store.ts';

const stepMs = 2_200;

/** Takes the next step when its time has come, while playing. A hidden page pauses: nobody would see it. */
export function usePlayback(): void {
  const isPlaying = useStore((state) => state.isPlaying);
  const stepIndex = useStore((state) => state.stepIndex);
  const speed = useStore((state) => state.speed);
  const setStep = useStore((state) => state.setStep);
  const pause = useStore((state) => state.pause);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => {
        setStep(stepIndex + 1);
      },
      stepIndex === 0 ? 400 : stepMs / speed,
    );
    const hide = () => {
      if (document.hidden) pause();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isPlaying, stepIndex, speed, setStep, pause]);
}
