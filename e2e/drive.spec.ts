import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './test.ts';

const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage' });
const worldOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string): Locator => stageOf(page).getByRole('button', { name, exact: true });

async function openPanel(page: Page, hash: string, panel: string): Promise<Locator> {
  await page.goto(`./${hash}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await button(page, panel).click();
  return stageOf(page).getByRole('region', { name: panel, exact: true });
}

test('the learner prevents the corruption, and the old future comes back by Undo', async ({ page }) => {
  const panel = await openPanel(page, '#gist?s=zombie-writer&step=8', 'Choose what happens');
  await panel.getByRole('button', { name: 'drop A’s PUT x=A (41)' }).click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
  await expect(stageOf(page)).toContainText('The network loses A');
  await expect(worldOf(page, 'No fence')).toContainText('no data wrong so far');
  await expect(page).toHaveURL(/&d=sA-dA1-da1\.pA\.e\.sB-dB1-db1\.sB\.dB2-db2\.rA\.sA\.kA2&step=9$/);
  await button(page, 'Undo').click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '8');
  await button(page, 'Step forward').click();
  await expect(worldOf(page, 'No fence')).toContainText('last writer wins at step 9');
});

test('from an empty Stage one can corrupt the storage with a fence on writes only, by keyboard alone', async ({
  page,
}) => {
  const panel = await openPanel(page, '#gist?s=fence-loses-update', 'Choose what happens');
  const choose = async (name: string): Promise<void> => {
    await panel.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  for (const name of [
    'A asks for the lock',
    'deliver A’s acquire',
    'deliver the answer “token 41” to A (41)',
    'A sends GET x',
    'deliver A’s GET x',
    'deliver the answer “x=0” to A',
    'A sends PUT x=1',
    'the lease expires',
    'B asks for the lock',
    'deliver B’s acquire',
    'deliver the answer “token 42” to B (42)',
    'B sends GET x',
    'deliver B’s GET x',
    'deliver the answer “x=0” to B',
    'deliver A’s PUT x=1 (41)',
    'B sends PUT x=1',
    'deliver B’s PUT x=1 (42)',
  ]) {
    await choose(name);
  }
  await expect(worldOf(page, 'Fence')).toContainText('an update is lost at step 17');
  await expect(stageOf(page)).toContainText('was no longer the latest, so an increment is lost');
  await expect(worldOf(page, 'Fence on reads too')).toContainText('stale request refused at step 15');
});

test('whoever chooses by keyboard stays in the panel, and Undo stays where it is', async ({ page }) => {
  const panel = await openPanel(page, '#gist?s=zombie-writer', 'Choose what happens');
  await panel.getByRole('button', { name: 'A asks for the lock' }).focus();
  await page.keyboard.press('Enter');
  await expect(stageOf(page)).toHaveAttribute('data-step', '1');
  await expect(panel.locator('.drive')).toBeFocused();
  await button(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeFocused();
});

test('a message in flight can be clicked, and its own choices come first', async ({ page }) => {
  await page.goto('./#gist?s=zombie-writer&step=8');
  await worldOf(page, 'Fence').locator('.stage-in-flight').click();
  const own = stageOf(page).getByRole('list', { name: 'Message A2' });
  await expect(own.getByRole('button')).toHaveText([
    'deliver A’s PUT x=A (41)',
    'delay A’s PUT x=A (41)',
    'drop A’s PUT x=A (41)',
    'duplicate A’s PUT x=A (41)',
  ]);
  await own.getByRole('button', { name: 'duplicate' }).click();
  await expect(stageOf(page)).toContainText('The network makes a second copy of A');
});

test('every preset of What if says what came of it, and a dial runs the story anew', async ({ page }) => {
  const panel = await openPanel(page, '#gist', 'What if …');
  const outcome = panel.locator('.what-if-outcome');
  for (const [preset, sentence] of [
    ['GC pause', 'A’s write arrives 10.4 s after its lease ended: accepted under “No fence”, refused under “Fence”.'],
    ['Partition', 'A’s write arrives 6.2 s after its lease ended: accepted under “No fence”, refused under “Fence”.'],
    [
      'Laptop sleep',
      'A’s write arrives 31.4 s after its lease ended: accepted under “No fence”, refused under “Fence”.',
    ],
    ['Slow disk', 'A’s write arrives 5.4 s after its lease ended: accepted under “No fence”, refused under “Fence”.'],
    [
      'Lost update',
      'A’s write arrives 2.6 s after its lease ended: accepted in every world. An update is lost under “No fence” and “Fence”.',
    ],
    ['Lost reply', 'A’s write arrives while its lease runs: accepted in every world.'],
    ['Slow clock', 'A’s write arrives 5.4 s after its lease ended: accepted under “No fence”, refused under “Fence”.'],
  ] as const) {
    await panel.getByRole('button', { name: preset }).click();
    await expect(outcome).toHaveText(sentence);
  }
  await panel.getByRole('button', { name: 'Slow disk' }).click();
  await panel.getByRole('checkbox', { name: 'A renews its lease while it is awake' }).check();
  await expect(outcome).toHaveText('A’s write arrives while its lease runs: accepted in every world.');
  await panel.getByRole('button', { name: 'GC pause' }).click();
  await panel.getByRole('slider', { name: 'A’s pause' }).fill('3000');
  await expect(outcome).toHaveText('A’s write arrives while its lease runs: accepted in every world.');
  await button(page, 'Undo').click();
  await expect(outcome).toContainText('Choose what goes wrong');
});

test('What if shows the step at which A’s write is decided on', async ({ page }) => {
  const panel = await openPanel(page, '#gist', 'What if …');
  await panel.getByRole('button', { name: 'GC pause' }).click();
  await expect(worldOf(page, 'Fence')).toContainText(/stale request refused at step (\d+)/);
  const step = await stageOf(page).getAttribute('data-step');
  await expect(worldOf(page, 'Fence')).toContainText(`stale request refused at step ${step ?? ''}`);
  await panel.getByRole('checkbox', { name: 'both read a counter first' }).check();
  await expect(stageOf(page)).toContainText('its token 41 is lower than 42');
  await panel.getByRole('checkbox', { name: 'A looks at its lease' }).check();
  await expect(panel.getByRole('checkbox', { name: 'both read a counter first' })).not.toBeChecked();
});

test('a failover is offered where it loses something, and elsewhere it is said why not', async ({ page }) => {
  const panel = await openPanel(page, '#gist?s=issuer-goes-back&step=3', 'Choose what happens');
  const failOver = panel.getByRole('button', { name: 'fail over the lock service' });
  await expect(failOver).toHaveCount(0);
  await expect(panel).toContainText('this token source survives it with nothing lost');
  await panel.getByRole('radio', { name: 'Issuer goes back' }).check();
  await expect(panel).not.toContainText('survives it with nothing lost');
  await failOver.click();
  await expect(worldOf(page, 'Issuer goes back')).toContainText('failover');
});

test('two to four worlds run the same schedule', async ({ page }) => {
  const panel = await openPanel(page, '#gist?s=zombie-writer&step=10', 'Worlds');
  await panel.getByRole('checkbox', { name: /^Fence on reads too/ }).check();
  await panel.getByRole('checkbox', { name: /^Fence with UUIDs/ }).check();
  await expect(worldOf(page, 'Fence with UUIDs')).toContainText('last writer wins at step 9');
  await expect(worldOf(page, 'Fence on reads too')).toContainText('stale request refused at step 9');
  const fifth = panel.getByRole('checkbox', { name: /^Strict fence/ });
  await fifth.focus();
  await page.keyboard.press('Space');
  await expect(fifth).not.toBeChecked();
  await expect(page).toHaveURL(/w=no-fence\.fence\.seal\.uuid/);
});

test('the log can be filtered by client', async ({ page }) => {
  await page.goto('./#gist?s=zombie-writer&step=10');
  const details = worldOf(page, 'Fence: details');
  await details.getByRole('combobox', { name: 'Log of' }).selectOption('client B');
  await expect(details.getByRole('button', { name: /^t=/ })).toHaveCount(2);
});

for (const [kind, query, sentence] of [
  ['of a newer version', 'v=2&d=sA-dA1-da1&step=1', 'made by another version of this page (“2”)'],
  ['cut in half', 'v=1&d=sA-dA1-da1.sA-d', 'cannot be read (“d”)'],
  ['with + for a space', 'v=1&d=sA+dA1', 'cannot be read (“sA+dA1”)'],
  ['with %ZZ', 'v=1&d=sA%ZZ', 'A part of the address is damaged'],
  ['with step −1', 'step=-1', 'asks for step “-1”'],
  ['with step 9999', 'step=9999', 'step “9999” of 10'],
  ['with step NaN', 'step=NaN', 'a step that is no number (“NaN”)'],
  [
    'with an impossible action',
    'v=1&d=sA.dB7.sB&step=1',
    'Step 2 of the schedule in the address is possible in no world',
  ],
  ['of 100 kB', `v=1&d=${'sA.'.repeat(33_333)}`, 'The address is too long'],
] as const) {
  test(`a link ${kind} says what is wrong, shows something, and keeps the learner’s own`, async ({ page }) => {
    const panel = await openPanel(page, '#gist?s=zombie-writer&step=2', 'Choose what happens');
    await panel.getByRole('button', { name: 'the lease expires' }).click();
    await expect(page).toHaveURL(/d=sA-dA1-da1\.pA\.e&step=3$/);
    await page.evaluate((text) => {
      location.hash = text;
    }, `#gist?s=zombie-writer&${query}`);
    await expect(page.getByRole('status', { name: 'Notices' })).toContainText(sentence);
    await expect(worldOf(page, 'Fence').getByRole('img')).toBeVisible();
    if (!page.url().includes('d=sA-dA1-da1.pA.e&')) await button(page, 'Undo').click();
    await expect(page).toHaveURL(/d=sA-dA1-da1\.pA\.e&step=3$/);
  });
}

test('a link with a damaged story says so, shows what it can, and keeps the learner’s own', async ({ page }) => {
  const panel = await openPanel(page, '#gist?s=zombie-writer&step=2', 'Choose what happens');
  await panel.getByRole('button', { name: 'the lease expires' }).click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '3');
  await page.evaluate(() => {
    location.hash = '#gist?s=zombie-writer&v=1&d=sA-dA1-da1.qX&step=1';
  });
  await expect(page.getByText('The schedule in the address cannot be read (“qX”)')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '3');
});

for (const [panel, theme] of [
  ['Choose what happens', 'light'],
  ['What if …', 'dark'],
  ['Worlds', 'light'],
] as const) {
  test(`axe finds nothing with the panel ${panel} open (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openPanel(page, '#gist?s=zombie-writer&step=8', panel);
    await expectNoAxeViolations(page);
  });
}
