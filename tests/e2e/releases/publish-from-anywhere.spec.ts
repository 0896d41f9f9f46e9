import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Route } from '@playwright/test';
import { installPlatform } from '../harness/install-platform';
import { root } from '../harness/service';
import { reviewsFiles, starsFiles, writeFiles } from './plain-remotes';
import { expect, type ReleaseStack, test } from './release-test';
import { run } from './team-checkout';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Empty but for the installed platform: no checkout of the site, no webpack. */
let folder: string;
let cli: string;
let token = '';

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plain-team-'));
  writeFiles(folder, { 'package.json': '{}' });
  cli = installPlatform(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (...args: string[]) => [cli, 'release', ...args];

/** `npx federated-site release …` of the team. */
const release = ({ shop }: ReleaseStack, ...args: string[]) =>
  run(folder, process.execPath, command(...args, '--store', shop), { RELEASE_TOKEN: token });

/** Makes it live, and waits until visitors have it. */
async function move(stack: ReleaseStack, ...args: string[]): Promise<void> {
  const said = await release(stack, ...args);
  await stack.shown(/^live: release (\w+)/m.exec(said)?.[1] ?? '');
}

function platformOf({ storeDir, versionOf }: ReleaseStack): string {
  const host = path.join(storeDir, 'remotes/host', versionOf('host'), 'part.json');
  return `^${JSON.parse(readFileSync(host, 'utf8')).platform}`;
}

/** The header as the server sends it. */
async function headerOf(request: APIRequestContext, url = '/about'): Promise<string> {
  const sent = await (await request.get(url)).text();
  return sent.slice(sent.indexOf('<header'), sent.indexOf('</header>'));
}

let headerBefore: string;

test('a team that no checkout knows publishes two apps, with a token for all names that begin alike', async ({
  request,
  releaseStack,
}) => {
  headerBefore = await headerOf(request);
  expect(headerBefore).toContain('>FAQ</a>');
  const said = await run(
    root,
    process.execPath,
    ['platform/commands/cli.mjs', 'release', 'token', 'add', 'team-*'],
    { STORE_DIR: releaseStack.storeDir },
  );
  expect(said).toContain('Nothing was published yet as team-*');
  [token = ''] = said.split('\n');

  const platform = platformOf(releaseStack);
  writeFiles(path.join(folder, 'stars'), starsFiles(platform));
  writeFiles(path.join(folder, 'reviews'), reviewsFiles(platform, '1.0.0'));
  for (const name of ['stars', 'reviews']) {
    const version = `team-${name}@1.0.0`;
    expect(await release(releaseStack, 'publish', version, '--from', name)).toMatch(
      new RegExp(`^published ${version} in .*\nit fits what is live`),
    );
    await move(releaseStack, 'promote', version);
  }
  expect(await release(releaseStack, 'status')).toMatch(/team-stars +1\.0\.0/);
  await expect(
    release(releaseStack, 'publish', 'catalog@99.0.0', '--from', 'stars'),
  ).rejects.toThrow('this token is for team-*, not for catalog');
});

test('its page is rendered on the server, with the fallback of a widget that only browsers draw', async ({
  page,
  request,
  hydrated,
}) => {
  const sent = await (await request.get('/reviews')).text();
  expect(sent).toContain('<title>Reviews | Plain team</title>');
  expect(sent).toContain('<h1>Reviews, version 1.0.0</h1>');
  expect(sent).toContain('<p>Four of five</p>');

  await page.goto('/reviews');
  await hydrated();
  await expect(page.getByText('★★★★ from a browser')).toBeVisible();
  await expect(page.getByText('Four of five')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`its entry is the last of the menu at ${width} px, without scripts too, and leads to its page`, async ({
    browser,
    page,
    hydrated,
    releaseStack,
  }) => {
    const viewport = { width, height: 800 };
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false, viewport });
    await page.setViewportSize(viewport);
    try {
      for (const tab of [await withoutScripts.newPage(), page]) {
        await tab.goto(`${releaseStack.shop}/about`);
        if (tab === page) await hydrated();
        const header = tab.getByRole('banner');
        if (width < 1080) await header.locator('summary').click();
        const entries = header.getByRole('listitem').filter({ visible: true });
        const own = ['Home', 'Products', 'About', 'Blogs', 'Contact', 'FAQ'];
        await expect(entries).toHaveText([...own, 'Reviews & stars 1.0.0']);
        await entries.last().click();
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Reviews, version 1.0.0');
        if (width < 1080) await header.locator('summary').click();
        await expect(entries.last().getByRole('link')).toHaveAttribute('aria-current', 'page');
      }
    } finally {
      await withoutScripts.close();
    }
  });
}

