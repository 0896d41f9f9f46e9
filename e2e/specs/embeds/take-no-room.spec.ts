import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, grid, page, shopUrl, test } from '../../fixtures/elsewhere-test';

test('a shop that cannot be reached takes no room; its products come when the connection is back', async ({
  page: tab,
  context,
  expectComplaint,
  elsewhere,
}) => {
  const style = '<style>.room{display:block;min-height:940px}</style>';
  const body = grid('limit="2" class="room"').replace(/ style="[^"]*"/, '');
  const site = await elsewhere({ '/': { body: page(`<p>Wait</p>${body}<p>Below</p>`, style) } });
  expectComplaint(/the shop cannot be reached/);
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  let isOffline = false;
  await tab.route('**/embed.js', async (route) => {
    const answer = await route.fetch();
    await context.setOffline(true);
    isOffline = true;
    await route.fulfill({ response: answer });
  });
  const warned = tab.waitForEvent('console', (message) => message.type() === 'warning');
  await tab.goto(site);
  await warned;
  expect(isOffline).toBe(true);
  await expect(tab.getByRole('link', { name: 'Our bags' })).toBeVisible();
  const below = async () => (await tab.getByText('Below').boundingBox())?.y ?? 999;
  await expect.poll(below).toBeLessThan(300);

  await context.setOffline(false);
  await expect(tab.getByRole('article')).toHaveCount(2);
});

test('the code that the guide gives takes no room where the whole shop is down', async ({
  page: tab,
  expectComplaint,
  elsewhere,
}) => {
  const file = path.join(import.meta.dirname, '../../../docs/embedding.md');
  const guide = await readFile(file, 'utf8');
  const code = /```html\n([\s\S]*?)```/
    .exec(guide)?.[1]
    ?.replaceAll('https://shop.example', shopUrl);
  const site = await elsewhere({ '/': { body: page(`${code}<p>Below</p>`) } });
  expectComplaint(/ERR_FAILED/);
  await tab.route('**/embed.js', (route) => route.abort());
  await tab.goto(site);
  const below = async () => (await tab.getByText('Below').boundingBox())?.y ?? 0;
  expect(await below()).toBeGreaterThan(900);
  // As after 15 seconds.
  await tab.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await below()).toBeLessThan(300);
  await expect(tab.getByRole('link', { name: 'Our wallets' })).toBeVisible();

  await tab.unrouteAll();
  await tab.reload();
  await expect(tab.getByRole('article').first()).toBeVisible();
  expect(await below()).toBeGreaterThan(900);
});
