import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { classMismatches } from '../fixtures/hydration';
import { nextVersion } from './next-version';
import { expect, test } from './release-test';

// During a release pages are requested without a pause; on a busy machine that takes its time.
test.describe.configure({ mode: 'serial' });

const before = /^Showing \d+ products$/;
const after = /^Here are \d+ products$/;
const fixed = '9.0.0';
const again = '9.1.0';
const tried = '9.2.0';

interface PageData {
  release: { id: string };
}

/** The release in a page's HTML. */
function readPage(html: string): { data: PageData; scripts: string[]; text: string } {
  const block = (id: string) => {
    const [, json = '{}'] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
    return JSON.parse(json);
  };
  const boot: { scripts: { url: string }[] } = block('boot-data');
  const [first = ''] = /\/remotes\/host\/[^"]*boot[^"]*\.js/.exec(html) ?? [];
  return {
    data: block('page-data'),
    scripts: [first, ...boot.scripts.map(({ url }) => url)],
    text: /(Showing|Here are) \d+ products/.exec(html)?.[1] ?? '',
  };
}

const open = async (request: APIRequestContext, address: string) =>
  readPage(await (await request.get(address)).text());

const goToProducts = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();

let first = '';
let second = '';

test('the catalogue team ships a fix at noon: an open tab works to its end as it was, a new one has the fix', async ({
  page,
  context,
  request,
  releaseStack,
  hydrated,
}) => {
  await page.goto('/about');
  await hydrated();
  first = (await open(request, '/about')).data.release.id;
  const folder = path.join(
    releaseStack.storeDir,
    'remotes/catalog',
    releaseStack.versionOf('catalog'),
  );

  await releaseStack.publish(nextVersion(folder, fixed, ['Showing ${', 'Here are ${']));
  const moved = await releaseStack.move('promote', {
    versions: { catalog: fixed },
    channel: 'live',
    drops: [],
    why: 'friendlier words',
  });
  second = moved.release;
  await releaseStack.shown(second);

  await goToProducts(page);
  await expect(page.getByText(before)).toBeVisible();

  const { data, text, scripts } = await open(request, '/products');
  expect([data.release.id, text]).toEqual([second, 'Here are']);
  const catalogue = scripts.filter((url) => url.startsWith('/remotes/catalog/'));
  expect(catalogue.length).toBeGreaterThan(1);
  expect(catalogue.filter((url) => !url.startsWith(`/remotes/catalog/${fixed}/`))).toEqual([]);

  const tab = await context.newPage();
  await tab.goto('/products');
  await expect(tab.getByText(after)).toBeVisible();
  await tab.waitForFunction(() =>
    Object.keys(document.querySelector('#root main') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  expect(await tab.evaluate(classMismatches)).toEqual([]);
  await expect(tab.getByText(after)).toBeVisible();
});

test('a rollback is seen within seconds, and tabs notice that their release was withdrawn', async ({
  page,
  request,
  releaseStack,
}) => {
  const { release } = await releaseStack.move('rollback', { part: 'catalog', channel: 'live' });
  await releaseStack.shown(release);

  await page.goto('/products');
  await expect(page.getByText(before)).toBeVisible();
  const channel = await (await request.get('/channels/current.json')).json();
  // Other tests of this store have taken releases back before.
  expect(channel).toEqual({
    release,
    withdrawn: expect.arrayContaining([second]),
    withdrawnVersions: expect.arrayContaining([`catalog@${fixed}`]),
  });
  expect((await request.get(`/releases/${first}.json`)).status()).toBe(200);
});

test('an open tab loads a page from the server only when a version that it runs was taken back', async ({
  page,
  releaseStack,
  hydrated,
}) => {
  // Seven moves; the gate runs the code before each promote.
  test.slow();
  const folder = path.join(releaseStack.storeDir, 'remotes/catalog', fixed);
  await releaseStack.ship(nextVersion(folder, tried, ['Here are', 'Here are']));
  await page.goto('/about');
  await hydrated();
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  const isSameTab = () => page.evaluate(() => 'isSameTab' in window);
  const follow = async (name: string) => {
    const answer = page.waitForResponse('**/channels/current.json');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await answer;
  };

  // Another team's, and its own that is promoted again: nothing of this tab is taken back.
  await releaseStack.ship(releaseStack.build('blog', tried));
  await releaseStack.takeBack('blog', 'catalog');
  const versions = { catalog: tried };
  await releaseStack.shown(
    (await releaseStack.move('promote', { versions, channel: 'live', drops: [] })).release,
  );
  await follow('Products');
  await expect(page.getByText(after)).toBeVisible();
  await follow('About');
  await expect(page).toHaveURL(/\/about$/);
  expect(await isSameTab()).toBe(true);

  await releaseStack.takeBack('catalog');
  await follow('Products');
  await expect(page.getByText(before)).toBeVisible();
  expect(await isSameTab()).toBe(false);
});

test('in the middle of a release two storefronts have every file of every page', async ({
  request,
  releaseStack,
}) => {
  const folder = path.join(releaseStack.storeDir, 'remotes/catalog', fixed);
  await releaseStack.publish(nextVersion(folder, again, ['Here are', 'Here are']));
  const otherShop = await releaseStack.openSecondShop();
  let moving = true;
  const seen = new Set<string>();
  const move = async () => {
    const versions = { catalog: again };
    const forth = await releaseStack.move('promote', { versions, channel: 'live', drops: [] });
    await releaseStack.shown(forth.release);
    await expect.poll(() => seen.has(again), { timeout: 20_000 }).toBe(true);
    const back = await releaseStack.move('rollback', { part: 'catalog', channel: 'live' });
    await releaseStack.shown(back.release);
  };
  const visit = async (turn: number) => {
    const [shop, other] =
      turn % 2 === 0 ? [releaseStack.shop, otherShop] : [otherShop, releaseStack.shop];
    const { data, scripts, text } = await open(request, `${shop}/products?turn=${turn}`);
    const set = await (await request.get(`${shop}/releases/${data.release.id}.json`)).json();
    const { version } = set.parts.catalog;
    // HTML, data and scripts are of one release; a busy machine may leave a page to the browser.
    if (text) {
      seen.add(version);
      expect(text).toBe(version === again ? 'Here are' : 'Showing');
    }
    const files = scripts.filter((url) => url.startsWith('/remotes/catalog/'));
    expect(files.filter((url) => !url.includes(`/${version}/`))).toEqual([]);
    for (const url of [...files, `/releases/${data.release.id}.json`]) {
      expect([url, (await request.get(other + url)).status()]).toEqual([url, 200]);
    }
  };
  const visits = async () => {
    for (let turn = 0; moving; turn += 1) await visit(turn);
  };
  const moved = move().finally(() => {
    moving = false;
  });
  await Promise.all([moved, visits()]);
  expect([...seen].sort()).toEqual([releaseStack.versionOf('catalog'), again].sort());
});

test('a preview is for visitors with its link, names itself, and can be left', async ({
  page,
  browser,
  releaseStack,
  hydrated,
  axe,
}) => {
  const { preview = '' } = await releaseStack.move('promote', {
    versions: { catalog: fixed },
    channel: 'catalog-team',
    drops: [],
  });
  await page.goto(preview);
  await hydrated();
  await goToProducts(page);
  await expect(page.getByText(after)).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('catalog-team');
  await axe();

  const visitor = await browser.newContext({ baseURL: releaseStack.shop });
  const other = await visitor.newPage();
  await other.goto('/products');
  await expect(other.getByText(before)).toBeVisible();
  await visitor.close();

  await bar.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await page.goto('/products');
  await expect(page.getByText(before)).toBeVisible();
});
