import type { BrowserContext, Page } from '@playwright/test';
import { controlsTooSmall, partsTooWide } from './controls.ts';
import { noticesOf, openLesson } from './openLesson.ts';
import { expectStep, goTo, hallLine, hallSlide, openTalk, startTalk, stepOf } from './talk.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

test('P opens a second window; each steps the other, with the keys of a clicker', async ({ page }) => {
  const talk = await openTalk(page);
  await expect(hallSlide(talk.hall)).toContainText('Who stops the stale holder?');
  await talk.presenter.keyboard.press('PageDown');
  await expectStep(talk, 0);
  await talk.presenter.keyboard.press('PageDown');
  await expectStep(talk, 1);
  await talk.hall.keyboard.press('ArrowRight');
  await expectStep(talk, 2);
  await talk.hall.keyboard.press('PageUp');
  await talk.hall.keyboard.press('PageUp');
  await expectStep(talk, 0);
  await talk.hall.keyboard.press('PageUp');
  await expect(hallSlide(talk.hall)).toContainText('Then it writes.');
});

test('the notes and the next step are the presenter’s alone', async ({ page }) => {
  const { hall, presenter } = await openTalk(page, '#gist?s=zombie-writer&step=6');
  await expect(presenter.getByRole('region', { name: 'Notes' })).toContainText('Ask now:');
  await expect(presenter.getByRole('region', { name: 'Next' })).toContainText('A wakes up');
  await expect(hall.getByText('Ask now:')).toHaveCount(0);
  await presenter.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(presenter.getByRole('region', { name: 'Notes' })).toHaveCount(0);
});

test('either window may be loaded again, and is where it was', async ({ page }) => {
  const talk = await openTalk(page, '#gist?s=zombie-writer&step=4');
  await expectStep(talk, 4);
  await talk.hall.reload();
  await expectStep(talk, 4);
  await talk.presenter.keyboard.press('PageDown');
  await expectStep(talk, 5);
  await talk.presenter.reload();
  await expectStep(talk, 5);
  await talk.hall.keyboard.press('PageDown');
  await expectStep(talk, 6);
  await expect(hallLine(talk.presenter)).toHaveText('The hall is in step.');
});

test('a covered hall draws no frame and is in step all the same', async ({ page }) => {
  await page.addInitScript(() => {
    // What browsers do to a window behind another one: no frames, and it is told that it is hidden.
    if (location.hash.startsWith('#presenter')) return;
    const frames = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => (document.hidden ? 0 : frames(draw));
  });
  const talk = await openTalk(page, '#gist?s=zombie-writer&step=1');
  await talk.hall.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (let step = 2; step <= 6; step += 1) {
    await talk.presenter.keyboard.press('PageDown');
    await expectStep(talk, step);
  }
});

test('a frozen hall catches up when it wakes', async ({ page }) => {
  const talk = await openTalk(page, '#gist?s=zombie-writer&step=1');
  const session = await page.context().newCDPSession(talk.hall);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  for (let press = 0; press < 3; press += 1) await talk.presenter.keyboard.press('PageDown');
  await expect(stepOf(talk.presenter)).toHaveAttribute('data-step', '4');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expectStep(talk, 4);
});

test('either window may be closed and opened again', async ({ page }) => {
  const talk = await openTalk(page, '#gist?s=zombie-writer&step=3');
  // By its own hand, so that the hall knows at once: a window that is still going would be taken for one that is there.
  const closed = talk.presenter.waitForEvent('close');
  await talk.presenter.evaluate(() => setTimeout(() => window.close()));
  await closed;
  await talk.hall.keyboard.press('PageDown');
  await expect(stepOf(talk.hall)).toHaveAttribute('data-step', '4');
  const again = page.context().waitForEvent('page');
  await talk.hall.keyboard.press('p');
  const presenter = await again;
  await expect(stepOf(presenter)).toHaveAttribute('data-step', '4');
  await talk.hall.close();
  await expect(hallLine(presenter)).toHaveText('No hall window is open.');
  await presenter.keyboard.press('PageDown');
  const opening = page.context().waitForEvent('page');
  await presenter.getByRole('button', { name: 'Open the hall’s window' }).click();
  const hall = await opening;
  await expectStep({ hall, presenter }, 5);
});

