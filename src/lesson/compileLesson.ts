import { checkLinks, checkStageLinks } from './checkLinks.ts';
import type { Lesson, Prose } from './lesson.ts';
import type { LessonFiles } from './lessonFiles.ts';
import { loadChallenges } from './loadChallenges.ts';
import { loadExercises } from './loadExercises.ts';
import { loadGist } from './loadGist.ts';
import { loadLevels } from './loadLevels.ts';
import { loadMaps } from './loadMaps.ts';
import { loadMeta } from './loadMeta.ts';
import { loadPronunciation } from './loadPronunciation.ts';
import { loadQuestions } from './loadQuestions.ts';
import { loadRunningOrder } from './loadRunningOrder.ts';
import { loadScenarios } from './loadScenarios.ts';
import { loadSnippets } from './loadSnippets.ts';
import { loadTables } from './loadTables.ts';
import { loadTruths } from './loadTruths.ts';
import { loadTurningPoints } from './loadTurningPoints.ts';
import type { Mistake } from './mistake.ts';
import { Workbench } from './workbench.ts';

export type Compiled =
  | { readonly type: 'compiled'; readonly lesson: Lesson; readonly prose: Prose }
  | { readonly type: 'mistaken'; readonly mistakes: readonly Mistake[] };

/** Reads a whole lesson. A lesson with any mistake is not compiled; all its mistakes are given. */
export function compileLesson(files: LessonFiles): Compiled {
  const bench = new Workbench(files);
  checkPlaces(bench);
  const meta = loadMeta(bench);
  const { scenarios, index } = loadScenarios(bench);
  const parts = {
    gist: loadGist(bench, index),
    truths: loadTruths(bench, index),
    maps: loadMaps(bench, index),
    tables: loadTables(bench),
    questions: loadQuestions(bench),
    snippets: loadSnippets(bench),
    exercises: loadExercises(bench),
    challenges: loadChallenges(bench),
    levels: loadLevels(bench),
    scenarios,
    pronunciation: loadPronunciation(bench),
    turningPoints: loadTurningPoints(bench, scenarios, index),
  };
  const lesson = { ...parts, runningOrder: loadRunningOrder(bench, { ...parts, scenarios: index }) };
  const targets = { scenarios: index, questions: lesson.questions, maps: lesson.maps };
  checkLinks(bench.links, targets, bench.report);
  checkStageLinks(bench.stageLinks, targets, bench.report);
  if (!meta || bench.mistakes.length > 0) return { type: 'mistaken', mistakes: bench.mistakes };
  return { type: 'compiled', lesson: { ...meta, ...lesson }, prose: bench.prose };
}

const places =
  /^(?:lesson\.yaml|gist\.md|(?:pronunciation|running-order)\.yaml|(?:truths|maps|tables|questions|sandbox|exercises|scenarios|levels|predictions|challenges\/[^/]+)\/[^/]+)$/;

/** Reports files that no part of a lesson reads: a folder with a wrong name would else be a part gone missing. */
function checkPlaces(bench: Workbench): void {
  for (const path of bench.paths) {
    if (!places.test(path)) bench.report(bench.startOf(path), 'A lesson has no such file: move or rename it.');
  }
}
