import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { customer, signIn } from '../fixtures/account';
import { findPost } from '../fixtures/blog';
import { rupees } from '../fixtures/rupees';
import { expect, test, withoutMotion } from '../fixtures/shop-test';
import { translate } from '../fixtures/translate';

test.use(withoutMotion);

test('a customer finds, orders and writes on pages that the browser translates', async ({
  page,
  request,
  catalogue,
  hydrated,
}) => {
  const bag = catalogue.bag();
  const [color = '', other = ''] = bag.colors;
  const main = page.getByRole('main');
  const headerCart = (name: string) =>
    page.getByRole('banner').getByRole('button', { name, exact: true });
  /** Of the product, and of all. */
  const totals = (where: Locator, pieces: number) =>
    where.getByText(rupees(pieces * bag.price), { exact: true });
  await signIn(page, await customer(request), '/products');
  await hydrated();
  await translate(page);

  await test.step('the list says how many are found', async () => {
    await expect(main.getByText(`Showing ${catalogue.products.length} products`)).toBeVisible();
    await page.getByRole('searchbox').fill(`${bag.title}zzzz`);
    await expect(main.getByText('No products found matching your criteria.')).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
    await page.getByRole('searchbox').fill('');
    await expect(page).toHaveURL('/products');
    await expect(main.getByText(`Showing ${catalogue.products.length} products`)).toBeVisible();
    await main.getByRole('link', { name: `View ${bag.title}` }).click();
  });

  await test.step('a product goes into the cart', async () => {
    await main.getByRole('radio', { name: other, exact: true }).check();
    await main.getByRole('button', { name: 'Increase quantity' }).click();
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(headerCart('Cart (2)')).toBeVisible();
    await expect(page.getByText('Added to cart').first()).toBeVisible();
  });

  await test.step('the cart counts, is cleared, and comes back', async () => {
    await headerCart('Cart (2)').click();
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await panel.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(panel.getByRole('status').getByText('3', { exact: true })).toBeVisible();
    await expect(totals(panel, 3)).toHaveCount(2);
    await panel.getByRole('button', { name: 'Clear cart' }).click();
    await expect(panel.getByText('Your cart is empty.')).toBeVisible();
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(totals(panel, 3)).toHaveCount(2);
    await panel.getByRole('button', { name: 'Close cart' }).click();
  });

  await test.step('an order changes its total', async () => {
    await page.goto(`/order/${bag.slug}:${color.toLowerCase().replace(/\s+/g, '-')}:1`);
    await hydrated();
    await translate(page);
    const pieces = page.getByLabel(`Pieces of ${bag.title}`);
    await pieces.fill('4');
    await pieces.press('Tab');
    await expect(totals(main, 4)).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Product' }).fill('zzzz');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByText('No products found matching your criteria.')).toBeVisible();
  });

  await test.step('a comment is there, and its form is empty again', async () => {
    await page.goto(`/blog/${(await findPost(request, () => true)).slug}`);
    await hydrated();
    await translate(page);
    const comments = page.getByRole('region', { name: 'Comments' });
    const text = `Did it on Sunday. ${randomUUID()}`;
    const field = comments.getByRole('textbox');
    await field.fill(text);
    await comments.getByRole('button', { name: 'Post comment' }).click();
    await expect(comments.getByRole('listitem').first()).toContainText(text);
    await expect(field).toHaveValue('');
    await expect(comments.getByRole('button', { name: 'Post comment' })).toBeVisible();
  });
});
