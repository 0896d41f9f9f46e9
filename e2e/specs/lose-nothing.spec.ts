import { accountPlace, customer, signIn } from '../fixtures/account';
import { expect, test, withoutMotion } from '../fixtures/shop-test';

test.describe('nothing that was typed or pressed is lost', () => {
  test.use(withoutMotion);

  test('a quantity of the cart that is changed just before a reload', async ({
    page,
    request,
    catalogue,
    hydrated,
  }) => {
    const { slug, title } = catalogue.bag();
    await signIn(page, await customer(request), `/products/${slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    const cart = page.getByRole('banner').getByRole('button', { name: 'Cart (1)', exact: true });
    await cart.click();
    const stepper = page
      .getByRole('dialog', { name: 'Cart' })
      .getByRole('group', { name: `Quantity of ${title}` });
    await stepper.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 2 });
    await expect(stepper.getByRole('status')).toHaveText('3');

    await page.reload();
    await hydrated();

    await page.getByRole('banner').getByRole('button', { name: 'Cart (3)', exact: true }).click();
    await expect(stepper.getByRole('status')).toHaveText('3');
  });

  test('the chosen quantity, on Back to a product; and Back closes an overlay', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const path = `/products/${catalogue.bag().slug}`;
    await page.goto('/about');
    await page.goto(path);
    await hydrated();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    const menu = page.locator('header details');
    const openings = [
      {
        open: () =>
          page
            .getByRole('button', { name: /open in full screen/ })
            .first()
            .click(),
        over: page.getByRole('dialog', { name: /^Pictures of/ }),
      },
      {
        open: () => page.getByRole('banner').getByRole('button', { name: 'Cart' }).click(),
        over: page.getByRole('dialog', { name: 'Cart' }),
      },
      {
        open: () => page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click(),
        over: page.getByRole('dialog', { name: 'Wishlist' }),
      },
    ];
    if (await menu.locator('summary').isVisible()) {
      openings.push({
        open: () => menu.locator('summary').click(),
        over: menu.getByRole('navigation'),
      });
    }
    for (const { open, over } of openings) {
      await open();
      await expect(over).toBeVisible();
      // A menu is in the history a task after it is open: with its `toggle` event.
      await expect.poll(() => page.evaluate(() => history.state?.isOverlay)).toBe(true);
      await page.evaluate(() => history.back());
      await expect(over).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    // From a panel to another page: Back leads to the product, which is as it was left.
    await openings[1]?.open();
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the way back, on a reload with an open panel', async ({ page, catalogue, hydrated }) => {
    await page.goto('/about');
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();
    await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.reload();
    await hydrated();
    await page.waitForFunction(() => !history.state.isOverlay);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    expect(documents.filter((url) => url.includes('/products/'))).toHaveLength(1);
  });

  test('a double click on Logout presses nothing but Logout', async ({ page, request }) => {
    await signIn(page, await customer(request), '/about');
    const place = await accountPlace(page);
    await place.getByRole('button', { name: 'Logout' }).dblclick();
    await expect(
      place.getByRole('link', { name: 'Login' }).filter({ visible: true }),
    ).toBeVisible();
    await expect(page).toHaveURL('/about');
  });

  test('a search of 40,000 characters: a page says so, and leads on', async ({
    page,
    expectComplaint,
    axe,
  }) => {
    expectComplaint(/431/);
    const response = await page.goto(`/products?q=${'a'.repeat(40_000)}`);
    expect(response?.status()).toBe(431);
    await expect(page.getByRole('heading', { name: 'This address is too long' })).toBeVisible();
    await axe();
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(page.getByText(/Showing \d+ products/)).toBeVisible();
  });
});