test('the page of an app without a server bundle is sent with its title, and drawn by the browser', async ({
  page,
  request,
}) => {
  const answer = await request.get('/stars');
  expect(answer.status()).toBe(200);
  const sent = await answer.text();
  expect(sent).toContain('<title>Stars | Plain team</title>');
  expect(sent).toContain('<footer');

  await page.goto('/stars');
  await page.getByRole('button', { name: 'Given: 0' }).click();
  await expect(page.getByRole('button', { name: 'Given: 1' })).toBeVisible();
});

test('sitemap, embeds and files know both', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]*\/reviews<\/loc>/);
  expect(sitemap).toMatch(/<loc>[^<]*\/stars<\/loc>/);
  expect(await (await request.get('/embed/v1')).json()).toMatchObject({
    'team-rating': { widget: 'team-reviews/Rating' },
  });
  const fragment = await (await request.get('/embed/v1/team-reviews/Rating')).text();
  expect(fragment).toContain('Rated ');
  const picture = await request.get('/remotes/team-reviews/1.0.0/assets/star.svg');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  expect((await request.get('/remotes/team-reviews/1.0.0/server.js')).status()).toBe(404);
});

for (const isListed of [false, true]) {
  test(`a changed byte of a module that it imports runs nowhere${isListed ? ', though its list of hashes says so' : ''}`, async ({
    browser,
    releaseStack,
  }) => {
    // Its console has errors, which a test of a visitor does not allow.
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      const addition = '\nwindow.isChanged = 1;';
      await page.route('**/team-stars/1.0.0/assets/stars.js*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()) + addition });
      });
      const list = async (route: Route) => {
        const response = await route.fetch();
        const json = await response.json();
        const text = starsFiles('')['assets/stars.js'] + addition;
        const hash = createHash('sha384').update(text).digest('base64');
        json.files['assets/stars.js'].integrity = `sha384-${hash}`;
        await route.fulfill({ response, json });
      };
      if (isListed) await page.route('**/team-stars/1.0.0/part.json', list);
      const refused = page.waitForEvent('console', (one) =>
        one.text().includes(`${isListed ? 'part.json' : 'stars.js'} did not load`),
      );
      await page.goto(`${releaseStack.shop}/reviews`);
      await refused;
      await expect(page.getByText('Four of five')).toBeVisible();
      expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
    } finally {
      await context.close();
    }
  });
}

test('a preview is opened on another machine by its link, with the menu of its version', async ({
  browser,
  request,
  releaseStack,
}) => {
  writeFiles(path.join(folder, 'next'), reviewsFiles(platformOf(releaseStack), '1.1.0'));
  await release(releaseStack, 'publish', 'team-reviews@1.1.0', '--from', 'next');
  const said = await release(
    releaseStack,
    ...['promote', 'team-reviews@1.1.0', '--channel', 'reviews-team'],
  );
  const [, link = ''] = /^open it at (\S+)$/m.exec(said) ?? [];
  expect(link).toContain(`${releaseStack.shop}/_preview/reviews-team.`);
  const teammate = await browser.newContext();
  try {
    const tab = await teammate.newPage();
    await tab.goto(link);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Reviews, version 1.1.0');
    expect(await headerOf(tab.request, tab.url())).toContain('>Reviews &amp; stars 1.1.0</a>');
    expect(await headerOf(request)).toContain('>Reviews &amp; stars 1.0.0</a>');
  } finally {
    await teammate.close();
  }
});

test('an app that leaves names who uses it first, and takes all of itself along', async ({
  request,
  releaseStack,
}) => {
  await expect(release(releaseStack, 'remove', 'team-stars')).rejects.toThrow(
    'team-reviews@1.0.0 places team-stars/Stars, which goes with team-stars@1.0.0',
  );
  expect((await request.get('/stars')).status()).toBe(200);

  await move(releaseStack, 'remove', 'team-stars', '--drop', 'team-stars/Stars');
  expect((await request.get('/stars')).status()).toBe(404);
  expect(await (await request.get('/reviews')).text()).toContain('Four of five');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/stars<');

  await move(releaseStack, 'remove', 'team-reviews', '--drop', 'team-rating');
  expect(await headerOf(request)).toBe(headerBefore);
  expect((await request.get('/reviews')).status()).toBe(404);
  expect((await (await request.get('/embed/v1')).json())['team-rating']).toBeUndefined();
  expect(await release(releaseStack, 'status')).not.toMatch(/^ *team-/m);
});
