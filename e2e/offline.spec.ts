import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import { createDeployment, filesIn, nextMark, type Deployment } from './deployment.ts';
import { openLesson, noticesOf } from './openLesson.ts';
import { fullEditorsReady, runtimeTimeoutMs, snippetPage } from './sandboxPage.ts';
import { openTab, tabNames } from './tabs.ts';
import { expectStep, goTo, hallLine, hallSlide, startTalk } from './talk.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 5 * runtimeTimeoutMs });

/** Files of the build that no one keeps, each with the reason. */
const notKept: Readonly<Record<string, string>> = {
  'serviceWorker.js': 'The browser itself keeps the service worker, and asks for it to see whether there is a new one.',
};

/** Nothing but the lesson itself is kept then, which is soon done. */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

const keptLine = (page: Page): Locator => page.locator('#kept summary');
const keptChoice = (page: Page): Locator => page.getByRole('combobox', { name: 'Keep on this device' });

async function untilLessonIsKept(page: Page): Promise<void> {
  await expect(keptLine(page)).toContainText('since your browser is set to save data', { timeout: runtimeTimeoutMs });
}

async function untilAllIsKept(page: Page): Promise<void> {
  await expect(keptLine(page)).toContainText('all of the lesson works without network', { timeout: runtimeTimeoutMs });
}

/** Addresses of everything that this origin keeps, relative to the lesson. */
function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('lesson-files'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(document.baseURI.replace(/[^/]*$/, '').length).replace(/\?.*$/, ''));
  });
}

test('after one visit everything works without network, at any path', async ({ page, context }) => {
  const site = await startServer(path.join(projectRoot, 'dist'), { basePath: '/courses/locks/' });
  await page.goto(site.url);
  await untilAllIsKept(page);
  const kept = new Set(await keptFiles(page));
  expect(filesIn(path.join(projectRoot, 'dist')).filter((file) => !kept.has(file))).toEqual(Object.keys(notKept));
  await site.close();

  const later = await context.newPage();
  await later.goto(site.url);
  for (const name of tabNames) await openTab(later, name);
  await fullEditorsReady(later);
  for (const language of ['TypeScript', 'Python'] as const) {
    const { press, printed } = snippetPage(later, language);
    await press('Run');
    await expect(printed).toContainText('412', { timeout: runtimeTimeoutMs });
  }
  const sql = later.getByRole('group', { name: 'SQL', exact: true });
  await sql.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(sql.getByRole('region', { name: 'Output' })).toContainText('0 rows changed', {
    timeout: runtimeTimeoutMs,
  });
  await later.evaluate(() => {
    location.hash = '#gist?s=zombie-writer&step=9';
  });
  await later.getByRole('button', { name: 'Real database', exact: true }).click();
  const panel = later.getByRole('region', { name: 'Real database', exact: true });
  await panel.getByRole('radio', { name: 'PostgreSQL' }).check();
  await panel.getByRole('button', { name: /^Load PostgreSQL/ }).click();
  await expect(panel).toContainText('PostgreSQL decides as this story’s diagram does', { timeout: runtimeTimeoutMs });
  await expect(noticesOf(later)).toBeEmpty();
});

test('a hall and its presenter’s window are in step without network, also after each was loaded again', async ({
  page,
}) => {
  await page.addInitScript(saveData);
  const site = await startServer(path.join(projectRoot, 'dist'), { basePath: '/courses/locks/' });
  await page.goto(`${site.url}#gist?s=zombie-writer&step=3`);
  await untilLessonIsKept(page);
  await site.close();

  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const talk = await startTalk(page);
  for (const [window, step] of [
    [talk.hall, 4],
    [talk.presenter, 5],
  ] as const) {
    await talk.presenter.keyboard.press('PageDown');
    await expectStep(talk, step);
    await window.reload();
    await expectStep(talk, step);
  }
  await talk.hall.keyboard.press('PageUp');
  await expectStep(talk, 4);
  await expect(hallLine(talk.presenter)).toHaveText('The hall is in step.');
  await goTo(talk.presenter, 'Which status?');
  await talk.presenter.keyboard.press('PageDown');
  await expect(hallSlide(talk.hall)).toContainText('412 Precondition Failed');
});

