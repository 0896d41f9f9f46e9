import { customer, logIn } from '../fixtures/account';
import { chatText } from '../fixtures/chat-text';
import { type OtherPage, type OtherSite, openOtherSite } from '../fixtures/other-site';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';

const shopUrl = process.env.SHOP_URL ?? '';
let site: OtherSite;
test.afterEach(() => site.close());

const links = '<a href="/our-bags">Our bags</a>';
const grid = (attributes: string) =>
  `<shop-product-grid ${attributes} style="display:block;min-height:20px">${links}</shop-product-grid>`;

const page = (shop: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Another page</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">${head}
  <script async src="${shop}/embed.js"></script></head>
  <body><main><h1>Another page</h1>${body}</main></body></html>`;

/** As strict as a page can be that shows products. */
const strict = (shop: string): string =>
  [
    "default-src 'none'",
    `script-src ${shop}`,
    `connect-src ${shop}`,
    `img-src ${shop}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
  ].join('; ');

const open = async (pages: Readonly<Record<string, OtherPage>>) => {
  site = await openOtherSite(pages);
};

test('a strict page of another site shows live products once they come near', async ({
  page: tab,
  catalogue,
  axe,
}) => {
  const bag = catalogue.bag();
  const body =
    '<div class="far">Scroll down</div>' +
    `<shop-product-grid slugs="${bag.slug}" heading="Our favourite" tag="spring">${links}</shop-product-grid>` +
    `<shop-product-grid slugs="${bag.slug}" heading="Our favourite">${links}</shop-product-grid>` +
    `<shop-blog-posts limit="1">${links}</shop-blog-posts>`;
  const sheet =
    'body{margin:16px}.far{height:3000px}shop-product-grid,shop-blog-posts{display:block;min-height:640px}';
  await open({
    '/': {
      body: page(shopUrl, body, '<link rel="stylesheet" href="/site.css">'),
      policy: strict(shopUrl),
    },
    '/site.css': { body: sheet, type: 'text/css' },
  });
  const asked: string[] = [];
  tab.on('request', (request) => {
    if (request.url().includes('/embed/v1/')) asked.push(request.url());
  });
  await tab.goto(site.url);
  await tab.waitForFunction(() => customElements.get('shop-product-grid'));
  expect(asked).toEqual([]);

  const element = tab.locator('shop-product-grid').first();
  await element.scrollIntoViewIfNeeded();

  await expect(element.getByRole('heading', { name: 'Our favourite' })).toBeVisible();
  const card = element.getByRole('article');
  await expect(card).toContainText(rupees(bag.price));
  await expect(card.getByRole('link', { name: `View ${bag.title}` })).toHaveAttribute(
    'href',
    `${shopUrl}/products/${bag.slug}?utm_source=127.0.0.1&utm_medium=embed&utm_campaign=spring`,
  );
  const order = card.getByRole('link', { name: `Order ${bag.title} on WhatsApp` });
  expect(await chatText(order)).toContain(bag.title);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const posts = tab.locator('shop-blog-posts');
  await posts.scrollIntoViewIfNeeded();
  await expect(posts.getByRole('article')).toHaveCount(1);
  await axe();

  expect(asked.map((url) => new URL(url).pathname).sort()).toEqual([
    '/embed/v1/blog/BlogPosts',
    '/embed/v1/catalog/ProductGrid',
  ]);
  expect(
    await tab.evaluate(() => Object.keys(window).filter((key) => /shop|embed/i.test(key))),
  ).toEqual([]);
});

