import type { APIRequestContext } from '@playwright/test';
import { customer, signIn } from '../fixtures/account';
import { openedChat } from '../fixtures/chat-text';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';
import { sideways } from '../fixtures/sideways';

const numberIn = (message: string) => /\nOrder (\w{4})\n/.exec(message)?.[1] ?? '';

/** The orders of the account that a page is signed in to. */
const ordersOf = async (request: APIRequestContext, token: string) =>
  (
    await request.get('/api/auth/orders/', { headers: { authorization: `Bearer ${token}` } })
  ).json();

test('a customer orders twice from the card, once from the product, and finds both orders', async ({
  page,
  request,
  catalogue,
  hydrated,
  axe,
}) => {
  const bag = catalogue.bag();
  const [color = ''] = bag.colors;
  await signIn(page, await customer(request), '/products');
  await hydrated();
  const card = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
  const message = await openedChat(card);
  const number = numberIn(message);
  expect(number).toMatch(/^[2-9A-Z]{4}$/);
  expect(message.split('\n').at(-1)).toMatch(/\/order\/[^/]+:1$/);
  expect(numberIn(await openedChat(card))).toBe(number);

  await page.goto(`/products/${bag.slug}`);
  await hydrated();
  await page.getByRole('radio', { name: color }).check();
  const button = page.getByRole('main').getByRole('button', { name: 'Order on WhatsApp' }).first();
  const other = numberIn(await openedChat(button));
  expect(other).not.toBe(number);

  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await expect.poll(async () => (await ordersOf(request, token)).length).toBe(2);
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^Order \w{4}$/ })).toHaveText([
    `Order ${other}`,
    `Order ${number}`,
  ]);
  await axe();

  await page.getByRole('link', { name: `Order ${other}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${other}` })).toBeVisible();
  await expect(page.getByText('We know of no message yet.')).toBeVisible();
  await expect(page.getByText(`1 × ${rupees(bag.price)}`).first()).toBeVisible();
  await axe();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByLabel(`Pieces of ${bag.title}`)).toHaveValue('1');
});

test('an order that is changed by its link has a number of its own', async ({
  page,
  catalogue,
  hydrated,
}) => {
  const bag = catalogue.bag();
  await page.goto(`/order/${bag.slug}:2`);
  await hydrated();
  const button = page.getByRole('button', { name: 'Order on WhatsApp' });
  const first = numberIn(await openedChat(button));
  expect(numberIn(await openedChat(button))).toBe(first);
  await page.getByLabel(`Pieces of ${bag.title}`).fill('3');
  await page.getByLabel(`Pieces of ${bag.title}`).press('Tab');
  await expect(page).toHaveURL(new RegExp(`${bag.slug}:3$`));
  expect(numberIn(await openedChat(button))).not.toBe(first);
});

for (const state of ['down', 'slow'] as const) {
  test(`while the API is ${state} the chat opens at once, and the order is stored later`, async ({
    page,
    request,
    catalogue,
    hydrated,
    expectComplaint,
  }) => {
    const bag = catalogue.bag();
    const calls = '**/api/auth/orders/';
    if (state === 'down') {
      expectComplaint(/ERR_FAILED|orders/);
      await page.route(calls, (route) => route.abort());
    } else {
      await page.route(calls, () => undefined);
    }
    await page.goto(`/order/${bag.slug}:2`);
    await hydrated();
    // The page has heard that it failed: until then its request may still go through.
    const sent =
      state === 'down'
        ? page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'))
        : page.waitForRequest(calls);
    const message = await openedChat(page.getByRole('button', { name: 'Order on WhatsApp' }));
    const number = numberIn(message);
    expect(number).not.toBe('');
    await sent;

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/faq');
    const [order] = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('shop-orders') ?? '[]'),
    );
    expect(order.key.slice(0, 4)).toBe(number);
    const isStored = async () => (await request.get(`/api/auth/orders/${order.key}/`)).status();
    await expect.poll(isStored).toBe(200);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order has a number too, one for a form that is sent twice; its page needs no script', async ({
    page,
    request,
    catalogue,
  }) => {
    const bag = catalogue.bag();
    await page.goto(`/products/${bag.slug}`);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: 'Order on WhatsApp' })
      .first();
    const number = numberIn(await openedChat(button));
    expect(number).not.toBe('');
    expect(numberIn(await openedChat(button))).toBe(number);
    // A GET of the address, as link scanners send it, stores nothing.
    const followed = await page.goto(`/products/${bag.slug}/order?quantity=2`);
    expect(followed?.status()).toBe(200);
    await expect(page).toHaveURL(`/order/${bag.slug}:2`);

    // What a shopkeeper would send: the link of the order's page.
    const key = 'ABCDEFGHJKMNPQRSTVW2';
    const items = [{ product: bag.slug, quantity: 2 }];
    const stored = await request.post('/api/auth/orders/', { data: { key, items } });
    expect(stored.status()).toBe(201);
    const response = await page.goto(`/orders/${key}`);
    expect(response?.headers()['cache-control']).not.toContain('max-age=31536000');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1, name: 'Order ABCD' })).toBeVisible();
    await expect(page.getByText(`2 × ${rupees(bag.price)}`).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'Page of this order' })).toBeVisible();
    await expect(page.getByText('Ask about this order')).toBeHidden();
    for (const part of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }
  });

  test('an address that is no order says so', async ({ page, expectComplaint }) => {
    expectComplaint(/404/);
    const response = await page.goto('/orders/K7Q4');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('This order is not known')).toBeVisible();
  });
});
