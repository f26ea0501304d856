import type { Attempt } from './attempt.ts';
import { pageState, runInPage, type PageRun } from './runInPage.ts';

/** A page of some browser, as much of it as is needed here. */
export interface AnyPage {
  evaluate<Result, Value>(inPage: (value: Value) => Result | Promise<Result>, value: Value): Promise<Result>;
}

export interface Surroundings {
  readonly page: AnyPage;
  readonly language: PageRun['language'];
  /** Host and port of a server that counts. */
  readonly server: string;
  readonly requestCount: () => number;
}

const goodRuns = { Python: 'print("fine")', TypeScript: 'console.log("fine");' } as const;

/** A run of either language: what the page has and keeps after any run is no attempt's doing. */
export async function runWell({ page, language }: Surroundings): Promise<void> {
  const other = language === 'Python' ? 'TypeScript' : 'Python';
  for (const each of [other, language] as const)
    await page.evaluate(runInPage, { language: each, code: goodRuns[each] });
}

/** Makes the attempt, then a good run. What went wrong, in short sentences; none if the Sandbox stood it. */
export async function withstand(attempt: Attempt, surroundings: Surroundings): Promise<readonly string[]> {
  const { page, language, server, requestCount } = surroundings;
  const address = await page.evaluate(() => location.href.replace(/#.*/, ''), undefined);
  const code = attempt.code.replaceAll('SERVER', server).replaceAll('PAGE', address);
  const before = await page.evaluate(pageState, language);
  const requestsBefore = requestCount();

  const { status, printed } = await page.evaluate(runInPage, { language, code, stopAt: attempt.stopAt });
  const good = await page.evaluate(runInPage, { language, code: goodRuns[language] });
  const after = await page.evaluate(pageState, language);

  const wrongs: string[] = [];
  const shown = printed.slice(0, 300);
  if (attempt.never.test(printed)) wrongs.push(`it printed what it must not: ${shown}`);
  if (!attempt.shows.test(printed)) wrongs.push(`it tried nothing: ${shown}`);
  if (!attempt.end.test(status)) wrongs.push(`it ended as: ${status}`);
  if (requestCount() !== requestsBefore) wrongs.push('a request arrived');
  if (before !== after) wrongs.push(`the page changed: ${before} is now ${after}`);
  if (good.printed.trim() !== 'fine' || !good.status.startsWith('Ended')) {
    wrongs.push(`the good run afterwards: ${good.status} ${good.printed.slice(0, 200)}`);
  }
  return wrongs;
}