test('nothing leaks between the page’s style and the products’', async ({ page: tab }) => {
  const body = `<p id="own" class="card">Own <b>words</b></p>${grid('limit="2"')}`;
  const wild =
    '<style>html{font-size:10px}*{all:unset}b,a,h2,h3,span,p{color:red!important;text-transform:uppercase}' +
    '.row{margin:-15px}img{border:9px solid red}body{direction:rtl;font:italic 30px/3 cursive;letter-spacing:9px}</style>';
  await open({
    '/calm': { body: page(shopUrl, body) },
    '/wild': { body: page(shopUrl, body, wild) },
  });
  const look = async (path: string) => {
    await tab.goto(site.url + path);
    await expect(tab.getByRole('article')).toHaveCount(2);
    return tab.locator('shop-product-grid').evaluate((element: Element) =>
      [...(element.shadowRoot?.querySelectorAll('*') ?? [])].slice(0, 40).map((one) => {
        const style = getComputedStyle(one);
        const names = ['display', 'color', 'font-size', 'font-style', 'font-family', 'line-height'];
        const more = ['letter-spacing', 'text-transform', 'border-top-width', 'padding-top'];
        return [
          one.localName,
          ...[...names, ...more].map((name) => style.getPropertyValue(name)),
        ].join(' ');
      }),
    );
  };
  const calm = await look('/calm');
  const own = await tab.locator('#own').evaluate((one) => getComputedStyle(one).display);
  const wildLook = await look('/wild');
  expect(wildLook).toEqual(calm);
  expect(own).toBe('block');
  await expect(tab.locator('shop-product-grid')).toHaveCSS('display', 'block');
});

test('an attribute that changes shows other products, and a wrong one says why', async ({
  page: tab,
  expectComplaint,
}) => {
  await open({ '/': { body: page(shopUrl, grid('limit="2" theme="dark" columns="1"')) } });
  await tab.goto(site.url);
  const cards = tab.getByRole('article');
  await expect(cards).toHaveCount(2);

  const element = tab.locator('shop-product-grid');
  await element.evaluate((one) => one.setAttribute('limit', '3'));
  await expect(cards).toHaveCount(3);

  expectComplaint(/limit is a whole number from 1 to 24, not “many”/);
  expectComplaint(/400/);
  const reason = await element.evaluate(
    (one) =>
      new Promise((resolve) => {
        one.addEventListener('shop:error', (event) =>
          resolve((event as CustomEvent).detail.reason),
        );
        one.setAttribute('limit', 'many');
      }),
  );
  expect(reason).toBe('limit is a whole number from 1 to 24, not “many”');
  await expect(cards).toHaveCount(3);
});

test('the page’s own links stay when the shop is down, or its policy does not name it', async ({
  page: tab,
  expectComplaint,
}) => {
  await open({
    '/': { body: page(shopUrl, grid('')) },
    '/refused': {
      body: page(shopUrl, grid('')),
      policy: `script-src ${shopUrl}; connect-src 'self'`,
    },
  });
  expectComplaint(/<shop-product-grid>: the shop cannot be reached, or this page’s connect-src/);
  expectComplaint(/ERR_FAILED/);
  await tab.route('**/embed/v1/**', (route) => route.abort());
  const warned = tab.waitForEvent('console', (message) => message.type() === 'warning');
  await tab.goto(site.url);
  await warned;
  await expect(tab.getByRole('link', { name: 'Our bags' })).toBeVisible();

  expectComplaint(/Refused to connect because it violates/);
  expectComplaint(/violates the following Content Security Policy directive/);
  expectComplaint(/policy: connect-src refused/);
  await tab.unroute('**/embed/v1/**');
  const refused = tab.waitForEvent('console', (message) => message.type() === 'warning');
  await tab.goto(`${site.url}/refused`);
  await refused;
  await expect(tab.getByRole('link', { name: 'Our bags' })).toBeVisible();
});

test('what a visitor wants there happens in the shop once they are signed in', async ({
  page: tab,
  request,
  catalogue,
  alive,
}) => {
  const bag = catalogue.bag();
  await open({ '/': { body: page(shopUrl, grid(`slugs="${bag.slug}"`)) } });
  const account = await customer(request);
  await tab.goto(site.url);

  await tab.getByRole('link', { name: `Add ${bag.title} to cart` }).click();
  await expect(tab).toHaveURL(/\/login\?next=/);
  await alive();
  await logIn(tab, account);

  await expect(tab).toHaveURL(`${shopUrl}/products/${bag.slug}`);
  await expect(
    tab.getByRole('region', { name: 'Messages' }).getByText('Added to cart'),
  ).toBeVisible();
});
