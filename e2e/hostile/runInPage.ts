export interface PageRun {
  readonly language: 'Python' | 'TypeScript';
  readonly code: string;
  /** Stop is pressed when this has been printed. */
  readonly stopAt?: string | undefined;
}

export interface PageRunResult {
  /** The sentence under the buttons. */
  readonly status: string;
  readonly printed: string;
  /** The same without what the Sandbox itself has noted. */
  readonly byProgram: string;
}

/**
 * Runs in the page, for any driver that can evaluate a function there: puts the code into the plain editor, presses Run,
 * and waits until the status line says that it is over.
 */
export async function runInPage({ language, code, stopAt }: PageRun): Promise<PageRunResult> {
  const group = document.querySelector(`#sandbox [role=group][aria-label="${language}"]`);
  const editor = group?.querySelector('textarea');
  if (!group || !editor) throw new Error(`There is no plain editor for ${language}.`);
  const press = (label: string): void => {
    const button = [...group.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (button === undefined) throw new Error(`There is no button ${label}.`);
    button.click();
  };
  const textOf = (selector: string): string => group.querySelector(selector)?.textContent ?? '';
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(group, { subtree: true, childList: true, characterData: true });
      look();
    });

  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(editor, code);
  editor.dispatchEvent(new Event('input', { bubbles: true }));
  press('Run');
  const isOver = (): boolean => !/^(Getting|Running)/.test(textOf('[role=status]'));
  await new Promise((drawn) => setTimeout(drawn));
  if (stopAt !== undefined) {
    await until(() => isOver() || textOf('.sandbox-printed').includes(stopAt));
    press('Stop');
  }
  await until(isOver);
  const own = [...group.querySelectorAll('.sandbox-printed > :not(.sandbox-note)')];
  return {
    status: textOf('[role=status]'),
    printed: textOf('.sandbox-printed'),
    byProgram: own.map(({ textContent }) => textContent).join(''),
  };
}

/** What a program must never change, as text: address, title, storage, cookies, prototypes, the other language's half. */
export function pageState(mine: PageRun['language']): string {
  const other = mine === 'Python' ? 'TypeScript' : 'Python';
  const group = document.querySelector(`#sandbox [role=group][aria-label="${other}"]`);
  const saved = Object.entries(localStorage).filter(([key]) => !key.includes(mine.toLowerCase()));
  const state = {
    address: location.href,
    title: document.title,
    name: window.name,
    cookie: document.cookie,
    saved,
    prototypes: [Object, Array, Function, Promise, MessagePort].map(({ prototype }) =>
      Reflect.ownKeys(prototype).map(String).sort().join(),
    ),
    globals: ['REACHED', 'hacked'].filter((key) => key in window),
    notices: document.querySelector('[role=status][aria-label=Notices]')?.textContent,
    other: [group?.querySelector('textarea')?.value, group?.querySelector('.sandbox-printed')?.textContent],
    heading: document.querySelector('h1')?.textContent,
    elements: ['img', 'svg', 'h1'].map((name) => document.querySelectorAll(name).length),
    frameCount: document.querySelectorAll('iframe').length,
  };
  return JSON.stringify(state, null, 1);
}

/** Makes the page ready for `runInPage`: plain editors, and a time limit that no attempt meets only because the machine is busy. */
export async function prepareSandbox(): Promise<void> {
  const found = <Kind extends Element>(selector: string): Promise<Kind> =>
    new Promise((resolve) => {
      const look = (): void => {
        const element = document.querySelector<Kind>(selector);
        if (element === null) return;
        observer.disconnect();
        resolve(element);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.documentElement, { subtree: true, childList: true });
      look();
    });
  const plainSwitch = await found<HTMLInputElement>('#sandbox [role=switch]');
  if (!plainSwitch.checked) plainSwitch.click();
  const timeLimit = await found<HTMLSelectElement>('#sandbox .sandbox-settings select');
  timeLimit.value = '30';
  timeLimit.dispatchEvent(new Event('change', { bubbles: true }));
  await found('#sandbox [role=group][aria-label="Python"] textarea');
  await found('#sandbox [role=group][aria-label="TypeScript"] textarea');
}
