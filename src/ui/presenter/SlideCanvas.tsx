import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import './slide.css';

/** A slide has one size in its own pixels, whatever the window's: so it looks the same in every window. */
export const slideWidth = 1600;
export const slideHeight = 900;

interface SlideCanvasProps {
  readonly children: ReactNode;
  readonly label: string;
  /** Over the slide, in its pixels. */
  readonly over?: ReactNode;
}

/** A slide, as large as there is room for it. */
export function SlideCanvas({ children, label, over }: SlideCanvasProps): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    const measure = (): void => {
      setScale(Math.min(box.clientWidth / slideWidth, box.clientHeight / slideHeight) || 0.1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="slide-room" ref={room}>
      <div className="slide-place" style={{ width: slideWidth * scale, height: slideHeight * scale }}>
        <section className="slide" aria-label={label} style={{ transform: `scale(${scale})` }}>
          {children}
          {over}
        </section>
      </div>
    </div>
  );
}
