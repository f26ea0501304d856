/**
 * Functions that run in the lesson's page, each on its own: they measure there, where no driver is in between.
 *
 * @typedef {'Python' | 'TypeScript'} LanguageName
 * @typedef {{ language: LanguageName, code: string, until: 'output' | 'end' }} TimedRun
 */

/**
 * Opens the Sandbox by its tab and runs the lesson's program as soon as there is a button for it.
 *
 * @param {LanguageName} language
 * @returns {Promise<number>} milliseconds from the click on the tab to the first output
 */
export function openAndRun(language) {
  return new Promise((resolve) => {
    const startMs = performance.now();
    const tab = [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => /Sandbox/.test(textContent));
    let hasRun = false;
    const look = () => {
      const group = document.querySelector(`#sandbox [role=group][aria-label="${language}"]`);
      const run = [...(group?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Run');
      if (!hasRun && run !== undefined) {
        hasRun = true;
        run.click();
      }
      if ((group?.querySelector('.sandbox-printed')?.textContent ?? '') === '') return;
      observer.disconnect();
      resolve(performance.now() - startMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    if (tab instanceof HTMLElement) tab.click();
  });
}

/**
 * @param {TimedRun} timed
 * @returns {Promise<number>} milliseconds from Run to the first output, or to the end
 */
export async function timeRun({ language, code, until }) {
  const group = document.querySelector(`#sandbox [role=group][aria-label="${language}"]`);
  const editor = group?.querySelector('textarea');
  const run = [...(group?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Run');
  if (!group || !editor || !run) throw new Error('There is no plain editor.');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(editor, code);
  editor.dispatchEvent(new Event('input', { bubbles: true }));
  const textOf = (/** @type {string} */ selector) => group.querySelector(selector)?.textContent ?? '';
  const startMs = performance.now();
  run.click();
  await new Promise((drawn) => queueMicrotask(() => drawn(undefined)));
  return new Promise((resolve) => {
    const look = () => {
      const isOver = !/^(Getting|Running)/.test(textOf('[role=status]'));
      if (!isOver && (until === 'end' || textOf('.sandbox-printed') === '')) return;
      observer.disconnect();
      resolve(performance.now() - startMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(group, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/**
 * Presses Stop.
 *
 * @param {LanguageName} language
 * @returns {Promise<number>} milliseconds until the page says that it has stopped
 */
export function timeStop(language) {
  const group = document.querySelector(`#sandbox [role=group][aria-label="${language}"]`);
  const stop = [...(group?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Stop');
  if (!group || !stop) throw new Error('There is no Stop.');
  const startMs = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      if (!/^Stopped/.test(group.querySelector('[role=status]')?.textContent ?? '')) return;
      observer.disconnect();
      resolve(performance.now() - startMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(group, { subtree: true, childList: true, characterData: true });
    stop.click();
    look();
  });
}

/** @returns {Promise<number>} frames a second, over a second */
export function countFrames() {
  return new Promise((resolve) => {
    const startMs = performance.now();
    let count = 0;
    const draw = () => {
      count += 1;
      const elapsedMs = performance.now() - startMs;
      if (elapsedMs >= 1_000) resolve((count * 1_000) / elapsedMs);
      else requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}

/** @returns {Promise<number>} milliseconds from making a stock worker to its first output */
export function timeStock() {
  return new Promise((resolve, reject) => {
    const startMs = performance.now();
    const worker = new Worker('./stock/worker.js', { type: 'module' });
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = () => {
      worker.terminate();
      resolve(performance.now() - startMs);
    };
  });
}

/** @returns {Promise<boolean>} whether the page keeps a snapshot of Python for the next visit */
export async function hasSnapshot() {
  const keys = await (await caches.open('python-snapshots')).keys();
  return keys.some(({ url }) => url.includes('snapshot'));
}
