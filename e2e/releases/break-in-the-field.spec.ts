import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { nextVersion } from './next-version';
import { expect, type Town, test } from './release-test';

test.describe.configure({ mode: 'serial' });

const before = /^Showing \d+ products$/;
const after = /^Here are \d+ products$/;
const newest = '8.0.0';
const throwing = '8.1.0';

const files = /\/remotes\/catalog\/8\.0\.0\//;
const pageChunk = /\/remotes\/catalog\/8\.0\.0\/list\.\w+\.js/;
const complaints = /catalog|Failed to load resource|answer (404|500)|the page|integrity/i;

type Answer = (route: Route) => unknown;
const gone: Answer = (route) => route.fulfill({ status: 404, body: 'gone' });
const html: Answer = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
const silent: Answer = () => undefined;

async function ship(town: Town, version: string, words: string, from = 'Showing ${') {
  const live = version === throwing ? newest : town.versionOf('catalog');
  const folder = path.join(town.storeDir, 'remotes/catalog', live);
  await town.publish(nextVersion(folder, version, [from, words]));
  const versions = { catalog: version };
  const { release } = await town.move('promote', { versions, channel: 'live', drops: [] });
  await town.shown(release);
}

const goToProducts = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();

test.beforeAll(async ({ town }) => ship(town, newest, 'Here are ${'));

for (const [what, address, answer] of [
  ['a new version is missing', files, gone],
  ['a new version hangs', files, silent],
  ['the chunk of a page is HTML', pageChunk, html],
] as const) {
  test(`${what}: the previous version is shown, without a reload`, async ({
    page,
    alive,
    expectComplaint,
  }) => {
    if (answer !== silent) expectComplaint(complaints);
    await page.goto('/about');
    await alive();
    await page.route(address, answer);
    await goToProducts(page);
    await expect(page.getByText(before)).toBeVisible();
    await expect(page).toHaveURL('/products');
  });
}

test('a page of a version whose files are gone comes alive with the previous one', async ({
  page,
  alive,
  expectComplaint,
}) => {
  expectComplaint(complaints);
  await page.route(files, gone);
  await page.goto('/products');
  await expect(page.getByText(before)).toBeVisible();
  await alive();
});

test('when nothing comes, the page still sells; what comes late takes its place', async ({
  page,
  alive,
  axe,
}) => {
  const held: Route[] = [];
  let open = false;
  await page.goto('/about');
  await alive();
  await page.route(/\/remotes\/catalog\/|\/releases\//, (route) =>
    open ? route.continue() : void held.push(route),
  );
  await goToProducts(page);
  const notice = page.getByRole('alert');
  await expect(notice).toBeVisible({ timeout: 9_000 });
  await expect(notice.locator('a[href^="https://wa.me/"]')).toBeVisible();
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await axe();

  open = true;
  await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
  await expect(page.getByText(after).or(page.getByText(before))).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a version that throws while it is drawn gives way to the one before', async ({
  page,
  town,
  alive,
  expectComplaint,
}) => {
  expectComplaint(/null|undefined|React Router caught|hydration/i);
  await ship(town, throwing, `Here are \${null.all}\${`, 'Here are ${');
  await page.goto('/about');
  await alive();
  await goToProducts(page);
  await expect(page.getByText(after)).toBeVisible();

  await page.goto('/products');
  await expect(page.getByText(after)).toBeVisible();
});

test('a tab on a release that was taken back loads its next page in full', async ({
  page,
  town,
  alive,
}) => {
  await page.goto('/about');
  await alive();
  const { release } = await town.move('rollback', { part: 'catalog', channel: 'live' });
  await town.shown(release);
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await loaded;
  await expect(page).toHaveURL('/contact');
});

test.afterAll(async ({ town }) => {
  const { release } = await town.move('rollback', { part: 'catalog', channel: 'live' });
  await town.shown(release);
});
