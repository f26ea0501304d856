import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { ShownCode } from './talk.ts';

interface CodeSlideProps {
  readonly title: string;
  readonly code: ShownCode;
}

/** The program and what it printed, side by side. It shows the part that the presenter looks at. */
export function CodeSlide({ title, code }: CodeSlideProps): ReactElement {
  const listing = useRef<HTMLPreElement>(null);
  const printed = useRef<HTMLPreElement>(null);
  const { text, topLine, output } = code;
  const lines = text.split('\n');
  useLayoutEffect(() => {
    const pre = listing.current;
    if (pre) pre.scrollTop = (pre.scrollHeight / lines.length) * topLine;
  }, [topLine, lines.length]);
  useLayoutEffect(() => {
    if (printed.current) printed.current.scrollTop = printed.current.scrollHeight;
  }, [output]);
  return (
    <div className="slide-code">
      <h2 className="slide-title">{title}</h2>
      <pre ref={listing}>{text}</pre>
      <div className="slide-output">
        <p>{code.status === '' ? 'Not run yet' : code.status}</p>
        <pre ref={printed}>
          {output.map((part, index) => (
            <span key={index} className={`slide-${part.stream}`}>
              {part.text}
            </span>
          ))}
        </pre>
      </div>
    </div>
  );
}
