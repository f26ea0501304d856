import type { ConnectingRunner, Language } from '../../runner/runner.ts';

const runners = new Map<Language, Promise<ConnectingRunner>>();

/** The one runner of a language in this page; SQL is that of SQLite unless one says otherwise. Its code comes when it is first asked for, and again if that failed. */
export function runnerOf(called: Language | 'sql'): Promise<ConnectingRunner> {
  const language = called === 'sql' ? 'sqlite' : called;
  const known = runners.get(language);
  if (known !== undefined) return known;
  const coming = import('../../runner/runner.ts').then(
    ({ createRunner }) => createRunner(language),
    (error: unknown) => {
      runners.delete(language);
      throw new Error('A part of this page did not arrive. Reload the page when you are online again.', {
        cause: error,
      });
    },
  );
  runners.set(language, coming);
  return coming;
}

/** Fetches the code of all runners, so that the first to be asked for has not to wait for it; starts none. */
export function fetchRunnerCode(): void {
  import('../../runner/runner.ts').catch(() => undefined);
}
