import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { classMismatches } from '../fixtures/hydration';
import { rupees } from '../fixtures/rupees';
import { expect, type ReleaseStack, test } from './release-test';
import { checkOut } from './team-checkout';

test.describe.configure({ mode: 'serial' });

/** The page as its team filled it in: a loader, rules, and its style. */
const newPage = path.join(import.meta.dirname, 'new-page/src');
const address = '/collections/under-1000';

/** Adds the page as CONTRIBUTING.md says, in a checkout that holds no other app, and ships it. */
async function shipNewPage({ shop, token }: ReleaseStack, version: string): Promise<string> {
  const checkout = checkOut('catalog-mf');
  try {
    await checkout.create('page', 'catalog', '/collections/:slug', 'collection');
    checkout.add(newPage);
    checkout.edit('CHANGELOG.md', '## 1.0.0', `## ${version}\n\nCollections.\n\n## 1.0.0`);
    const release = (...args: string[]) =>
      checkout.release([...args, '--store', shop], { RELEASE_TOKEN: token });
    expect(await release('publish', `catalog@${version}`)).toContain('it fits what is live');
    const output = await release('promote', `catalog@${version}`, '--why', 'collections');
    return /^live: release (\w+)$/m.exec(output)?.[1] ?? '';
  } finally {
    checkout.remove();
  }
}

const hostScript = async (request: APIRequestContext, page: string) =>
  /\/remotes\/host\/[^"]*main[^"]*\.js/.exec(await (await request.get(page)).text())?.[0];

test('a team adds a page: it is live by a release of that remote alone', async ({
  page,
  request,
  releaseStack,
  catalogue,
  hydrated,
  axe,
}) => {
  test.setTimeout(240_000);
  const version = `5.0.${test.info().repeatEachIndex}`;
  expect((await request.get(address)).status()).toBe(404);
  const host = await hostScript(request, '/about');
  await releaseStack.shown(await shipNewPage(releaseStack, version));

  const answer = await request.get(address);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toMatch(/<title>Gifts under ₹1,000 \| /);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/collections\/under-1000"/);
  expect(html).toMatch(/<meta name="description" content="Small leather things/);
  expect(html).toContain(`/remotes/catalog/${version}/collection.`);
  expect((await request.get('/collections/none')).status()).toBe(404);
  expect(await hostScript(request, address)).toBe(host);

  await page.goto(address);
  await hydrated();
  const heading = page.getByRole('heading', { level: 1, name: 'Gifts under ₹1,000' });
  await expect(heading).toBeVisible();
  expect(await page.evaluate(classMismatches)).toEqual([]);
  await axe();
  const [cheapest] = [...catalogue.products]
    .filter(({ price }) => price > 0 && price < 1000)
    .sort((a, b) => a.price - b.price || a.id - b.id);
  const first = page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first();
  await expect(first).toContainText(rupees(cheapest?.price ?? 0));

  await page.evaluate(() => {
    document.documentElement.dataset.sameTab = 'yes';
  });
  await first.click();
  await expect(page).toHaveURL(/\/products\/./);
  await expect(heading).toHaveCount(0);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(/^Gifts under ₹1,000 \| /);
  // By the router: no document was loaded again.
  expect(await page.evaluate(() => document.documentElement.dataset.sameTab)).toBe('yes');
});

test('the page goes as it came, by a rollback', async ({ request, releaseStack }) => {
  const { release } = await releaseStack.move('rollback', { part: 'catalog', channel: 'live' });
  await releaseStack.shown(release);
  expect((await request.get(address)).status()).toBe(404);
});
