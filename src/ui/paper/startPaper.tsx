import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactElement } from 'react';
import { lesson } from 'virtual:lesson';
import { collectProse } from '../prose/proseTexts.ts';
import { PaperAnswers } from './PaperAnswers.tsx';
import { PaperFigure } from './PaperFigure.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperMap } from './PaperMap.tsx';
import { PaperQuestions } from './PaperQuestions.tsx';
import { keyStepsOf } from './keyStepsOf.ts';
import './paper.css';

interface Sheet {
  readonly place: HTMLElement;
  readonly root: Root;
}

/** Topic by topic, so that the numbers follow each other. */
const questions = [...new Set(lesson.questions.map(({ topic }) => topic))].flatMap((topic) =>
  lesson.questions.filter((question) => question.topic === topic),
);

let sheets: readonly Sheet[] = [];

/**
 * Paper gets what a screen cannot show at once: the key steps as figures, in all worlds, and the answers behind the
 * questions. It is laid out when the browser is about to print, whatever has been opened until then, and put away after.
 */
export function startPaper(): void {
  addEventListener('beforeprint', layOut);
  addEventListener('afterprint', putAway);
}

function layOut(): void {
  if (sheets.length > 0) return;
  // Parts that were never opened still have their prose in the document only.
  const qa = document.getElementById('qa');
  if (qa !== null) collectProse(qa);
  document.documentElement.dataset['paper'] = '';
  sheets = [
    sheet(document.querySelector('.shell-header'), <PaperHead address={location.href.replace(/#.*$/, '')} />),
    ...stageFigures(),
    ...lesson.truths.flatMap(({ id, scenario }) =>
      sheet(document.getElementById(`truth-${id}`)?.parentElement, <PaperFigure scenario={scenarioOf(scenario)} />),
    ),
    ...undrawnMaps(),
    sheet(qa, <PaperQuestions questions={questions} />),
    sheet(document.querySelector('main'), <PaperAnswers questions={questions} />),
  ].flat();
}

function putAway(): void {
  for (const { root, place } of sheets) {
    root.unmount();
    place.remove();
  }
  sheets = [];
  delete document.documentElement.dataset['paper'];
}

function stageFigures(): readonly Sheet[] {
  const section = lesson.gist.find(({ layout }) => layout === 'stage');
  const scenario = scenarioOf(section?.scenario);
  if (scenario === undefined) return [];
  return keyStepsOf(scenario).flatMap((stepIndex) =>
    sheet(document.querySelector('.gist-stage'), <PaperFigure scenario={scenario} stepIndex={stepIndex} />),
  );
}

/** Maps are drawn when their part is opened; paper needs them also when it was not. */
function undrawnMaps(): readonly Sheet[] {
  return lesson.maps.flatMap((map) => {
    const section = document.getElementById(`maps-${map.id}`)?.parentElement;
    if (section?.querySelector('svg')) return [];
    return sheet(section, <PaperMap map={map} />, section?.querySelector(':scope > p')?.nextSibling);
  });
}

function scenarioOf(id: string | undefined) {
  return lesson.scenarios.find((scenario) => scenario.id === id);
}

/** Puts `content` before `following`, or at the end. React owns what is there and does not mind a child of ours. */
function sheet(parent: Element | null | undefined, content: ReactElement, following?: Node | null): readonly Sheet[] {
  if (!parent) return [];
  const place = document.createElement('div');
  place.className = 'paper';
  parent.insertBefore(place, following ?? null);
  const root = createRoot(place);
  flushSync(() => root.render(content));
  return [{ place, root }];
}
