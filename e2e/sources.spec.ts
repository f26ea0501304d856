import type { Locator, Page } from '@playwright/test';
import { noticesOf, openLesson } from './openLesson.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage', exact: true });
const panelOf = (page: Page): Locator => stageOf(page).getByRole('region', { name: 'Real systems', exact: true });

async function openPanel(page: Page, hash: string): Promise<Locator> {
  await openLesson(page, hash);
  await stageOf(page).getByRole('button', { name: 'Real systems', exact: true }).click();
  return panelOf(page);
}

/** Every choice, the tokens of A and B in the story of the stale holder, and a piece of B's request for the lock. */
const sources = [
  ['ZooKeeper: czxid', 'zkCzxid', '0x5_00000029', '0x5_0000002c', 'create -e -s /locks/x/lock- B'],
  ['ZooKeeper: czxid, new leader after each loss', 'zkEpoch', '0x5_00000029', '0x6_00000002', 'ls /locks/x'],
  ['ZooKeeper: sequence number', 'zkSequence', '0000000041', '0000000042', 'create -e -s /locks/x/lock- B'],
  ['ZooKeeper: sequence number at its end', 'zkWrap', '2147483647', '-2147483648', 'create -e -s'],
  ['ZooKeeper: sequence number, parent made anew', 'zkParent', '0000000041', '0000000000', 'create -e -s'],
  ['ZooKeeper: data version of the znode', 'zkVersion', '0', '0', 'create -e -s'],
  ['ZooKeeper: session id', 'zkSession', '0x32a3…0000', '0x12a3…0000', 'create -e -s'],
  ['etcd: create revision', 'etcdRevision', '41', '43', 'create("lock/x") = "0"'],
  ['etcd: create revision, busy cluster', 'etcdBusy', '41', '59', 'put "lock/x" "B" --lease=$LEASE'],
  ['etcd: lease id', 'etcdLease', '694d…0501', '3cee…0a02', 'LEASE=$(etcdctl lease grant 10'],
  ['Redis: INCR in the granting script', 'redisCounter', '41', '42', 'redis.call("INCR", KEYS[2])'],
  ['Redis: INCR, counter expires with the lock', 'redisExpiring', '41', '1', 'redis.call("PEXPIRE", KEYS[2]'],
  ['Redis: INCR, counter evicted', 'redisEvicted', '41', '1', 'redis.call("INCR", KEYS[2])'],
  ['DynamoDB: own counter', 'dynamoFence', '41', '42', 'Fence = if_not_exists(Fence, :zero) + :one'],
  ['DynamoDB: own counter, item deleted', 'dynamoDeleted', '41', '1', 'aws dynamodb update-item'],
  ['Chubby: sequencer', 'chubbyGeneration', '41', '42', 'TryAcquire(handle)'],
] as const;

test('each source shows its own tokens and its own requests, and is in the address', async ({ page }) => {
  const panel = await openPanel(page, '#gist?s=zombie-writer&step=4');
  const choice = panel.getByRole('combobox', { name: 'Tokens come from' });
  const fenced = page.getByRole('region', { name: 'Fence', exact: true });
  for (const [title, id, first, second, piece] of sources) {
    await choice.selectOption({ label: title });
    await expect(page).toHaveURL(new RegExp(`k=${id}`));
    await expect(fenced.getByText(first, { exact: true }).first()).toBeAttached();
    await expect(fenced.getByText(second, { exact: true }).first()).toBeAttached();
    await expect(panel.getByLabel('B: acquire', { exact: true })).toContainText(piece);
  }
  await choice.selectOption({ label: 'DynamoDB: own counter' });
  await expect(panel.getByLabel('Once, before the first request', { exact: true })).toContainText(
    'aws dynamodb create-table',
  );
  await choice.selectOption({ label: 'the story’s own counter' });
  await expect(page).not.toHaveURL(/k=/);
});

test('a link puts a real system on the Stage; a broken one says so and keeps the story', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&k=etcdRevision&step=9');
  await expect(stageOf(page)).toContainText('token 41 is lower than 43');
  await openLesson(page, '#gist?s=fence-loses-update&k=etcdNothing&step=1');
  await expect(noticesOf(page)).toContainText('names no token source of this page (“etcdNothing”)');
  await expect(stageOf(page)).toHaveAttribute('data-step', '1');
});

