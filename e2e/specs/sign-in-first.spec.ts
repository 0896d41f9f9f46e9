import { expect, test } from '../fixtures/shop-test';

test.describe('a signed-out visitor', () => {
  test('is asked to log in to add to the cart', async ({ page, catalogue, hydrated }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();

    await page
      .getByRole('main')
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click();

    await expect(
      page
        .getByRole('region', { name: 'Messages' })
        .getByText('Please login to add items to cart!'),
    ).toBeVisible();
  });

  test('is asked to log in to use the wishlist', async ({ page, catalogue, hydrated }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();

    await page
      .getByRole('main')
      .getByRole('button', { name: /wishlist/i })
      .first()
      .click();

    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Please login to wishlist items!'),
    ).toBeVisible();
  });
});

test.describe('a signed-out visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is led to log in, and back', async ({ page, catalogue }) => {
    const path = `/products/${catalogue.bag().slug}`;
    await page.goto(path);

    await page
      .getByRole('main')
      .getByRole('link', { name: /add to cart/i })
      .first()
      .click();

    const { id } = catalogue.bag();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}&want=cart&product=${id}`);
  });
});
