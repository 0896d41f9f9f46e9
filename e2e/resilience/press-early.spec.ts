import type { Page } from '@playwright/test';
import { customer, logIn, signIn } from '../fixtures/account';
import { fulfillChanged, holdRequests } from '../fixtures/routes';
import { expect, test } from '../fixtures/shop-test';

/** Scripts are on their way until the test lets them go; the page itself is there. */
const slowScripts = (page: Page) => holdRequests(page, /\/remotes\/.*\.js$/);

/** The page is opened one time as before its own script ran: without it. */
const withoutScript = (page: Page, url: string) =>
  page.route(
    url,
    (route) => fulfillChanged(route, (body) => body.replace(/<script>[\s\S]*?<\/script>/, '')),
    { times: 1 },
  );

const message = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible();
const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

test.describe('a press before scripts run', () => {
  test('is done when they do, for a signed-in customer', async ({ page, request, catalogue }) => {
    const { title } = catalogue.bag();
    await signIn(page, await customer(request), '/about');
    const letGo = await slowScripts(page);
    await page.goto('/products?view=list', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const add = main.getByRole('link', { name: `Add ${title} to cart` });
    await add.click();
    await main.getByRole('link', { name: `Add ${title} to wishlist` }).click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(add).toHaveCSS('animation-name', 'waiting');
    await expect(page).toHaveURL('/products?view=list');

    await letGo();

    await message(page, `${title} added to cart`);
    await expect(header(page, 'Cart (1)')).toBeVisible();
    await expect(header(page, 'Wishlist (1)')).toBeVisible();
    await expect(page).toHaveURL('/products?view=list');
  });

  test('opens the cart, and asks a signed-out visitor to log in', async ({ page, catalogue }) => {
    const letGo = await slowScripts(page);
    await page.goto(`/products/${catalogue.bag().slug}`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: 'Add to Cart' }).first().click();
    const more = page.locator('[aria-label="Increase quantity"]');
    await more.click();
    await expect(more).toHaveCSS('animation-name', 'waiting');
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();

    await letGo();

    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2');
    await expect(more).not.toHaveAttribute('aria-busy');
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel.getByText('Please login to use cart')).toBeVisible();
    await expect(panel.getByText('Please login to add items to cart!').first()).toBeVisible();
  });

  test('is carried through the login where scripts do not come', async ({
    page,
    request,
    catalogue,
    hydrated,
  }) => {
    const account = await customer(request);
    const { title, id } = catalogue.bag();
    await page.clock.install();
    const letGo = await slowScripts(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('link', { name: `Add ${title} to cart` })
      .click();
    await page.clock.fastForward(10_000);

    await expect(page).toHaveURL(new RegExp(`/login\\?next=.*&want=cart&product=${id}$`));
    await letGo();
    await hydrated();
    await message(page, 'Please login to add items to cart!');
    await logIn(page, account);
    await message(page, 'Added to cart');
    await expect(page).toHaveURL('/products');
    await expect(header(page, 'Cart (1)')).toBeVisible();
  });

  test('is carried by the link itself before even the first script runs', async ({
    page,
    request,
    catalogue,
  }) => {
    const { title } = catalogue.bag();
    await signIn(page, await customer(request), '/about');
    await withoutScript(page, '/products?view=list');
    await page.goto('/products?view=list', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('link', { name: `Add ${title} to cart` })
      .click();

    await message(page, 'Added to cart');
    await expect(page).toHaveURL('/products?view=list');
    await expect(header(page, 'Cart (1)')).toBeVisible();

    await withoutScript(page, '/about');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(title)).toBeVisible();
    await expect(page).toHaveURL('/about#cart');
  });

  test('is recorded from the first button on, while the rest of the page comes', async ({
    page,
    catalogue,
  }) => {
    const url = `/products/${catalogue.bag().slug}`;
    // As on a slow line, where a visitor presses an early part.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const viewer = document.querySelector<HTMLElement>('main [aria-label$="full screen"]');
        if (!viewer) return;
        observer.disconnect();
        viewer.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        viewer.click();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(url);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is done on the next page when the visitor goes on', async ({
    page,
    request,
    catalogue,
  }) => {
    const { title } = catalogue.bag();
    await signIn(page, await customer(request), '/about');
    const letGo = await slowScripts(page);
    await page.goto('/products', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: `Add ${title} to cart` }).click();
    await main.getByRole('link', { name: `Add ${title} to wishlist` }).click();
    await main.getByRole('link', { name: `View ${title}`, exact: true }).click();
    await expect(page).toHaveURL(`/products/${catalogue.bag().slug}`);

    await letGo();

    await expect(header(page, 'Cart (1)')).toBeVisible();
    await expect(header(page, 'Wishlist (1)')).toBeVisible();
  });
});
