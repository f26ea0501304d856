import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { lesson, prose } from 'virtual:lesson';
import { packOpening, unpackOpening } from '../../lesson/packedOpening.ts';
import { GistTab } from '../gist/GistTab.tsx';
import { MapsTab } from '../maps/MapsTab.tsx';
import { provideProse } from '../prose/proseTexts.ts';
import { QaTab } from '../qa/QaTab.tsx';
import { SandboxTab } from '../sandbox/SandboxTab.tsx';
import { Shell } from './Shell.tsx';

/** The parts of the static document, by the id of the element that holds each. */
export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  readonly html: Readonly<Record<string, string>>;
}

/** Renders the whole lesson as it is read without scripts, and as the page's first render must be. */
export function renderDocument(): DocumentParts {
  provideProse(prose);
  return {
    title: `${lesson.title}: ${lesson.subtitle}`,
    description: lesson.thesis,
    html: {
      shell: render('shell', <Shell lesson={lesson} />),
      gist: render('gist', <GistTab lesson={unpackOpening(packOpening(lesson))} />),
      maps: render('maps', <MapsTab lesson={lesson} />),
      qa: render('qa', <QaTab lesson={lesson} />),
      sandbox: render('sandbox', <SandboxTab lesson={lesson} />),
    },
  };
}

function render(id: string, element: ReactElement): string {
  return renderToString(<StrictMode>{element}</StrictMode>, { identifierPrefix: `${id}-` });
}
