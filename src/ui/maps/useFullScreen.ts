import { useEffect, useState, type RefObject } from 'react';

interface FullScreen {
  readonly isFull: boolean;
  toggle(): void;
}

/** Where the browser gives the whole screen to videos only, as on some phones, the window is filled instead. */
export function useFullScreen(place: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === place.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [place]);
  useEffect(() => {
    const element = place.current;
    element?.classList.toggle('is-full', isFull);
    if (!isFull || element === null || document.fullscreenElement === element) return undefined;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setFull(false);
    };
    document.addEventListener('keydown', leave);
    document.body.classList.add('maps-fills-window');
    return () => {
      document.removeEventListener('keydown', leave);
      document.body.classList.remove('maps-fills-window');
    };
  }, [place, isFull]);
  const toggle = (): void => {
    const element = place.current;
    if (element === null) return;
    if (document.fullscreenElement === element) void document.exitFullscreen();
    else if (isFull) setFull(false);
    else if (typeof element.requestFullscreen !== 'function') setFull(true);
    else element.requestFullscreen().catch(() => setFull(true));
  };
  return { isFull, toggle };
}
