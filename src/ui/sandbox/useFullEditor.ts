import { useEffect, useState, type ComponentType } from 'react';
import { loadWebFonts } from '../style/webFonts.ts';
import type { MonacoEditorProps } from './MonacoEditor.tsx';

interface FullEditor {
  readonly Component: ComponentType<MonacoEditorProps> | undefined;
  readonly hasFailed: boolean;
}

/**
 * Fetches the full editor once it is wanted. It is handed out only when the code font is there and `box` is on
 * screen: an editor made in a hidden tab measures nothing, and one made before its font measures another.
 */
export function useFullEditor(isWanted: boolean, box: HTMLElement | null): FullEditor {
  const [fullEditor, setFullEditor] = useState<FullEditor>({ Component: undefined, hasFailed: false });
  const isNeeded = isWanted && fullEditor.Component === undefined;

  useEffect(() => {
    // The full editor cannot do without workers; the plain one can.
    if (!isNeeded || box === null || typeof Worker === 'undefined') return;
    let isStale = false;
    const found = (next: FullEditor): void => {
      if (!isStale) setFullEditor(next);
    };
    Promise.all([import('./MonacoEditor.tsx'), fontArrival(box)])
      .then(async ([{ MonacoEditor }]) => {
        await onScreen(box);
        found({ Component: MonacoEditor, hasFailed: false });
      })
      .catch(() => found({ Component: undefined, hasFailed: true }));
    return () => {
      isStale = true;
    };
  }, [isNeeded, box]);

  return fullEditor;
}

async function fontArrival(box: HTMLElement): Promise<void> {
  await loadWebFonts();
  const { fontFamily, fontSize } = getComputedStyle(box);
  // Without the font the editor is drawn in the next one of the family.
  await document.fonts.load(`${fontSize} ${fontFamily}`).catch(() => undefined);
}

function onScreen(box: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(box);
  });
}
