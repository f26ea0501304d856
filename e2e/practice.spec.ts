import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openLesson, tabOf } from './openLesson.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

const startMs = Date.UTC(2026, 0, 5, 8);
const logKey = 'distributed-locks/practice/fencing-tokens';

const button = (page: Page, name: string | RegExp) => page.getByRole('tabpanel').getByRole('button', { name });
const session = (page: Page) => page.getByRole('region', { name: 'Practice session' });
const counts = (page: Page) => page.getByRole('region', { name: 'Practise' }).getByRole('status');

async function startSession(page: Page): Promise<void> {
  await button(page, /^Practise \d+ cards?$/).click();
  await expect(session(page)).toBeVisible();
}

test('a card: answer hidden, shown, graded, by keys alone; it comes back when FSRS says', async ({ page }) => {
  await page.clock.install({ time: startMs });
  await openLesson(page, '#qa');
  await expect(counts(page)).toHaveText('0 due, 44 new, 0 learned.');
  await startSession(page);
  const first = await page.locator('#card-question').textContent();
  await expect(page.locator('#card-question')).toBeFocused();
  await expect(session(page).locator('.qa-answer')).toHaveCount(0);
  // Too early a digit neither grades nor leads elsewhere.
  await page.keyboard.press('4');
  await expect(page.locator('#card-question')).toHaveText(first ?? '');
  await page.keyboard.press('Space');
  await expect(session(page).getByRole('group', { name: 'Answer' })).toBeFocused();
  await expect(session(page).getByRole('button', { name: /^Again|^Hard|^Good|^Easy/ })).toHaveText([
    'Again 1 min',
    'Hard 6 min',
    'Good 10 min',
    'Easy 8 days',
  ]);
  await expectNoAxeViolations(page);
  await page.keyboard.press('3');
  await expect(page.locator('#card-question')).not.toHaveText(first ?? '');
  await expect(session(page)).toContainText('1 of 30 done');
  await page.keyboard.press('u');
  await expect(page.locator('#card-question')).toHaveText(first ?? '');
  await page.keyboard.press('4');
  await page.keyboard.press('Escape');
  await expect(counts(page)).toContainText('0 due, 43 new, 1 learned. The next one is due in 8 days.');
  await page.clock.setFixedTime(startMs + 9 * 86_400_000);
  await page.reload();
  await expect(counts(page)).toContainText('1 due, 43 new');
  await startSession(page);
  await expect(page.locator('#card-question')).toHaveText(first ?? '');
});

test('a session of thirty ends, and a forgotten card comes back in it', async ({ page }) => {
  await openLesson(page, '#qa');
  await startSession(page);
  const forgotten = await page.locator('#card-question').textContent();
  for (let index = 0; index < 31; index += 1) {
    if (index === 4) await expect(page.locator('#card-question')).toHaveText(forgotten ?? '');
    await page.keyboard.press('Space');
    await page.keyboard.press(index === 0 ? '1' : '4');
  }
  await expect(session(page)).toContainText('That was it: 30 cards.');
  await expect(session(page)).toContainText('1 × again, 30 × easy');
  await button(page, 'Back to the questions').click();
  await expect(counts(page)).toContainText('14 new');
});

test('two tabs grade at once: both grades are kept, in both', async ({ page, context }) => {
  await openLesson(page, '#qa');
  const other = await context.newPage();
  await openLesson(other, '#qa');
  await startSession(page);
  await startSession(other);
  await page.keyboard.press('Space');
  await page.keyboard.press('4');
  await button(other, 'Show answer').click();
  await other.keyboard.press('3');
  await other.keyboard.press('Space');
  await other.keyboard.press('4');
  await page.keyboard.press('Escape');
  await expect(counts(page)).toContainText('42 new');
  const saved = await other.evaluate((key) => localStorage.getItem(key), logKey);
  const log = JSON.parse(saved ?? '{}') as Record<string, { grade: string }[]>;
  expect(Object.values(log).map((reviews) => reviews.map(({ grade }) => grade).toSorted())).toEqual([
    ['easy', 'good'],
    ['easy'],
  ]);
});

