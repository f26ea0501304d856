import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage' });
const worldOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const detailsOf = (page: Page, name: string): Locator => worldOf(page, `${name}: details`);
const button = (page: Page, name: string): Locator => stageOf(page).getByRole('button', { name, exact: true });
const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Step' });

async function openAt(page: Page, scenario: string, step: number): Promise<void> {
  await page.goto(`./#gist?s=${scenario}&step=${step}`);
  await expect(stageOf(page)).toHaveAttribute('data-step', String(step));
}

/** The slider says each step as a sequence diagram would: its label in the first world. */
async function labelAt(page: Page): Promise<string> {
  return (await slider(page).getAttribute('aria-valuetext')) ?? '';
}

test('the ten steps of the zombie writer, forward and back, by button', async ({ page }) => {
  await openAt(page, 'zombie-writer', 0);
  const labels = [
    'A → lock service: acquire token=41 TTL=10s',
    'A: GC / network partition 20s',
    'lock service: lease 41 expires',
    'B → lock service: acquire token=42',
    'B → storage: PUT x=B',
    'storage → B: OK',
    'A: resumes, still believes it is the owner',
    'A → storage: PUT x=A',
    'storage → A: OK',
    'storage: last writer wins, invariant broken',
  ];
  for (const [index, label] of labels.entries()) {
    await button(page, 'Step forward').click();
    expect(await labelAt(page)).toBe(`${index + 1} of 10: ${label}`);
  }
  await expect(button(page, 'Step forward')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Step back').click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
  await button(page, 'Restart').click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '0');
});

test('one schedule, two worlds: corrupted without a fence, refused with both tokens named', async ({ page }) => {
  await openAt(page, 'zombie-writer', 8);
  await expect(worldOf(page, 'No fence')).toContainText('no data wrong so far');
  await button(page, 'Step forward').click();
  await expect(worldOf(page, 'No fence')).toContainText('last writer wins at step 9');
  await expect(worldOf(page, 'Fence')).toContainText('stale request refused at step 9');
  await expect(worldOf(page, 'Fence').getByText('41 < 42')).toBeVisible();
  await expect(stageOf(page)).toContainText('its token 41 is lower than 42, the highest token seen');
  await expect(detailsOf(page, 'No fence')).toContainText('x = A; looks at no token');
  await expect(detailsOf(page, 'Fence')).toContainText('x = B; highest token 42');
});

test('the incident log says acquire, write and reject with their fences, and a line leads to its step', async ({
  page,
}) => {
  await openAt(page, 'zombie-writer', 10);
  const details = detailsOf(page, 'Fence');
  await expect(details.getByRole('button', { name: /^t=/ })).toHaveText([
    't=0.2s event=acquire client=A resource=x fence=41 result=granted ttl=10s',
    't=10.2s event=expire client=A resource=x fence=41',
    't=12.2s event=acquire client=B resource=x fence=42 result=granted ttl=10s',
    't=12.6s event=write client=B resource=x fence=42 highest=42 value=B result=ok',
    't=20.6s event=reject client=A resource=x request=write fence=41 highest=42 status=412',
  ]);
  await expect(details).toContainText('writes_total{resource="x",result="fenced"} 1');
  await details.getByRole('button', { name: 'event=write client=B' }).click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '6');
  await expect(details).toContainText('writes_total{resource="x",result="fenced"} 0');
});

test('the first difference can be jumped to, and the slider scrubs', async ({ page }) => {
  await openAt(page, 'fence-loses-update', 0);
  await button(page, 'Worlds differ at 2').click();
  await expect(stageOf(page)).toHaveAttribute('data-step', '2');
  await slider(page).fill('9');
  await expect(worldOf(page, 'Fence')).toContainText('an update is lost at step 9');
  await expect(worldOf(page, 'Fence on reads too')).toContainText('stale request refused at step 7');
});

test('what a world cannot do is said there', async ({ page }) => {
  await openAt(page, 'reread-token', 9);
  await expect(stageOf(page)).toContainText('Not possible here: A has finished and has nothing more to send.');
});

