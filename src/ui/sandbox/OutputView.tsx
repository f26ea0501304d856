import { memo, useLayoutEffect, useRef, type ReactElement } from 'react';
import type { TypeProblems } from '../../runner/asideCompiler.ts';
import type { OutputChunk, OutputLog } from './outputLog.ts';
import { TypeProblemsView } from './TypeProblemsView.tsx';
import './OutputView.css';

interface OutputViewProps {
  readonly output: OutputLog;
  readonly types: TypeProblems | undefined;
  readonly languageName: string;
  /** Whether a run was ever started: before, the output says how to. */
  readonly hasRun: boolean;
}

/**
 * What the program printed. Not announced line by line: that would drown a screen reader. The status line says
 * when it is complete.
 */
export function OutputView({ output, types, languageName, hasRun }: OutputViewProps): ReactElement {
  const box = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (output.chunks.length === 0) isAtEnd.current = true;
    if (box.current !== null && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [output]);

  return (
    <section className="sandbox-output" aria-label={`Output of ${languageName}`}>
      <h4 className="sandbox-label" aria-hidden="true">
        Output
      </h4>
      {types && <TypeProblemsView {...types} />}
      {hasRun ? (
        <pre
          ref={box}
          className="sandbox-printed"
          // It scrolls, so the keyboard has to reach it.
          tabIndex={0}
          aria-label="Printed text"
          role="group"
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
          }}
        >
          {output.droppedLineCount > 0 && (
            <span className="sandbox-note">{`${output.droppedLineCount.toLocaleString('en')} earlier lines are not shown.\n`}</span>
          )}
          {output.chunks.map((chunk) => (
            <Chunk key={chunk.id} chunk={chunk} />
          ))}
        </pre>
      ) : (
        <p className="sandbox-invitation">
          Press Run. A snippet must be self-contained: no network, no files, no native modules.
        </p>
      )}
    </section>
  );
}

const streamClass = { out: undefined, error: 'sandbox-error', note: 'sandbox-note' } as const;

const Chunk = memo(function Chunk({ chunk }: { readonly chunk: OutputChunk }): ReactElement {
  return <span className={streamClass[chunk.stream]}>{chunk.text}</span>;
});