test('black, the address for phones, and the end of the talk', async ({ page }) => {
  const { hall, presenter } = await openTalk(page, '#gist?s=zombie-writer&step=3');
  await presenter.keyboard.press('b');
  await expect(hall.locator('.slide-black')).toBeVisible();
  await expect(presenter.locator('.slide-black')).toHaveCount(0);
  await hall.keyboard.press('.');
  await expect(hall.locator('.slide-black')).toHaveCount(0);
  await presenter.getByRole('button', { name: 'Address', exact: true }).click();
  await expect(presenter.getByText('only this machine knows')).toBeVisible();
  await presenter.getByLabel('Address of the lesson for phones').fill('https://lesson.example/fencing/');
  await presenter.getByRole('button', { name: 'QR code' }).click();
  await expect(hall.locator('.slide-qr code')).toHaveText(
    'https://lesson.example/fencing/#gist?s=zombie-writer&step=3',
  );
  await presenter.getByRole('button', { name: 'End the talk' }).click();
  await expect(hall.getByRole('region', { name: 'Stage', exact: true })).toHaveAttribute('data-step', '3');
});

test('what is drawn belongs to its step', async ({ page }) => {
  const { hall, presenter } = await openTalk(page, '#gist?s=zombie-writer&step=7');
  await presenter.getByRole('button', { name: 'Draw', exact: true }).click();
  const box = await presenter.locator('.presenter-slide .slide-place').boundingBox();
  if (box === null) throw new Error('the slide is not there');
  await presenter.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await presenter.mouse.down();
  await presenter.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await presenter.mouse.up();
  await expect(hall.locator('.slide-ink polyline')).toHaveCount(1);
  await presenter.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(hall.locator('.slide-ink polyline')).toHaveCount(0);
  await presenter.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(hall.locator('.slide-ink polyline')).toHaveCount(1);
});

test('the hall is asked what the page asks; hands are counted, and shown beside what happened', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  const prediction = page.getByRole('region', { name: 'Prediction' });
  const question = await prediction.locator('legend').innerText();
  const choices = await prediction.locator('label:has(input[type=radio])').allInnerTexts();
  const { hall, presenter } = await startTalk(page);
  const hands = presenter.getByRole('region', { name: 'Hands' });
  await expect(hands.getByRole('heading')).toHaveText(question);
  await expect(hands.locator('.presenter-hands > span')).toHaveText(choices);
  await hands.getByLabel('It accepts it without a fence').fill('31');
  await hands.getByRole('button', { name: 'Show the question in the hall' }).click();
  await expect(hall.locator('.slide-ask')).toContainText('31');
  await expect(hall.locator('.slide-ask')).not.toContainText('This is what happens.');
  await presenter.keyboard.press('PageDown');
  await expect(hall.locator('.slide-ask'), 'the next step shows it first').toHaveCount(0);
  const happened = 'It accepts it without a fence, and refuses it with one. This is what happens.';
  await expect(hands.locator('[data-right=true]')).toHaveText(`${happened}31`);
  await hands.getByRole('button', { name: 'Show the answer in the hall' }).click();
  await expect(hall.locator('.slide-ask [data-right=true]')).toHaveText(`${happened} 31`);
  await expectNoAxeViolations(presenter);
});

test('code is run by the presenter and seen in the hall', async ({ page }) => {
  const { hall, presenter } = await openTalk(page);
  await goTo(presenter, 'Live code');
  await presenter.getByRole('textbox', { name: 'Python editor' }).fill('print("seen", 40 + 2)');
  await expect(hallSlide(hall)).toContainText('print("seen", 40 + 2)');
  await presenter.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(hall.locator('.slide-output')).toContainText('seen 42');
});

test('the explorer is run by the presenter, and the hall sees what it found', async ({ page }) => {
  const { hall, presenter } = await openTalk(page, '#gist?s=zombie-writer');
  await presenter.getByRole('button', { name: 'Explore', exact: true }).click();
  await presenter.getByRole('button', { name: 'Explore every interleaving' }).click();
  await expect(hall.locator('.slide-found')).toContainText('states');
  await presenter
    .getByRole('button', { name: /^Replay/ })
    .first()
    .click();
  await expect(hallSlide(hall)).toContainText('A small system, explored');
});