test.describe('playing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Predictions, which stop the playing, have tests of their own.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('distributed-locks/predictions/asked', 'false'));
  });

  test('plays to the end and stops by itself; Pause stops it at once', async ({ page }) => {
    await page.clock.install();
    await openAt(page, 'zombie-writer', 7);
    await button(page, 'Play').click();
    await page.clock.runFor(2_500);
    await expect(stageOf(page)).toHaveAttribute('data-step', '8');
    await button(page, 'Pause').click();
    await page.clock.runFor(10_000);
    await expect(stageOf(page)).toHaveAttribute('data-step', '8');
    await button(page, 'Play').click();
    await page.clock.runFor(10_000);
    await expect(stageOf(page)).toHaveAttribute('data-step', '10');
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('the live region speaks about once a second, however fast it plays', async ({ page }) => {
    await page.clock.install();
    await openAt(page, 'zombie-writer', 0);
    await page.clock.runFor(2_000);
    await page.evaluate(() => {
      const said: string[] = [];
      const region = document.querySelector('.stage [aria-live]');
      if (region)
        new MutationObserver(() => said.push(region.textContent)).observe(region, {
          subtree: true,
          characterData: true,
          childList: true,
        });
      Object.assign(window, { said });
    });
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await button(page, 'Play').click();
    await page.clock.runFor(10_000);
    await expect(stageOf(page)).toHaveAttribute('data-step', '10');
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.length).toBeGreaterThan(2);
    expect(said.length).toBeLessThanOrEqual(7);
    expect(said.at(-1)).toContain('Step 10.');
  });
});

test('the whole Stage by keyboard alone', async ({ page }) => {
  await openAt(page, 'zombie-writer', 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(stageOf(page)).toHaveAttribute('data-step', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(stageOf(page)).toHaveAttribute('data-step', '1');
  await page.keyboard.press('End');
  await expect(stageOf(page)).toHaveAttribute('data-step', '10');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(stageOf(page)).toHaveAttribute('data-step', '10');
});

for (const width of [360, 390, 768, 1280, 1920]) {
  test(`nothing of the Stage needs sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const scenario of ['zombie-writer', 'strict-or-not', 'issuer-goes-back']) {
      await openAt(page, scenario, 7);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('on a laptop the first frame and its controls are visible without scrolling', async ({ page }) => {
  await openAt(page, 'zombie-writer', 0);
  await expect(button(page, 'Play')).toBeInViewport({ ratio: 1 });
  await expect(worldOf(page, 'No fence').getByRole('img')).toBeInViewport({ ratio: 0.95 });
});

test('on a phone each step that is taken by hand is brought into view, and the tool that is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 'zombie-writer', 0);
  const present = stageOf(page).locator('.stage-veil').first();
  const controls = stageOf(page).getByRole('group', { name: 'Playback' });
  for (let step = 1; step <= 10; step++) {
    await button(page, 'Step forward').click();
    const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
    // What is asked about the next step comes first.
    const question = stageOf(page).getByRole('region', { name: 'Prediction' });
    if ([2, 6, 8].includes(step)) await expect(question).toBeInViewport({ ratio: 1 });
    else await expect.poll(async () => (await topOf(controls)) - (await topOf(present))).toBeGreaterThan(20);
    expect(await topOf(present)).toBeGreaterThan(0);
  }
  await button(page, 'Explore').click();
  await expect(button(page, 'Explore')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('One schedule shows that something can go wrong.')).toBeInViewport();
});

test('a tool opens where it is seen, and the keyboard stays on its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAt(page, 'zombie-writer', 0);
  await button(page, 'What if …').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose what goes wrong, or move a dial')).toBeInViewport();
  await expect(button(page, 'What if …')).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'What if …')).toBeFocused();
});

test('a clicker works right after a click on the tab', async ({ page }) => {
  await openAt(page, 'zombie-writer', 0);
  await page.getByRole('tab', { name: 'Gist' }).click();
  await page.keyboard.press('PageDown');
  await expect(stageOf(page)).toHaveAttribute('data-step', '1');
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
});
