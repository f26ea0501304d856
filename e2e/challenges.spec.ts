import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { projectRoot } from '../src/tools/process.mjs';
import { expectToServeZoomedAndForced } from './controls.ts';
import { hostedAttempts } from './hostile/hostedAttempts.ts';
import { hostingTamperings } from './hostile/pythonTampering.ts';
import { openSandbox, runtimeTimeoutMs, type LanguageName } from './sandboxPage.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

const first = 'Reject the stale PUT';
const endings = { Python: 'py', TypeScript: 'ts' } as const;
const folder = path.join(projectRoot, 'lessons/fencing-tokens/challenges/01-reject-the-stale-put');

function solutionIn(language: LanguageName): string {
  return readFileSync(path.join(folder, `solution.${endings[language]}`), 'utf8');
}

/** A challenge, by the names a reader finds things by. */
interface ChallengePage {
  readonly group: Locator;
  readonly status: Locator;
  press(name: string): Promise<void>;
  predict(choice: RegExp): Promise<void>;
  replaceCode(code: string): Promise<void>;
  verdict(text: RegExp): Locator;
}

function challengePage(page: Page, language: LanguageName): ChallengePage {
  const group = page.getByRole('group', { name: first });
  const press = (name: string): Promise<void> => group.getByRole('button', { name, exact: true }).click();
  return {
    group,
    status: group.locator('.challenge-bench').getByRole('status').first(),
    press,
    predict: async (choice) => {
      await group.getByRole('radio', { name: choice }).check();
      await press('Predict and find out');
      await expect(group).toContainText('This is what happens', { timeout: runtimeTimeoutMs });
    },
    replaceCode: async (code) => {
      await group.getByRole('textbox', { name: `${language} storage editor` }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(code);
    },
    verdict: (text) => group.locator('.challenge-bench').getByRole('listitem').filter({ hasText: text }).first(),
  };
}

async function openChallenge(page: Page, language: LanguageName): Promise<ChallengePage> {
  await openSandbox(page);
  // The plain editor takes a paste as it is; the full one has tests of its own.
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  const challenge = challengePage(page, language);
  await challenge.press(language);
  return challenge;
}

test.describe.configure({ timeout: 3 * runtimeTimeoutMs });

for (const language of ['Python', 'TypeScript'] as const) {
  test(`${language}: predict, fail, solve, share`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { group, status, press, predict, replaceCode, verdict } = await openChallenge(page, language);
    await predict(/can land on top/);
    await expect(group).toContainText('You predicted what every interleaving shows');
    await press('Check my storage');
    await expect(status).toContainText('breaks 1 of 3 properties', { timeout: runtimeTimeoutMs });
    await expect(verdict(/violated in 7 steps/)).toContainText("Storage answers OK to A's write with token 41");
    await expect(verdict(/never refused: holds/)).toBeVisible();

    await press('Show hint 1 of 4');
    await expect(group).toContainText('One number is enough');
    await replaceCode(solutionIn(language));
    await expect(group).toContainText('You have changed the code since');
    await press('Check my storage');
    await expect(status).toContainText('holds in every interleaving', { timeout: runtimeTimeoutMs });
    await expect(page.getByRole('button', { name: `${first} (solved)` })).toBeVisible();
    await expectNoAxeViolations(page);

    await press('Copy link to my code');
    await expect(group).toContainText('on the clipboard');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await replaceCode('# mine');
    await page.goto('./#qa');
    await page.goto(link);
    const offer = group.getByRole('group', { name: 'Code from a link' });
    await expect(offer).toContainText('It has not been run');
    const editor = group.getByRole('textbox', { name: `${language} storage editor` });
    await expect(editor).toHaveValue('# mine');
    await offer.getByRole('button', { name: 'Put it into the editor' }).click();
    await expect(editor).toHaveValue(solutionIn(language));
    await press('Back to my version');
    await expect(editor).toHaveValue('# mine');
  });

  test(`${language}: what is no pure function is told, with the request that showed it`, async ({ page }) => {
    const { group, status, press, predict, replaceCode } = await openChallenge(page, language);
    await predict(/Yes/);
    await expect(group).toContainText('Trying every interleaving shows something else');
    for (const [broken, sentence, detail] of brokenPrograms(solutionIn(language), language)) {
      await replaceCode(broken);
      await press('Check my storage');
      await expect(status).toContainText(sentence, { timeout: runtimeTimeoutMs });
      await expect(group.locator('.challenge-bench')).toContainText(detail);
    }
    const good = solutionIn(language);
    await replaceCode(language === 'Python' ? `${good}\n\n${hostingTamperings}\n` : good);
    await press('Check my storage');
    await expect(status).toContainText('holds in every interleaving', { timeout: runtimeTimeoutMs });
  });

  test(`${language}: asking stands ${hostedAttempts[language].length} attempts`, async ({ page }) => {
    const { group, status, press, predict, replaceCode } = await openChallenge(page, language);
    await predict(/Yes/);
    for (const { name, code, says } of hostedAttempts[language]) {
      await test.step(name, async () => {
        await replaceCode(`${solutionIn(language)}\n${code}\n`);
        await press('Check my storage');
        await expect(group.locator('.challenge-bench'), name).toContainText(says, { timeout: runtimeTimeoutMs });
        await expect(status).not.toContainText('REACHED');
      });
    }
  });
}

