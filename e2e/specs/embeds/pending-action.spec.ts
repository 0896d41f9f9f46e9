import type { Page } from '@playwright/test';
import { customer, logIn, signIn } from '../../fixtures/account';
import { expect, grid, page, shopUrl, test } from '../../fixtures/elsewhere-test';

const message = (tab: Page, text: string) =>
  expect(tab.getByRole('region', { name: 'Messages' }).getByText(text)).toBeVisible();

test('a press there takes effect in the shop after signing in', async ({
  page: tab,
  request,
  catalogue,
  hydrated,
  elsewhere,
}) => {
  const bag = catalogue.bag();
  const site = await elsewhere({ '/': { body: page(grid(`slugs="${bag.slug}"`)) } });
  const account = await customer(request);
  await tab.goto(site);

  await tab.getByRole('link', { name: `Add ${bag.title} to cart` }).click();
  await expect(tab).toHaveURL(/\/login\?next=/);
  await hydrated();
  await logIn(tab, account);
  await expect(tab).toHaveURL(`${shopUrl}/products/${bag.slug}`);
  await message(tab, 'Added to cart');
  const cart = tab.getByRole('banner').getByRole('button', { name: 'Cart (1)', exact: true });
  await tab.reload();
  await expect(cart).toBeVisible();

  // For a signed-in visitor it is done at once.
  await tab.goto(site);
  await tab.getByRole('link', { name: `Add ${bag.title} to wishlist` }).click();
  await message(tab, 'Added to wishlist');
  await expect(tab).toHaveURL(`${shopUrl}/products/${bag.slug}`);
  await expect(cart).toBeVisible();
});

test('a hostile page gets no more than one piece into a cart by one press', async ({
  page: tab,
  request,
  catalogue,
  elsewhere,
  expectComplaint,
}) => {
  const link = `${shopUrl}/login?want=cart&product=${catalogue.bag().id}`;
  const site = await elsewhere({
    '/': {
      body: `<!doctype html><title>A prize</title><iframe src="${link}"></iframe>
        <button onclick="shop = window.open('${link}')">Win a prize</button>`,
    },
  });
  await signIn(tab, await customer(request), '/');
  expectComplaint(/frame-ancestors|csp-report/);
  await tab.goto(site);
  const opened = tab.waitForEvent('popup');
  await tab.getByRole('button', { name: 'Win a prize' }).click();
  const shop = await opened;
  await message(shop, 'Added to cart');
  const cart = shop.getByRole('banner').getByRole('button', { name: 'Cart (1)', exact: true });
  await expect(cart).toBeVisible();

  // The page that opened the shop has lost hold of it.
  const isClosed = await tab.evaluate((url) => {
    const { shop } = globalThis as unknown as { shop: Window };
    shop.location.href = url;
    return shop.closed;
  }, link);
  expect(isClosed).toBe(true);
  await shop.reload();
  await expect(cart).toBeVisible();
});

test('on the shop’s own origin cart and heart work in place, and the header counts', async ({
  page: tab,
  request,
  hydrated,
  expectComplaint,
}) => {
  await signIn(tab, await customer(request), '/');
  await tab.goto('/embed');
  await hydrated();
  const element = tab.locator('shop-product-grid').first();
  await element.scrollIntoViewIfNeeded();
  const card = element.getByRole('article').first();
  const here = tab.url();
  // As after some minutes: the access token has run out.
  expectComplaint(/401/);
  await expect(card).toBeVisible();
  await tab.evaluate(() => localStorage.setItem('access_token', 'stale'));
  await card.getByRole('link', { name: /to cart$/ }).click();
  await expect(element.getByRole('status')).toHaveText(/added to cart$/);
  const header = tab.getByRole('banner');
  await expect(header.getByRole('button', { name: /^Cart.*1/ })).toBeVisible();
  await card.getByRole('link', { name: /to wishlist$/ }).click();
  await expect(header.getByRole('button', { name: /^Wishlist.*1/ })).toBeVisible();
  expect(tab.url()).toBe(here);
});
