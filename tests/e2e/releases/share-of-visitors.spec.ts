import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { throwsFor } from './faults/broken-code';
import { nextVersion } from './next-version';
import { expect, type ReleaseStack, test } from './release-test';

// One share at a time is what a store has.
test.describe.configure({ mode: 'serial' });

const sound = '9.5.0';
const faulty = '9.6.0';
const before = /^Showing \d+ products$/;
const after = /^Here are \d+ products$/;

interface Arm {
  pages: number;
  draw: number;
  settled: number;
  alive: number;
}
interface Status {
  parts: { name: string; version: string }[];
  canary?: { share: number; counts: { canary: Arm; control: Arm } };
}
interface Line {
  action: string;
  by: string;
  why?: string;
  channel?: string;
  changes: { part: string; from: string | null; to: string | null }[];
}

/** A storefront loads a release first: on a busy machine that takes longer than a page, in ms. */
const loaded = { timeout: 20_000 };

/** What the team of the catalogue asks the store over HTTP. */
const ask = async <T>({ shop, token }: ReleaseStack, route: string): Promise<T> => {
  const headers = { authorization: `Bearer ${token}`, connection: 'close' };
  return (await fetch(`${shop}/_release/${route}`, { headers })).json() as Promise<T>;
};
const canaryOf = async (stack: ReleaseStack) => (await ask<Status>(stack, 'status')).canary;

/** A page as a robot asks for it, which never says that it came alive. */
async function visit(shop: string, number: number): Promise<string> {
  const accept = 'text/html';
  const headers = { accept, cookie: `visitor-number=${number}`, connection: 'close' };
  const html = await (await fetch(`${shop}/products`, { headers })).text();
  return /(Showing|Here are) \d+ products/.exec(html)?.[1] ?? '';
}

/** Shows a version to a share of the visitors, and waits until every storefront does. */
async function shareOut(
  stack: ReleaseStack,
  version: string,
  more: { share: number; promoteAfterMs?: number },
  shops: readonly string[] = [stack.shop],
): Promise<void> {
  await stack.move('promote', {
    versions: { catalog: version },
    channel: 'live',
    drops: [],
    ...more,
  });
  for (const shop of shops) {
    await expect.poll(() => visit(shop, 0), loaded).toBe('Here are');
  }
}

async function newVisitor(browser: Browser, shop: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL: shop, viewport: { width: 390, height: 844 } });
}

test.beforeAll(async ({ releaseStack }) => {
  const live = releaseStack.versionOf('catalog');
  const folder = path.join(releaseStack.storeDir, 'remotes/catalog', live);
  const words = ['Showing ${', 'Here are ${'] as const;
  await releaseStack.publish(nextVersion(folder, sound, words));
  await releaseStack.publish(nextVersion(folder, faulty, words, throwsFor('Unlucky')));
});

test('half of the visitors see the new version, each the same one at every visit and in open tabs', async ({
  browser,
  releaseStack,
  request,
}) => {
  await shareOut(releaseStack, sound, { share: 50 });
  const met = new Map<string, BrowserContext>();
  for (let tries = 0; met.size < 2 && tries < 30; tries += 1) {
    const visitor = await newVisitor(browser, releaseStack.shop);
    const page = await visitor.newPage();
    await page.goto('/products');
    const text = await page.getByText(/^(Showing|Here are) \d+ products$/).innerText();
    const [cookie, ...others] = await visitor.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'visitor-number', httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.value).toMatch(/^\d{1,2}$/);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(7 * 24 * 60 * 60);
    const arm = text.startsWith('Here') ? 'canary' : 'control';
    expect(Number(cookie?.value) < 50).toBe(arm === 'canary');
    if (met.has(arm)) await visitor.close();
    else met.set(arm, visitor);
  }
  for (const [arm, visitor] of met) {
    const text = arm === 'canary' ? after : before;
    const page = visitor.pages()[0] ?? (await visitor.newPage());
    await page.screenshot({ path: test.info().outputPath(`${arm}-390.png`) });
    const reported = page.waitForRequest((one) => /^alive catalog /.test(one.postData() ?? ''));
    await page.reload();
    await reported;
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
  }
  expect([...met.keys()].sort()).toEqual(['canary', 'control']);

  // Another team goes on meanwhile, and both arms have what it ships.
  await releaseStack.ship(releaseStack.build('blog', sound));
  for (const number of [0, 99]) {
    await expect
      .poll(async () => {
        const headers = { cookie: `visitor-number=${number}` };
        return (await request.get('/blogs', { headers })).text();
      }, loaded)
      .toContain(`/remotes/blog/${sound}/`);
  }
  await releaseStack.takeBack('blog');

  const answer = await request.get('/products', { headers: { cookie: 'visitor-number=0' } });
  expect(answer.headers()['cache-control']).toBe('private, no-cache');

  const { takenBack } = (await releaseStack.move('rollback', {
    part: 'catalog',
    channel: 'live',
  })) as { takenBack?: string };
  expect(takenBack).toBe(`catalog@${sound}`);
  await expect.poll(() => visit(releaseStack.shop, 0)).toBe('Showing');
  // A tab that runs what was taken back loads its next page from the server.
  for (const tab of met.get('canary')?.pages() ?? []) {
    const documentRequest = tab.waitForRequest((one) => one.isNavigationRequest());
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await documentRequest;
    await expect(tab.getByText(before)).toBeVisible();
  }
  for (const visitor of met.values()) await visitor.close();
  const last = await request.get('/products', { headers: { cookie: '' } });
  expect(last.headers()['set-cookie']).toBeUndefined();
});