test('names and tokens are quoted, or refused with a sentence', async ({ page }) => {
  const panel = await openPanel(page, '#gist?s=zombie-writer&k=redisCounter&step=5');
  const name = panel.getByRole('textbox', { name: 'Resource name' });
  const token = panel.getByRole('textbox', { name: 'Token to show instead' });
  const request = panel.getByLabel('B: write', { exact: true });
  const problem = panel.getByRole('alert');
  await name.fill(`it's "mine" $1 é`);
  await expect(request).toContainText(String.raw`'data:{it'\''s "mine" $1 é}'`);
  await name.fill('');
  await expect(problem).toContainText('Give the resource a name');
  await name.fill('}');
  await expect(problem).toContainText('hash tag');
  await name.fill('x');
  await token.fill('9007199254740993');
  await expect(problem).toContainText('would be read as 9007199254740992');
  await token.fill('-1');
  await expect(problem).toContainText('never gives a negative number');
  await token.fill('old');
  await expect(problem).toContainText('no whole number');
  await token.fill('7');
  await expect(request).toContainText(`1 'data:{x}' 7 B`);
  await panel.getByRole('combobox', { name: 'Tokens come from' }).selectOption({ label: 'ZooKeeper: sequence number' });
  await token.fill('2147483648');
  await expect(problem).toContainText('after 2147483647 comes -2147483648');
});

test('a request is copied, and the panel says when it was compared with what', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openPanel(page, '#gist?s=zombie-writer&k=etcdRevision&step=1');
  await panel.getByRole('button', { name: 'Copy A: acquire', exact: true }).click();
  await expect(panel.getByRole('status', { name: 'Copying A: acquire' })).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await panel.getByLabel('A: acquire', { exact: true }).innerText());
  await expect(panel).toContainText(/Last compared on \d{4}-\d\d-\d\d with etcd 3/);
  await panel.getByRole('combobox', { name: 'Tokens come from' }).selectOption({ label: 'Chubby: sequencer' });
  await expect(panel).toContainText('Chubby is not public');
  await expectNoAxeViolations(page);
});

test('a failover of Redis gives the same token twice, and a FLUSHALL begins with 1 again', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&k=redisFailover&w=seal.fence&v=1&d=sA-dA1-da1.f.sB-dB1-db1&step=3');
  const sealed = page.getByRole('region', { name: 'Fence on reads too', exact: true });
  await expect(sealed.getByText('41', { exact: true })).toHaveCount(2);
  await openLesson(page, '#gist?s=zombie-writer&k=redisFlushed&w=seal.fence&step=1');
  await stageOf(page).getByRole('button', { name: 'Choose what happens', exact: true }).click();
  await stageOf(page).getByRole('button', { name: 'FLUSHALL at the lock service' }).click();
  await expect(stageOf(page)).toContainText('the lock and its counter are gone');
  await stageOf(page).getByRole('button', { name: 'B asks for the lock' }).click();
  await stageOf(page).getByRole('button', { name: 'deliver B’s acquire' }).click();
  await expect(stageOf(page)).toContainText('grants B the lock for 10 s, with token 1.');
});

test('Chubby withholds a lost lock until the lock-delay ends', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&k=chubbyDelay&step=4');
  await expect(stageOf(page)).toContainText('refuses B: its last holder lost the lock, and the lock-delay is not over');
  await stageOf(page).getByRole('button', { name: 'Choose what happens', exact: true }).click();
  await stageOf(page).getByRole('button', { name: 'the lock-delay ends' }).click();
  await expect(stageOf(page)).toContainText('The lock-delay is over: the lock can be had again.');
  await stageOf(page).getByRole('button', { name: 'B asks for the lock' }).click();
  await stageOf(page).getByRole('button', { name: 'deliver B’s acquire' }).click();
  await expect(stageOf(page)).toContainText('grants B the lock for 10 s, with token 42.');
});

test('the explorer looks through a small system with tokens from a recipe', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer');
  await stageOf(page).getByRole('button', { name: 'Explore', exact: true }).click();
  const panel = stageOf(page).getByRole('region', { name: 'Explore', exact: true });
  await panel.getByRole('combobox', { name: 'Tokens from' }).selectOption({ label: 'etcd: version of the key' });
  await panel
    .getByRole('button', { name: /^Explore/ })
    .first()
    .click();
  await expect(panel.getByText(/violated in \d+ steps/).first()).toBeVisible();
});
