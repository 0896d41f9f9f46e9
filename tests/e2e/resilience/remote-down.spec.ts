import { openedChat } from '../fixtures/chat-text';
import { productLinks } from '../fixtures/product-links';
import { expect, test } from '../fixtures/shop-test';
import { saysStatic } from './start-failures';

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

test('Back and Forward show the page of their address after a page stayed as the server drew it', async ({
  page,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/blog|ERR_FAILED/i);
  await page.route(/\/remotes\/blog\//, (route) => route.abort());
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/about');
  await hydrated();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveTitle(/FAQ|questions/i);
  const blogs = page.locator('header a[href="/blogs"]').last();
  await blogs.evaluate((link: HTMLElement) => link.click());
  await expect(heading).toHaveText(/From the Blog/i);
  await page.waitForFunction(saysStatic);

  for (const [step, title] of [
    ['goBack', /FAQ|questions/i],
    ['goBack', /about/i],
    ['goForward', /FAQ|questions/i],
  ] as const) {
    await page[step]();
    await expect(page).toHaveTitle(title);
    await expect(heading).not.toHaveText(/From the Blog/i);
  }
});

test('Back shows the page of its address where the host’s scripts do not come', async ({
  page,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/);
  await page.goto('/about');
  await hydrated();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq');
  await page.route(/\/remotes\/host\/.*\/main\./, (route) => route.abort());
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.page === 'failed');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/about/i);
});