test('a version that throws for one visitor in five is taken back by itself, by what two storefronts counted', async ({
  browser,
  releaseStack,
}) => {
  test.slow();
  const shops = [releaseStack.shop, await releaseStack.openSecondShop()];
  const live = (await ask<Status>(releaseStack, 'status')).parts;
  await shareOut(releaseStack, faulty, { share: 10 }, shops);

  // As many visitors of each kind as there are: one in ten has the new version, one in five is unlucky.
  const unlucky = async (shop: string, number: number, turn: number) => {
    const visitor = await browser.newContext({
      baseURL: shop,
      userAgent: 'Mozilla/5.0 Chrome/120 Unlucky',
      // Of addresses of their own: reports of one are limited.
      extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${turn}` },
    });
    await visitor.addCookies([{ name: 'visitor-number', value: String(number), url: shop }]);
    const page = await visitor.newPage();
    const reported = page.waitForRequest((one) => /^draw catalog /.test(one.postData() ?? ''));
    await page.goto('/products');
    if (number < 10) await reported;
    else await page.getByText(before).waitFor();
    reported.catch(() => undefined);
    await visitor.close();
  };
  let sent = 0;
  let faults = 0;
  for (let turn = 1; turn <= 20 && (await canaryOf(releaseStack)); turn += 1) {
    const shop = shops[turn % 2] ?? releaseStack.shop;
    for (let number = 0; number < 45; number += 1) await visit(shop, 10 + number);
    for (let number = 0; number < 4; number += 1) await visit(shop, number);
    sent += 4;
    if (!(await canaryOf(releaseStack))) break;
    await unlucky(shop, 4, turn);
    sent += 1;
    faults += 1;
    if (turn > 1) continue;
    // What one storefront counted is in the sum, with the two pages that waited for the start.
    await expect
      .poll(async () => (await canaryOf(releaseStack))?.counts.canary)
      .toMatchObject({ draw: 1 });
  }
  await expect.poll(() => canaryOf(releaseStack), { timeout: 10_000 }).toBeUndefined();
  // In simulation half are found within 25 pages, 95 % within 50; these are in order.
  expect(sent).toBeLessThanOrEqual(60);

  const lines = await ask<Line[]>(releaseStack, 'log?limit=20');
  const moves = lines.filter(
    ({ by, changes }) => by === 'automatic' && changes.some(({ from }) => from === faulty),
  );
  // The share is ended by whichever storefront comes first, also by one that follows what is live.
  expect(moves.map(({ action, channel }) => `${action} ${channel}`).sort()).toEqual([
    expect.stringMatching(/^(rollback|follow) canary$/),
    'withdraw live',
  ]);
  const [, failed, pages] =
    /^of 9\.6\.0 (\d+) of (\d+) pages failed \(draw \d+\) and .* never came alive; of \S+ 0 of \d+ pages failed/.exec(
      moves.find(({ action }) => action === 'withdraw')?.why ?? '',
    ) ?? [];
  // The last visits may have come while it was decided.
  expect(faults - Number(failed)).toBeLessThanOrEqual(1);
  expect(sent - Number(pages)).toBeLessThanOrEqual(5);
  const status = await ask<Status>(releaseStack, 'status');
  expect(status.parts).toEqual(live);
  for (const shop of shops) await expect.poll(() => visit(shop, 0)).toBe('Showing');
});

test('a version that holds is live for all after its time', async ({ releaseStack }) => {
  await shareOut(releaseStack, sound, { share: 50, promoteAfterMs: 1_000 });
  for (let number = 0; number < 100; number += 1) await visit(releaseStack.shop, number);
  // The gate runs again.
  await expect
    .poll(() => visit(releaseStack.shop, 99), { timeout: 60_000, intervals: [1_000] })
    .toBe('Here are');
  const [line] = await ask<Line[]>(releaseStack, 'log?limit=20').then((lines) =>
    lines.filter(({ action, by }) => action === 'promote' && by === 'automatic'),
  );
  expect(line).toMatchObject({
    channel: 'live',
    changes: [{ part: 'catalog', to: sound }],
    why: expect.stringMatching(/^of 9\.5\.0 0 of \d+ pages failed/),
  });
  // Its own channel is cleared after the move of the live one.
  await expect.poll(() => canaryOf(releaseStack)).toBeUndefined();
  await releaseStack.takeBack('catalog');
});