test('a clock set back a year: a sentence, nothing lost, and a way on', async ({ page }) => {
  await page.clock.install({ time: startMs });
  await openLesson(page, '#qa');
  await startSession(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await page.clock.setFixedTime(startMs - 365 * 86_400_000);
  await page.reload();
  await expect(page.getByText('but your last review was on January 5, 2026. Nothing is lost.')).toBeVisible();
  await expect(counts(page)).toContainText('0 due, 43 new');
  await button(page, 'Count them as done now').click();
  await expect(counts(page)).toContainText('due in 1 min');
  await expect(page.getByText('Nothing is lost.')).toBeHidden();
});

test('an interview: the same order asks the same; a timer, the points hit, a summary', async ({ page }) => {
  await page.clock.install({ time: startMs });
  await openLesson(page, '#qa');
  const begin = async (): Promise<string> => {
    await button(page, 'Interview drill').click();
    await page.getByRole('spinbutton', { name: 'Order' }).fill('41');
    await page.getByRole('combobox', { name: 'Questions' }).selectOption('3');
    await button(page, 'Begin').click();
    return (await page.locator('#card-question').textContent()) ?? '';
  };
  const asked = await begin();
  await page.clock.runFor(75_000);
  await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/);
  await button(page, 'I have answered').click();
  await expect(page.getByText(/^You spoke for 1:\d\d\.$/)).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expectNoAxeViolations(page);
  await button(page, 'Next question').click();
  for (const end of ['Next question', 'Finish']) {
    await button(page, 'I have answered').click();
    await button(page, end).click();
  }
  await expect(page.getByText(/^You made 1 of \d+ points\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: asked })).toBeVisible();
  await button(page, 'Back to the questions').click();
  expect(await begin()).toBe(asked);
});

test('the Anki package: unzipped and read by another program', async ({ page }) => {
  await openLesson(page, '#qa');
  await page.getByText('Take the questions with you').click();
  const download = page.waitForEvent('download');
  await button(page, 'Anki package').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('fencing-tokens.apkg');
  const read = `
import json, sqlite3, sys, tempfile, zipfile
z = zipfile.ZipFile(sys.argv[1]); path = tempfile.mktemp(); open(path, "wb").write(z.read("collection.anki2"))
db = sqlite3.connect(path)
print(json.dumps([list(row) for row in db.execute("select guid, flds, tags from notes order by guid")]))`;
  const notes = JSON.parse(
    execFileSync('python3', ['-c', read, await file.path()], { encoding: 'utf8' }),
  ) as string[][];
  expect(notes).toHaveLength(44);
  const [guid, fields = '', tags] = notes.find(([id]) => id === 'fencing-tokens/http-status') ?? [];
  expect([guid, tags]).toEqual(['fencing-tokens/http-status', ' Operations basic ']);
  expect(fields.split('\x1f')[0]).toBe('Which HTTP status for a rejected write?');
  expect(fields.split('\x1f')[1]).toContain('412 Precondition Failed');
  expect(notes.some(([, text]) => text?.includes('href="#'))).toBe(false);
});

test('the table, and the sheet for the printer', async ({ page }) => {
  // As if the dialog stayed open: without windows it closes at once.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openLesson(page, '#qa');
  await page.getByText('Take the questions with you').click();
  const download = page.waitForEvent('download');
  await button(page, 'Table (TSV)').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/^#separator:tab\n/);
  expect(text.match(/^fencing-tokens\//gm)).toHaveLength(44);
  await button(page, 'Print a sheet').click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.qa-sheet');
  await expect(sheet.getByText('What do you log?').first()).toBeVisible();
  await expect(page.locator('#shell')).toBeHidden();
});

test('Show me: a step on the Stage, every interleaving, a challenge', async ({ page }) => {
  await openLesson(page, '#qa?card=clocks');
  await page.locator('#answer-clocks').getByRole('link', { name: 'Show me' }).click();
  await expect(page.getByRole('region', { name: 'Stage' })).toHaveAttribute('data-step', '9');
  await expect(page.getByRole('region', { name: 'Fence', exact: true })).toContainText(
    'stale request refused at step 9',
  );
  await page.goto('./#qa?card=how-to-test');
  const proof = page.locator('#answer-how-to-test');
  await proof.getByRole('button', { name: 'Show me' }).click();
  await expect(proof.locator('.qa-proof').getByRole('status')).toHaveText(/violated in 7 steps/);
  await proof.getByRole('button', { name: 'Replay on the Stage' }).click();
  await expect(tabOf(page, 'Gist')).toHaveAttribute('aria-selected', 'true');
  await page.goto('./#qa?card=interview-closer');
  const holds = page.locator('#answer-interview-closer');
  await holds.getByRole('button', { name: 'Show me' }).click();
  await expect(holds.locator('.qa-proof').getByRole('status')).toHaveText(
    /“no lost update”: holds in all [\d,]+ states\./,
  );
  await page.goto('./#qa?card=multi-object');
  await page.locator('#answer-multi-object').getByRole('button', { name: 'Show me' }).click();
  await expect(tabOf(page, 'Sandbox')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.challenge-list [aria-current=step]')).toBeVisible();
});

test('an answer in the list can be graded too', async ({ page }) => {
  await page.clock.install({ time: startMs });
  await openLesson(page, '#qa');
  const question = page.getByRole('article').filter({ hasText: 'Which HTTP status' }).first();
  await question.getByRole('button', { name: 'Show answer' }).click();
  await question.getByRole('button', { name: /^Easy/ }).click();
  await expect(question.getByRole('status')).toHaveText('Graded easy: it comes back in 8 days.');
  await expect(counts(page)).toContainText('43 new, 1 learned');
});