/** The solution with one thing wrong, what is said of it, and what is shown. */
function brokenPrograms(solution: string, language: LanguageName): readonly (readonly [string, string, string])[] {
  const asked = 'It was asked about write 1 by A with token';
  if (language === 'Python') {
    const begin = '    disk = state["disk"]';
    const with_ = (line: string) => solution.replace(begin, `${begin}\n    ${line}`);
    return [
      [with_('state["disk"]["x"] = 1'), 'failed with an error', 'decide may not change what it is given'],
      [with_('1 / 0'), 'failed with an error', 'ZeroDivisionError'],
      [
        `import random\n${solution.replace('"highest": token}', '"highest": random.random()}')}`,
        'answered differently',
        asked,
      ],
      [with_('return None'), 'has to give back { state, reply }', asked],
      [solution.replaceAll('decide', 'choose'), 'has no function', 'def decide(state, request)'],
      [with_('while True: pass'), 'Does it loop for ever?', asked],
      ['1 / 0', 'failed before it could be asked', 'ZeroDivisionError'],
    ];
  }
  const begin = '  const { token, value } = request;';
  const with_ = (line: string) => solution.replace(begin, `${begin}\n  ${line}`);
  return [
    [with_('state.disk.x = 1;'), 'failed with an error', 'is frozen: make a new object instead'],
    [with_("throw new Error('oh');"), 'failed with an error', 'Error: oh'],
    [solution.replace('highest: token }', 'highest: Math.random() }'), 'answered differently', asked],
    [with_('return undefined as never;'), 'is undefined, which JSON does not know', asked],
    [solution.replace('export function decide', 'function decide'), 'exports no function', 'export function decide'],
    [with_('while (true) {}'), 'Does it loop for ever?', asked],
    ['const = 1;', 'not valid code', 'main.ts:1'],
  ];
}

test('a counterexample goes on the Stage, step by step', async ({ page }) => {
  const { group, predict } = await openChallenge(page, 'TypeScript');
  await predict(/can land on top/);
  await group.getByRole('button', { name: 'Show on the Stage' }).first().click();
  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.getByRole('region', { name: 'My code', exact: true })).toBeVisible();
  await expect(stage.getByRole('region', { name: 'Token and sequence', exact: true })).toBeVisible();
  await expect(stage.getByRole('slider', { name: 'Step' })).toHaveAttribute('max', '7');
});

test('a keyboard is enough for a wrong solution', async ({ page }) => {
  const { group, predict } = await openChallenge(page, 'TypeScript');
  await predict(/can land on top/);
  await group.getByRole('button', { name: /Show \d+ wrong solutions/ }).focus();
  await page.keyboard.press('Enter');
  await group.getByLabel('Wrong solution').selectOption('Number 2');
  await group.getByRole('button', { name: 'Kill it' }).focus();
  await page.keyboard.press('Enter');
  await expect(group).toContainText('refuses the higher token', { timeout: runtimeTimeoutMs });
  await expect(group.locator('.challenge-mutant')).toContainText('violated in 7 steps');
  await expectToServeZoomedAndForced(page);
});

test('a wrong solution stands on the Stage with nothing done yet, for the learner to kill', async ({ page }) => {
  const { group, predict } = await openChallenge(page, 'TypeScript');
  await predict(/can land on top/);
  await group.getByRole('button', { name: /Show \d+ wrong solutions/ }).click();
  await group.getByRole('button', { name: 'Find a schedule on the Stage' }).click();
  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.getByRole('region', { name: 'My code', exact: true })).toBeVisible();
  await expect(stage.getByText('Step 0 of 0')).toBeVisible();
  // The wrong one remembers no token: A is granted and sends, then B, and A's write comes last.
  await expect(stage.getByRole('region', { name: 'Choose what happens' })).toContainText(
    'until it breaks this: accepted tokens never decrease, in the order of their grants',
  );
  const moves = ['A asks for the lock', /^A sends PUT/, /lease expires/, 'B asks for the lock', /^B sends PUT/];
  for (const choice of [...moves, /^deliver B/, /^deliver A/]) {
    await stage.getByRole('list', { name: 'Next' }).getByRole('button', { name: choice }).first().click();
  }
  await expect(stage.getByRole('region', { name: 'My code', exact: true })).toContainText('last writer wins');
});

test('a prediction whose outcome was never seen can be found out later; Stop ends a program that never begins', async ({
  page,
}) => {
  const { group, status, press, replaceCode } = await openChallenge(page, 'TypeScript');
  await group.getByRole('radio', { name: /can land on top/ }).check();
  await press('Predict and find out');
  await page.reload();
  await press('Find out');
  await expect(group).toContainText('This is what happens', { timeout: runtimeTimeoutMs });

  await replaceCode('while (true) {}');
  const workersBefore = page.workers().length;
  for (let index = 0; index < 3; index += 1) {
    await press('Check my storage');
    await expect(status).toContainText(/your storage is checked|0 questions/);
    await press('Stop');
    await expect(status).toContainText('Stopped.');
  }
  // A spare may have been made meanwhile; none of those that were stopped is left.
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(workersBefore + 1);
});

/** As a link holds it. */
const inLink = (shared: object): string => deflateRawSync(JSON.stringify(shared)).toString('base64url');

test('a link with damaged code, or with code in a language that its place has not, is told and changes nothing', async ({
  page,
}) => {
  const links = [
    'AAAA',
    inLink({ place: 'reject-the-stale-put', language: 'sql', code: 'select 1' }),
    inLink({ place: 'snippets/reject-the-stale-put-python', language: 'typescript', code: '1' }),
  ];
  for (const link of links) {
    // Another document, so that no earlier notice is taken for this one's.
    await page.goto('about:blank');
    await page.goto(`./#sandbox?code=${link}`);
    await expect(page.getByText('The code in the link could not be read')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Code from a link' })).toHaveCount(0);
  }
});
