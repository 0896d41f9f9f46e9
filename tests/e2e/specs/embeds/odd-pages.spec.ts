import type { Page } from '@playwright/test';
import { expect, grid, page, shopUrl, test } from '../../fixtures/elsewhere-test';

const products = (attributes = '') =>
  grid(`limit="3" heading="New bags" ${attributes}`).replace(/ style="[^"]*"/, '');

const cards = (tab: Page) => tab.getByRole('article');

const colorOf = (tab: Page, at: number) =>
  cards(tab)
    .nth(at)
    .getByRole('heading')
    .getByRole('link')
    .evaluate((link) => getComputedStyle(link).color);

test('in a dark page names and prices can be read, and `theme` has the last word', async ({
  page: tab,
  elsewhere,
  axe,
}) => {
  const style = '<style>body{background:#111;color:#eee}</style>';
  const site = await elsewhere({ '/': { body: page(products(), style) } });
  await tab.goto(site);
  await expect(cards(tab)).toHaveCount(3);
  await axe();
  const light = 'rgb(245, 236, 221)';
  expect(await colorOf(tab, 0)).toBe(light);
  const choose = (theme: string) =>
    tab
      .locator('shop-product-grid')
      .evaluate((element, name) => element.setAttribute('theme', name), theme);
  await choose('light');
  expect(await colorOf(tab, 0)).not.toBe(light);
  await choose('dark');
  expect(await colorOf(tab, 0)).toBe(light);
});

test('in a page that floats everything it is as wide as its place', async ({
  page: tab,
  elsewhere,
}) => {
  const style = '<style>*{float:left}shop-product-grid{margin:0 20px}</style>';
  const site = await elsewhere({ '/': { body: page(products(), style) } });
  await tab.goto(site);
  await expect(cards(tab)).toHaveCount(3);
  const element = await tab.locator('shop-product-grid').boundingBox();
  const body = await tab.locator('body').boundingBox();
  expect(element?.width).toBe((body?.width ?? 0) - 40);
  expect(body?.width).toBeGreaterThan(300);
});

test('in a page that is read from right to left the first product stands at the right', async ({
  page: tab,
  elsewhere,
}) => {
  await tab.setViewportSize({ width: 1000, height: 800 });
  const site = await elsewhere({
    '/': { body: page(products()).replace('<html', '<html dir="rtl"') },
  });
  await tab.goto(site);
  await expect(cards(tab)).toHaveCount(3);
  const [first, second] = [
    await cards(tab).nth(0).boundingBox(),
    await cards(tab).nth(1).boundingBox(),
  ];
  expect(first?.x).toBeGreaterThan(second?.x ?? 9999);
  // The shop's texts are in English.
  await expect(cards(tab).first()).toHaveCSS('direction', 'ltr');
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
});

test('in a frame of a page a link into the shop opens a tab: the shop allows no frame', async ({
  page: tab,
  catalogue,
  elsewhere,
}) => {
  const { slug, title } = catalogue.bag();
  const site = await elsewhere({
    '/': { body: '<iframe src="/framed" width="360" height="600"></iframe>' },
    '/framed': { body: page(grid(`slugs="${slug}"`)) },
  });
  await tab.goto(site);
  const opened = tab.waitForEvent('popup');
  await tab
    .frameLocator('iframe')
    .getByRole('link', { name: `View ${title}` })
    .click();
  await expect(await opened).toHaveURL(`${shopUrl}/products/${slug}`);
});
