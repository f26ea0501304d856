import type { Snippet } from '../../lesson/lesson.ts';
import type { TypeProblems } from '../../runner/asideCompiler.ts';
import type { DatabaseName } from '../../runner/protocol.ts';
import { languageName } from './languageName.ts';
import { rememberLanguage } from './lastLanguage.ts';
import { withRun, type PastRuns } from './pastRuns.ts';
import { runnerOf } from './runnerOf.ts';
import { RunSession } from './runSession.ts';
import { statusSentence } from './statusSentence.ts';

/** The runs of a snippet in this page; what became of each is kept with the past ones. */
export function openSession(snippet: Snippet, pastRuns: PastRuns, database: DatabaseName | undefined): RunSession {
  return new RunSession({
    getRunner: () => runnerOf(database ?? snippet.language),
    nowMs: () => performance.now(),
    nextFrame: (draw) => requestAnimationFrame(draw),
    ...(snippet.language === 'typescript' ? { checkTypes: checkTypesLater } : {}),
    onEnd: (code, view) => {
      rememberLanguage(snippet.language);
      const printed = view.output.chunks.map(({ text }) => text).join('');
      const sentence = statusSentence(view, languageName[snippet.language]);
      pastRuns.change((runs) => withRun(runs, { atMs: Date.now(), code, printed, sentence }));
    },
  });
}

/** The checker begins a moment after the run, so as not to take time from the start of it. */
const checkDelayMs = 300;

async function checkTypesLater(code: string): Promise<TypeProblems> {
  await new Promise((later) => setTimeout(later, checkDelayMs));
  const { typeProblemsOf } = await import('../../runner/asideCompiler.ts');
  return typeProblemsOf(code);
}
