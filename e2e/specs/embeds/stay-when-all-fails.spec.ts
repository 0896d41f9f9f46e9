import type { Page, Route } from '@playwright/test';
import { expect, grid, page, shopUrl, test } from '../../fixtures/elsewhere-test';

const fragments = '**/embed/v1/**';

interface Fault {
  what: string;
  /** the text of the one warning and the event */
  reason: string;
  /** further messages of the browser itself */
  browserMessages?: RegExp[];
  answer?: (route: Route) => unknown;
  policy?: string;
  attributes?: string;
  /** longer than this is waited, in ms */
  later?: number;
}

const faults: Fault[] = [
  {
    what: 'the shop is down',
    reason: 'the shop cannot be reached',
    browserMessages: [/ERR_CONNECTION_REFUSED/],
    answer: (route) => route.abort('connectionrefused'),
  },
  {
    what: 'the gateway before the shop is alone',
    reason: 'the shop answered 502, with nothing to show',
    browserMessages: [/502/],
    answer: (route) =>
      route.fulfill({
        status: 502,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/html',
        body: '<h1>Bad gateway</h1>',
      }),
  },
  {
    what: 'the API is down',
    reason: 'the shop cannot show this at the moment',
    browserMessages: [/503/],
    answer: (route) =>
      route.fulfill({
        status: 503,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: 'the shop cannot show this at the moment' },
      }),
  },
  {
    what: 'the shop is slow',
    reason: 'the shop does not answer',
    answer: () => undefined,
    later: 16_000,
  },
  {
    what: 'the page’s policy refuses it',
    reason: 'this page’s Content-Security-Policy does not name the shop in connect-src',
    browserMessages: [/violates/, /policy: connect-src refused/],
    policy: `script-src ${shopUrl}; connect-src 'self'`,
  },
  {
    what: 'an attribute is hostile',
    reason: 'category is a text of 255 characters at most, not “"><img src=x onerror=alert(1)>',
    browserMessages: [/400/],
    attributes: `category='"><img src=x onerror=alert(1)>${'<b>'.repeat(100)}'`,
  },
  {
    what: 'an attribute is endless',
    reason: 'the attributes are too long',
    attributes: `search="${'a'.repeat(20_000)}"`,
  },
];

const literally = (text: string): string => text.replace(/[^\w\s]/g, '\\$&');

/** The loader's messages on the console, and the events. */
function listen(tab: Page) {
  const warned: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  return warned;
}

test('whatever fails, the page’s own links stay, and one warning names the cause', async ({
  page: tab,
  expectComplaint,
  elsewhere,
}) => {
  const pages = faults.map(({ policy, attributes }, at) => [
    `/${at}`,
    // Two elements, one cause: one message.
    { body: page(grid(attributes) + grid(attributes)), ...(policy && { policy }) },
  ]);
  const site = await elsewhere(Object.fromEntries(pages));
  const warned = listen(tab);
  await tab.clock.install();
  await tab.addInitScript(() => {
    const reasons: string[] = [];
    Object.assign(window, { reasons });
    document.addEventListener('shop:error', (event) =>
      reasons.push((event as CustomEvent).detail.reason),
    );
  });
  for (const [at, { what, reason, browserMessages = [], answer, later }] of faults.entries()) {
    await test.step(what, async () => {
      expectComplaint(new RegExp(literally(reason)));
      for (const text of browserMessages) expectComplaint(text);
      if (answer) await tab.route(fragments, answer);
      const begun = tab.waitForEvent('console', (message) => message.text().includes(reason));
      await tab.goto(`${site}/${at}`);
      if (later) {
        await tab.waitForFunction(() => customElements.get('shop-product-grid'));
        await tab.clock.fastForward(later);
      }
      await begun;
      await tab.waitForFunction(
        () => (window as unknown as { reasons: string[] }).reasons.length === 2,
      );
      expect(warned.splice(0)).toEqual([expect.stringContaining(reason)]);
      await expect(tab.getByRole('link', { name: 'Our bags' })).toHaveCount(2);
      await expect(tab.getByRole('link', { name: 'Our bags' }).first()).toBeVisible();
      await tab.unrouteAll();
    });
  }
});

test('a shop that is back shows its products on the next request', async ({
  page: tab,
  expectComplaint,
  elsewhere,
}) => {
  const site = await elsewhere({ '/': { body: page(grid('limit="2"')) } });
  expectComplaint(/the shop cannot be reached/);
  expectComplaint(/ERR_FAILED/);
  await tab.route(fragments, (route) => route.abort());
  const warned = tab.waitForEvent('console', (message) => message.type() === 'warning');
  await tab.goto(site);
  await warned;
  await tab.unrouteAll();
  await tab
    .locator('shop-product-grid')
    .evaluate((element) => (element as HTMLElement & { refresh(): Promise<void> }).refresh());
  await expect(tab.getByRole('article')).toHaveCount(2);
});

test('a picture that fails gives way to the plain file, then to the drawing of the shop', async ({
  page: tab,
  expectComplaint,
  elsewhere,
}) => {
  expectComplaint(/ERR_FAILED/);
  const site = await elsewhere({ '/': { body: page(grid('limit="1"')) } });
  const requests: string[] = [];
  await tab.route('**/media/**', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await tab.goto(`${shopUrl}/products`);
  const drawing = tab.locator('article svg path[stroke-dasharray]').first();
  await expect(drawing).toBeVisible();
  const inShop = await drawing.evaluate((one) => one.parentElement?.outerHTML);
  requests.length = 0;

  await tab.goto(site);
  await expect(drawing).toBeVisible();
  expect(await drawing.evaluate((one) => one.parentElement?.outerHTML)).toBe(inShop);
  await expect(tab.locator('article img')).toHaveCount(0);
  expect(requests).toHaveLength(2);
});
