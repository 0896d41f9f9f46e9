import type { APIRequestContext, Page } from '@playwright/test';
import { expect, page, shopUrl, strict, test } from '../../fixtures/elsewhere-test';
import { rupees } from '../../fixtures/rupees';

/** What a server of another site includes in its page. */
async function include(request: APIRequestContext, query: string): Promise<string> {
  const answer = await request.get(`${shopUrl}/embed/v1/catalog/ProductGrid.html?${query}`);
  expect(answer.status()).toBe(200);
  return answer.text();
}

const withoutLoader = (html: string) => html.replace(/<script async.*?<\/script>/, '');

/** Which fragments and loaders the page requests of the shop. */
function embedRequests(tab: Page): string[] {
  const paths: string[] = [];
  tab.on('request', (one) => {
    const { origin, pathname } = new URL(one.url());
    if (origin === shopUrl && pathname.startsWith('/embed')) paths.push(pathname);
  });
  return paths;
}

const cards = (tab: Page) => tab.getByRole('article');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the products are in the page, with prices, pictures and whole links', async ({
    page: tab,
    request,
    catalogue,
    elsewhere,
  }) => {
    const bag = catalogue.bag();
    const body = await include(request, `slugs=${bag.slug}&heading=Our+favourite`);
    const site = await elsewhere({ '/': { body: page(body) } });
    await tab.goto(site);
    await expect(tab.getByRole('heading', { name: 'Our favourite' })).toBeVisible();
    await expect(cards(tab)).toContainText(rupees(bag.price));
    await expect(cards(tab).getByRole('link', { name: `View ${bag.title}` })).toHaveAttribute(
      'href',
      `${shopUrl}/products/${bag.slug}`,
    );
    const image = cards(tab).locator('img').first();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await expect(cards(tab)).toHaveCSS('display', 'flex');
  });
});

test('a page with no script of the shop has nothing for axe to find', async ({
  page: tab,
  request,
  axe,
  elsewhere,
}) => {
  const body = await include(request, 'limit=4&heading=New+bags');
  const site = await elsewhere({ '/': { body: withoutLoader(page(body)) } });
  await tab.goto(site);
  await expect(cards(tab)).toHaveCount(4);
  await axe();
});

test('the loader takes the products over: no request, nothing moves, and events and changes as ever', async ({
  page: tab,
  request,
  catalogue,
  axe,
  elsewhere,
}) => {
  const bag = catalogue.bag();
  const body = await include(request, `slugs=${bag.slug}&tag=spring`);
  const site = await elsewhere({ '/': { body: page(body) } });
  const requested = embedRequests(tab);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await tab.route('**/embed.js', async (route) => {
    await held;
    await route.continue();
  });
  await tab.goto(site, { waitUntil: 'commit' });
  const image = cards(tab).locator('img').first();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeGreaterThan(0);
  const before = await tab.screenshot();
  const card = await cards(tab).elementHandle();

  go();
  const view = cards(tab).getByRole('link', { name: `View ${bag.title}` });
  await expect(view).toHaveAttribute('href', /utm_source=127\.0\.0\.1.*utm_campaign=spring/);
  expect((await tab.screenshot()).equals(before)).toBe(true);
  expect(await card?.evaluate((one) => one.isConnected)).toBe(true);
  await axe();

  const heard = tab.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('shop:product-view', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent).detail.slug);
        });
      }),
  );
  await view.click();
  expect(await heard).toBe(bag.slug);
  expect(requested).toEqual(['/embed.js']);

  await tab.locator('shop-product-grid').evaluate((one) => {
    one.removeAttribute('slugs');
    one.setAttribute('limit', '3');
  });
  await expect(cards(tab)).toHaveCount(3);
  expect(requested).toEqual(['/embed.js', '/embed/v1/catalog/ProductGrid']);
});

test('HTML that a script writes, and a browser of before, leave a template: the loader shows it', async ({
  page: tab,
  request,
  expectComplaint,
  elsewhere,
}) => {
  const html = await include(request, 'limit=2');
  const site = await elsewhere({
    '/': { body: page('<div id="place"></div><script src="/late.js"></script>') },
    '/late.js': {
      body: `document.querySelector('#place').innerHTML = ${JSON.stringify(html)}`,
      type: 'text/javascript',
    },
  });
  const requested = embedRequests(tab);
  expectComplaint(/declarative Shadow DOM is not being parsed/);
  await tab.goto(site);
  await expect(cards(tab)).toHaveCount(2);
  await expect(cards(tab).first()).toHaveCSS('display', 'flex');
  await expect(tab.locator('shop-product-grid template')).toHaveCount(0);
  expect(requested).toEqual(['/embed.js']);
});

test('under a strict policy a nonce allows its style, and without one the loader brings it', async ({
  page: tab,
  request,
  expectComplaint,
  elsewhere,
}) => {
  const html = await include(request, 'limit=2&columns=1');
  const nonce = 'r4nd0m';
  const policy = (styles: string) => strict.replace("style-src 'self'", `style-src ${styles}`);
  const site = await elsewhere({
    '/nonce': {
      body: withoutLoader(page(html.replace('<style>', `<style nonce="${nonce}">`))),
      policy: policy(`'nonce-${nonce}'`),
    },
    '/without': { body: page(html), policy: policy("'self'") },
  });
  await tab.goto(`${site}/nonce`);
  await expect(cards(tab).first()).toHaveCSS('display', 'flex');
  const list = tab.getByRole('list').first();
  const columns = (value: string) => value.split(' ').length;
  expect(columns(await list.evaluate((one) => getComputedStyle(one).gridTemplateColumns))).toBe(1);

  expectComplaint(/style-src/);
  await tab.goto(`${site}/without`);
  await expect(cards(tab).first()).toHaveCSS('display', 'flex');
});

test('a wrong attribute and an unknown widget are refused in plain words', async ({ request }) => {
  const refused = async (path: string) => {
    const answer = await request.get(`/embed/v1/${path}`);
    return [answer.status(), answer.headers()['content-type'], await answer.text()];
  };
  const plain = 'text/plain; charset=utf-8';
  expect(await refused('catalog/ProductGrid.html?limit=many')).toEqual([
    400,
    plain,
    'limit is a whole number from 1 to 24, not “many”',
  ]);
  expect(await refused('catalog/Nothing.html')).toEqual([
    404,
    plain,
    'the shop offers no “catalog/Nothing” to other pages',
  ]);
});
