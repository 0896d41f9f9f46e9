import { accountPlace, customer, expectGreeting, logIn, signIn } from '../fixtures/account';
import { expect, test } from '../fixtures/shop-test';
import { contentWidth } from '../fixtures/sideways';

test.describe('a customer signs in', () => {
  test('comes back to where they were, is greeted, and logs out', async ({
    page,
    request,
    catalogue,
    hydrated,
  }) => {
    const account = await customer(request);
    const path = `/products/${catalogue.bag().slug}`;
    await page.goto(path);
    await hydrated();

    await signIn(page, account, path);

    await expectGreeting(page, 'Hi, Asha');

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    const place = await accountPlace(page);
    await expect(place.getByRole('link', { name: 'Register' })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Login' })).toBeFocused();
  });

  test('is greeted by their whole name on a wide screen, and nothing moves for it', async ({
    page,
    request,
    hydrated,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/faq');
    // From the second page on all are set in the text face.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shop-face'))).not.toBeNull();
    await page.goto('/');
    await hydrated();
    const banner = page.getByRole('banner');
    const places = async () => [
      await banner.getByRole('navigation', { name: 'Main' }).boundingBox(),
      await banner.getByRole('link', { name: /^Call/ }).boundingBox(),
    ];
    const before = await places();

    await signIn(page, await customer(request, { firstName: 'Priyanka-Annapurna' }), '/');

    const greeting = banner.getByText('Hi, Priyanka-Annapurna').filter({ visible: true });
    await expect(greeting).toHaveCount(1);
    const hidden = await greeting.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(hidden, 'px of the name that are cut off').toBe(0);
    expect(await places()).toEqual(before);
  });

  test('does not meet the login page again by going back', async ({ page, request, hydrated }) => {
    const account = await customer(request);
    await page.goto('/products');
    await hydrated();
    await (await accountPlace(page)).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');

    await logIn(page, account);
    await expect(page).toHaveURL('/');
    await page.goBack();

    await expect(page).toHaveURL('/products');
  });

  test('is still signed in after a reload, and is led from /login to /', async ({
    page,
    request,
  }) => {
    const account = await customer(request);
    await signIn(page, account, '/');

    await page.goto('/login');

    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Hi, Asha');
  });

  test('finds the tried product in the cart, one time', async ({
    page,
    request,
    catalogue,
    hydrated,
  }) => {
    const account = await customer(request);
    const bag = catalogue.bag();
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    await page
      .getByRole('main')
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('link', { name: 'Login' }).click();

    await logIn(page, account);

    await expect(page).toHaveURL(`/products/${bag.slug}`);
    await expect(messages.getByText(`${bag.title} added to cart`)).toBeVisible();
    const { email, password } = account;
    const signedIn = await request.post('/api/auth/token/', { data: { email, password } });
    const { access } = await signedIn.json();
    const cart = await request.get('/api/auth/cart/', {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(await cart.json()).toMatchObject([{ quantity: 1 }]);
  });

  test('reads that the password is wrong, and can try again', async ({
    page,
    request,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/401/);
    const account = await customer(request);
    await page.goto('/login');
    await hydrated();

    await logIn(page, { ...account, password: 'wrong' });
    await expect(page.getByRole('alert')).toHaveText(
      'No active account found with the given credentials',
    );
    await logIn(page, account);

    await expect(page).toHaveURL('/');
  });

  test('never leaves the site by a forged link', async ({ page, request, hydrated }) => {
    const account = await customer(request);
    await page.goto('/login?next=%2F%2Felsewhere.example%2Fsteal');
    await hydrated();

    await logIn(page, account);

    await expect(page).toHaveURL('/');
  });
});

for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x']) {
  test.describe(`everyone can use ${path}`, () => {
    test('with any means, and on a screen 320 pixels wide', async ({ page, axe, hydrated }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated();
      await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
      await axe();

      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(320);
    });
  });
}

test.describe('a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads that logging in needs it, and can order all the same', async ({ page }) => {
    await page.goto('/login?next=%2Fproducts');

    await expect(page.getByText(/^Logging in needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order on WhatsApp' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fproducts',
    );
  });
});

test.describe('a visitor without JavaScript, which a page cannot detect', () => {
  // The style that hides the form is removed; the page's policy knows it by its hash.
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  test('leaves no password in the address', async ({ page }) => {
    await page.route('/login', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(/\(scripting: ?none\)/g, '(max-width:0)');
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('asha@shop.example');
    await page.getByLabel('Password').fill('Abc12!');
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('button', { name: 'Login' }).click();

    await expect(page).toHaveURL('/login');
  });
});
