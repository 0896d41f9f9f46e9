import type { APIRequestContext, Page } from '@playwright/test';
import { customer, signIn } from '../fixtures/account';
import { chatText } from '../fixtures/chat-text';
import { isAlive } from '../fixtures/is-alive';
import { test as base, expect, withoutMotion } from '../fixtures/shop-test';
import { withOwnShop } from '../harness/own-shop';

interface TwoProductShop {
  url: string;
  /** Makes these the only products of the shop. */
  sellOnly: (...rows: string[]) => Promise<void>;
}

const tote = 'tote,Plain Tote,1499,9';
const belt = 'belt,Plain Belt,500,9';

/** A shop of two products, in which an access token expires after three seconds. */
const test = base.extend<object, { ownShop: TwoProductShop }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here
    ({}, use) =>
      withOwnShop(
        'expiring',
        async ({ write, start, openApi, openStorefront }) => {
          const sellOnly = async (...rows: string[]) => {
            const text = ['slug,title,price,quantity', ...rows, ''].join('\n');
            const args = ['import', write('products.csv', text), '--remove-missing'];
            await start(['api/src/cli.ts', ...args], /^(Products: .*)$/m);
          };
          const api = await openApi();
          // By the running API: the embedded database has one opener.
          await sellOnly(tote, belt);
          await use({ url: await openStorefront(api), sellOnly });
        },
        { env: { ACCESS_TOKEN_SECONDS: '3' } },
      ),
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.url);
  },
});

test.use(withoutMotion);
test.describe.configure({ mode: 'default', timeout: 120_000 });

const cartButton = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Cart (${count})`, exact: true });
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();

const bearer = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}`,
});

/** Waits until the API refuses the access token that the browser has. */
const untilExpired = (page: Page, request: APIRequestContext) =>
  expect
    .poll(async () =>
      (await request.get('/api/auth/me/', { headers: await bearer(page) })).status(),
    )
    .toBe(401);

test('while tokens expire, two tabs lose and double nothing, nor does a page that goes', async ({
  page,
  context,
  request,
  allowComplaint,
}) => {
  // A page refreshes its token before a call or after its refusal, depending on when it expires.
  allowComplaint(/401/);
  await signIn(page, await customer(request), '/products/tote');
  await addButton(page).click();
  await expect(cartButton(page, 1)).toBeVisible();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/products/belt')),
  ]);
  await other.waitForFunction(isAlive);
  await expect(cartButton(other, 1)).toBeVisible();

  await test.step('both tabs add, each with an expired token', async () => {
    await untilExpired(page, request);
    await Promise.all([addButton(page).click(), addButton(other).click()]);
    await expect(cartButton(page, 3)).toBeVisible();
    await expect(cartButton(other, 3)).toBeVisible();
  });

  await test.step('a tab adds and is closed: the open one sends it', async () => {
    await untilExpired(page, request);
    const closed = other.waitForEvent('close');
    await addButton(other).evaluate((button: HTMLElement) => {
      button.click();
      window.close();
    });
    await closed;
    await expect(cartButton(page, 4)).toBeVisible();
  });

  await test.step('a page adds and goes: the next one sends it', async () => {
    await untilExpired(page, request);
    await addButton(page).evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/products/belt');
    });
    await expect(page).toHaveURL('/products/belt');
    await page.waitForFunction(isAlive);
    await expect(cartButton(page, 5)).toBeVisible();
  });

  await cartButton(page, 5).click();
  const pieces = (title: string) =>
    page.getByRole('dialog').getByRole('group', { name: `Quantity of ${title}` });
  await expect(pieces('Plain Tote').getByRole('status')).toHaveText('3');
  await expect(pieces('Plain Belt').getByRole('status')).toHaveText('2');

  await test.step('a quantity is changed, and the page reloaded', async () => {
    await untilExpired(page, request);
    await pieces('Plain Belt')
      .getByRole('button', { name: 'Increase quantity' })
      .evaluate((button: HTMLElement) => {
        button.click();
        location.reload();
      });
    await expect(cartButton(page, 6)).toBeVisible();
  });
  expect(await page.evaluate(() => localStorage.getItem('shop-unsent-writes'))).toBeNull();
});

test('a discontinued product says so in cart and wishlist, and is not ordered', async ({
  page,
  request,
  ownShop,
  expectComplaint,
  axe,
}) => {
  // Tokens expire; and the product has no page any more.
  expectComplaint(/40[14]/);
  await signIn(page, await customer(request), '/products/tote');
  await addButton(page).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).first().click();
  await page.goto('/products/belt');
  await page.waitForFunction(isAlive);
  await addButton(page).click();
  await expect(cartButton(page, 2)).toBeVisible();

  await ownShop.sellOnly(belt);

  await cartButton(page, 2).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('No longer sold')).toBeVisible();
  await expect(panel.getByText(/^Total/)).toHaveText('Total ₹500');
  const order = panel.getByRole('link', { name: 'Order on WhatsApp' });
  expect(await chatText(order)).not.toContain('Tote');
  await axe();
  await panel.getByRole('button', { name: 'Remove Plain Tote from cart' }).click();
  await expect(panel.getByText('Plain Tote')).toBeHidden();
  await panel.getByRole('button', { name: 'Close cart' }).click();
  await expect(cartButton(page, 1)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Wishlist (1)' }).click();
  await expect(panel.getByText('No longer sold')).toBeVisible();
  await axe();
  await panel.getByRole('button', { name: 'Remove Plain Tote from wishlist' }).click();
  await expect(panel.getByText('Plain Tote')).toBeHidden();
  expect((await page.goto('/products/tote'))?.status()).toBe(404);
});