test('the order can be changed; it is kept, and goes into a link', async ({ page, context }) => {
  const { presenter } = await openTalk(page);
  await presenter.getByRole('button', { name: 'Change the order' }).click();
  await presenter.getByRole('button', { name: 'Hide: The fencing rule' }).click();
  await presenter.getByRole('button', { name: 'Move up: Live code' }).click();
  await presenter.reload();
  const items = presenter.getByRole('region', { name: 'Running order' }).getByRole('listitem');
  await expect(items.filter({ hasText: 'The fencing rule' })).toContainText('hidden');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await presenter.getByRole('button', { name: 'Copy link to this order' }).click();
  await expect(noticesOf(presenter)).toContainText('The link is copied.');
  const link = await presenter.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('!rule');
  const other = await openPresenter(context, link.replace('zombie-writer', 'gone'));
  await expect(noticesOf(other)).toContainText('names what this lesson does not have (“gone”)');
  await expect(other.getByText('This order came with the link. Your own is kept.')).toBeVisible();
});

async function openPresenter(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.presenter').waitFor();
  return page;
}

test('a second presenter’s window is pointed out in both, and steers too', async ({ page, context }) => {
  const talk = await openTalk(page, '#gist?s=zombie-writer&step=2');
  const second = await openPresenter(context, talk.presenter.url());
  for (const presenter of [second, talk.presenter]) {
    await expect(hallLine(presenter)).toContainText('A second presenter’s window is open');
  }
  await second.keyboard.press('PageDown');
  await expectStep(talk, 3);
});

test('a browser that opens no window says so, and the page stays a page', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openLesson(page, '#gist?s=zombie-writer&step=2');
  await page.keyboard.press('p');
  await expect(noticesOf(page)).toContainText('did not open the presenter’s window');
  await expect(page.getByRole('region', { name: 'Stage', exact: true })).toHaveAttribute('data-step', '2');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in either window, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const { hall, presenter } = await openTalk(page, '#gist?s=zombie-writer&step=9');
    await presenter.emulateMedia({ colorScheme });
    await expectNoAxeViolations(hall);
    await expectNoAxeViolations(presenter);
    await goTo(presenter, 'Live code');
    await expectNoAxeViolations(presenter);
    await expectNoAxeViolations(hall);
  });
}

test('both windows at 400 % zoom: nothing to scroll sideways, every control can be hit', async ({ page }) => {
  const { hall, presenter } = await openTalk(page, '#gist?s=zombie-writer&step=8');
  for (const window of [hall, presenter]) await window.setViewportSize({ width: 320, height: 256 });
  await presenter.getByRole('button', { name: 'Change the order' }).click();
  await presenter.getByRole('button', { name: 'Address', exact: true }).click();
  for (const title of ['The stale holder problem', 'Live code', 'Which status?']) {
    await goTo(presenter, title);
    for (const window of [hall, presenter]) {
      expect.soft(await partsTooWide(window), title).toEqual([]);
      expect.soft(await controlsTooSmall(window), title).toEqual([]);
    }
  }
});

test('in forced colours what is pressed differs, what is written keeps to them, and black is black', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { hall, presenter } = await openTalk(page, '#gist?s=zombie-writer&step=9');
  await presenter.emulateMedia({ forcedColors: 'active' });
  const styleOf = (window: Page, selector: string, property: string) =>
    window
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const ink = await styleOf(hall, '.slide-caption', 'color');
  expect(await styleOf(hall, '.slide-world .stage-heads text', 'fill')).toBe(ink);
  expect(await styleOf(hall, '.slide-world .stage-note text', 'fill')).toBe(ink);
  await presenter.getByRole('button', { name: 'Pointer', exact: true }).click();
  const buttons = '.presenter-tools .button';
  const [up, down] = [
    await styleOf(presenter, `${buttons}[aria-pressed=false]`, 'background-color'),
    await styleOf(presenter, `${buttons}[aria-pressed=true]`, 'background-color'),
  ];
  expect(down).not.toBe(up);
  await presenter.keyboard.press('b');
  expect(await styleOf(hall, '.slide-black', 'background-color')).toBe('rgb(0, 0, 0)');
});