test.describe('the sandbox that the service worker serves', () => {
  test.use({ allowedProblems: [/Content Security Policy|Refused to connect/] });

  test('has an opaque origin and no network, as the other one', async ({ page }) => {
    await page.addInitScript(saveData);
    await openLesson(page);
    await untilLessonIsKept(page);
    await page.reload();
    await openTab(page, 'Sandbox');
    await page.getByRole('switch', { name: 'Plain editor' }).check();
    const { press, printed, replaceCode } = snippetPage(page, 'TypeScript');
    await replaceCode(`console.log(self.origin);
const answer = await fetch(${JSON.stringify(page.url())}).catch(() => 'refused');
console.log(answer);
const cache = await Promise.resolve().then(() => caches.keys()).catch(() => 'no caches');
console.log(cache);`);
    await press('Run');
    await expect(printed).toHaveText(/^null\nrefused\nno caches\s*$/, { timeout: runtimeTimeoutMs });
    const frame = page.locator('iframe[title="Sandbox for programs"]').first();
    await expect(frame).toHaveAttribute('src', /\/opaque\/sandbox-\w+\.html$/);
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();
  });
});

test('where the browser is to save data, the large parts wait to be asked for', async ({ page }) => {
  await page.addInitScript(saveData);
  await openLesson(page);
  await untilLessonIsKept(page);
  const files = await keptFiles(page);
  expect(files).toContain('index.html');
  expect(files.filter((file) => file.startsWith('runtime/'))).toEqual([]);

  await keptLine(page).click();
  await expect(page.locator('#kept').getByRole('row', { name: /^Python / })).toContainText('not kept');
  await expectNoAxeViolations(page);
  await keptChoice(page).selectOption('everything');
  await untilAllIsKept(page);
  await keptChoice(page).selectOption('nothing');
  await expect(keptLine(page)).toContainText('Nothing is kept on this device');
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await page.reload();
  await expect(keptLine(page)).toContainText('Nothing is kept on this device');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

const testDeployed = test.extend<{ deployment: Deployment & { readonly url: string } }>({
  deployment: async ({}, use) => {
    const deployment = createDeployment();
    const site = await startServer(deployment.folder);
    await use({ ...deployment, url: site.url });
    await site.close();
    deployment.remove();
  },
});

const versionOf = (page: Page) => page.locator('meta[name="description"]').getAttribute('content');

testDeployed(
  'a new version is offered; pages of the old one go on, with what was typed',
  async ({ context, deployment }) => {
    await context.addInitScript(saveData);
    const [old, other] = [await context.newPage(), await context.newPage()];
    await old.goto(deployment.url);
    await untilLessonIsKept(old);
    await openTab(old, 'Sandbox');
    await old.getByRole('switch', { name: 'Plain editor' }).check();
    await snippetPage(old, 'Python').replaceCode('print("mine")');
    deployment.deployNext();

    await other.goto(deployment.url);
    for (const page of [old, other])
      await expect(noticesOf(page)).toContainText('There is a new version of this lesson');
    expect(await versionOf(other)).not.toContain(nextMark);
    await other.reload();
    expect(await versionOf(other), 'not before one asks for it').not.toContain(nextMark);

    await noticesOf(other).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => versionOf(other)).toContain(nextMark);
    expect(await versionOf(old), 'no other window is touched').not.toContain(nextMark);
    await openTab(old, 'Maps');
    await openTab(other, 'Maps');

    await noticesOf(old).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => versionOf(old)).toContain(nextMark);
    await openTab(old, 'Sandbox');
    expect(await snippetPage(old, 'Python').code()).toBe('print("mine")');
  },
);

testDeployed('a web page in place of a file is not kept for it', async ({ page, deployment }) => {
  writeFileSync(path.join(deployment.folder, 'icon-512.png'), '<!doctype html><title>Sign in</title>');
  await page.goto(deployment.url);
  await expect(keptLine(page)).toContainText('Not everything is kept on this device. The lesson did not arrive whole.');
  await expect(noticesOf(page)).toBeEmpty();
  await openTab(page, 'Maps');
});
