import { expect, test } from '../fixtures/shop-test';

/** As Firefox below 98, which has no modal dialogs. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['showModal', 'close', 'show'] as const) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
  }),
);

test('a panel opens, keeps the focus, and closes on Escape and on Back', async ({
  page,
  hydrated,
}) => {
  await page.goto('/products');
  await hydrated();
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true });
  const panel = page.getByRole('dialog', { name: 'Cart' });
  const close = panel.getByRole('button', { name: 'Close cart' });

  await cart.click();
  await expect(panel.getByText('Please login to use cart')).toBeVisible();
  await expect(close).toBeFocused();
  // Two links; the elements behind the panel are never reached.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cart).toBeFocused();

  await cart.click();
  await expect(close).toBeFocused();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test('a picture is seen in full, over the header', async ({ page, catalogue, hydrated }) => {
  await page.goto(`/products/${catalogue.bag().slug}`);
  await hydrated();
  await page.getByRole('button', { name: /Picture 1 of/ }).click();

  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
});
