import { customer, signIn } from '../fixtures/account';
import { expect, test, withoutMotion } from '../fixtures/shop-test';

test.use(withoutMotion);

test('a customer puts a bag on the wishlist, and moves it into the cart', async ({
  page,
  request,
  catalogue,
  axe,
}) => {
  const { slug, title } = catalogue.bag();
  const account = await customer(request);
  await signIn(page, account, `/products/${slug}`);
  const banner = page.getByRole('banner');
  const heart = page.getByRole('main').getByRole('button', { name: 'Add to wishlist' });

  await heart.click();
  await expect(page.getByRole('button', { name: 'Remove from wishlist' })).toBeVisible();
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast.getByText('Added to wishlist')).toBeVisible();
  expect((await toast.boundingBox())?.height, 'words and Dismiss in one line').toBeLessThan(64);
  await banner.getByRole('button', { name: 'Wishlist (1)' }).click();

  const panel = page.getByRole('dialog', { name: 'Wishlist' });
  await expect(panel.getByRole('link', { name: title })).toBeVisible();
  await expect(toast, 'nothing of the page is left on the panel').toBeHidden();
  await axe();
  await panel.getByRole('button', { name: `Add ${title} to cart` }).click();
  // The message stands below the list: it lies on no line of the panel.
  const message = panel.getByRole('region', { name: 'Messages' });
  await expect(message).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((await message.boundingBox())?.y).toBeGreaterThan(height / 2);
  await expect(panel.getByText(/^Nothing here yet/)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(banner.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Wishlist', exact: true })).toBeVisible();
  await expect(heart).toBeVisible();
});

test('a failed heart is taken back', async ({ page, request, catalogue, expectComplaint }) => {
  const account = await customer(request);
  await signIn(page, account, `/products/${catalogue.bag().slug}`);
  expectComplaint(/500/);
  await page.route('**/api/auth/wishlist/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );

  await page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).click();

  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Something went wrong!'),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }),
  ).toBeVisible();
});
