import type { Page } from '@playwright/test';
import { customer, signIn } from '../fixtures/account';
import { findPost } from '../fixtures/blog';
import { expect, test } from '../fixtures/shop-test';

/** Of a toast or a form; the notice in place of products has more room. */
const offline = 'You are offline. Try again when the connection is back.';

const failures = /ERR_INTERNET_DISCONNECTED|chunk|answer|ERR_FAILED/i;

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

const categories = [
  { where: 'a category chip', landmark: 'main' },
  { where: 'a category in the footer', landmark: 'contentinfo' },
] as const;

for (const { where, landmark } of categories) {
  test(`offline, ${where} says so in place of the products, and opens by itself`, async ({
    page,
    context,
    catalogue,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(failures);
    // With the whole list in memory there is nothing to ask for.
    await page.route('**/api/auth/products/?*page_size=1000*', (route) => route.abort());
    const ofMens = catalogue.products.filter(({ category }) => category === 'mens').length;
    await page.goto('/products');
    await hydrated();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole(landmark)
      .getByRole('link', { name: /^Men's/ })
      .click();

    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('You are offline');
    await expect(notice).not.toContainText('Failed');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const again = notice.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeEnabled();
    await expect(notice).toContainText('You are offline');

    await context.setOffline(false);
    await expect(page.getByText(`Showing ${ofMens} products`)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('offline, cart, heart and quantity say so, and work when pressed again', async ({
  page,
  context,
  request,
  catalogue,
  expectComplaint,
}) => {
  expectComplaint(failures);
  await signIn(page, await customer(request), `/products/${catalogue.bag().slug}`);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add to Cart' }).first();
  const banner = page.getByRole('banner');
  await expect(add).toBeVisible();
  // The code of the lists is there or not: the message is the same.
  for (const count of [1, 2]) {
    await context.setOffline(true);
    await add.click();
    await expect(messages(page)).toContainText(offline);
    await main.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(main.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
    await expect(messages(page)).not.toContainText(/Failed|wrong/);
    await context.setOffline(false);
    await add.click();
    await expect(banner.getByRole('button', { name: `Cart (${count})` })).toBeVisible();
    await messages(page).getByRole('button', { name: 'Dismiss' }).first().click();
  }

  // The panel loads the cart again, which shall succeed.
  const loaded = page.waitForResponse(
    (one) => one.url().endsWith('/api/auth/cart/') && one.request().method() === 'GET',
  );
  await banner.getByRole('button', { name: 'Cart (2)' }).click();
  await loaded;
  const panel = page.getByRole('dialog', { name: 'Cart' });
  const pieces = panel.getByRole('group', { name: /^Quantity of/ });
  await expect(pieces.getByRole('status')).toHaveText('2');
  const top = async () => Math.round((await pieces.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await context.setOffline(true);
  await pieces.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(panel.getByRole('region', { name: 'Messages' })).toContainText(offline);
  await expect(pieces.getByRole('status')).toHaveText('2');
  await expect(panel.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);
  // The panel says so a second time, for the whole list; what is pressed next does not move.
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await top()).toBe(before);

  await context.setOffline(false);
  await pieces.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(pieces.getByRole('status')).toHaveText('3');
});

test('offline, a comment is not posted, says why, and is posted afterwards', async ({
  page,
  context,
  request,
  expectComplaint,
}) => {
  expectComplaint(failures);
  const { slug } = await findPost(request, () => true);
  await signIn(page, await customer(request), `/blog/${slug}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox').fill('Written on the train.');
  await context.setOffline(true);
  await comments.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments.getByRole('alert')).toContainText('Network error');
  await expect(comments.getByRole('alert')).toContainText(offline);

  await context.setOffline(false);
  await comments.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments.getByRole('listitem').first()).toContainText('Written on the train.');
});

test('offline, the contact form says so and keeps its text', async ({
  page,
  context,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(failures);
  await page.goto('/contact');
  await hydrated();
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Phone').fill('98000 00000');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Is the market tote still there?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveAccessibleDescription(`Unable to submit right now. ${offline}`);
  await expect(message).toHaveValue('Is the market tote still there?');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Thanks — your message/)).toBeVisible();
});

test('offline, login says so, and logs in afterwards', async ({
  page,
  context,
  request,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(failures);
  const { email, password } = await customer(request);
  await page.goto('/login?next=/about');
  await hydrated();
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(form.getByRole('alert')).toHaveText(offline);

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/about');
});
