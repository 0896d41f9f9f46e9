import { openedChat } from '../fixtures/chat-text';
import { productLinks } from '../fixtures/product-links';
import { expect, test } from '../fixtures/shop-test';

const catalog = /\/remotes\/catalog\//;
const account = /\/remotes\/account\//;

test('while the catalogue does not answer a page that the server has drawn stays, and its links work', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/catalog|ERR_FAILED/i);
  await page.route(catalog, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/products');
  await failed;

  await productLinks(page).first().click();

  await expect(page).toHaveURL(/\/products\/.+/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const order = page.getByRole('button', { name: 'Order on WhatsApp' });
  expect(await openedChat(order)).toContain(title);
});

test('while the account part is down, its buttons are links to sign in', async ({
  page,
  catalogue,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/account|ERR_FAILED/i);
  await page.route(account, (route) => route.abort());
  await page.goto(`/products/${catalogue.bag().slug}`);
  await hydrated();

  const add = page.getByRole('main').getByRole('link', { name: 'Add to Cart' }).first();
  await expect(add).toHaveAttribute('href', /^\/login\?next=/);
  await expect(page.getByRole('button', { name: 'Order on WhatsApp' })).toBeVisible();
});
