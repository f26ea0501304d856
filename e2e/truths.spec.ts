import { openLesson } from './openLesson.ts';
import { expect, test } from './test.ts';

/** As the facts have it: what breaks in which world, and what holds. */
const truths: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'fence-loses-update',
    { Fence: 'an update is lost at step 9', 'Fence on reads too': 'stale request refused at step 7' },
  ],
  ['superseded-write-accepted', { Fence: 'no data wrong so far', 'Fence on reads too': 'no data wrong so far' }],
  [
    'strict-or-not',
    {
      Fence: 'an old copy wins at step 6',
      'Strict fence': 'the holder is refused at step 5',
      'Token and sequence': 'stale request refused at step 6',
    },
  ],
  [
    'check-then-act',
    { 'Fence on reads too': 'no data wrong so far', 'Storage checks, then acts': 'last writer wins at step 8' },
  ],
  [
    'issuer-goes-back',
    { 'Fence on reads too': 'stale request refused at step 7', 'Issuer goes back': 'an update is lost at step 9' },
  ],
];

for (const [index, [scenario, verdicts]] of truths.entries()) {
  test(`one click loads ${scenario}, which breaks and holds where it should`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page);
    await page.getByRole('link', { name: 'Show it on the Stage' }).nth(index).click();
    await expect(page).toHaveURL(new RegExp(`s=${scenario}$`));
    await page.keyboard.press('End');
    for (const [world, verdict] of Object.entries(verdicts)) {
      await expect(page.getByRole('region', { name: world, exact: true })).toContainText(verdict);
    }
  });
}

test('that a superseded write was accepted is a light of its own, and leads to its step', async ({ page }) => {
  await openLesson(page, '#gist?s=superseded-write-accepted&step=8');
  const details = page.getByRole('region', { name: 'Fence on reads too: details' });
  const light = details.getByRole('listitem').filter({ hasText: 'no write of a superseded holder is accepted' });
  await light.getByRole('button', { name: 'broken at step 5' }).click();
  const stage = page.getByRole('region', { name: 'Stage', exact: true });
  await expect(stage).toHaveAttribute('data-step', '5');
  await expect(stage).toContainText('it cannot tell that the lock has moved on');
});
