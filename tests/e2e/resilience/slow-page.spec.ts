import { productLinks } from '../fixtures/product-links';
import { holdRequests } from '../fixtures/routes';
import { expect, test } from '../fixtures/shop-test';

const scripts = /\/remotes\/.*\.js$/;
const scriptsButTheFirst = /\/remotes\/(?!.*\/boot\.).*\.js$/;
const pictures = /\/media\//;

test.describe('on a slow line', () => {
  test('a picture that hangs does not trap the visitor under the overlay', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const letGo = await holdRequests(page, pictures);
    await page.goto('/products', { waitUntil: 'commit' });
    const overlay = page.getByText('Loading...', { exact: true });
    await expect(overlay).toBeVisible();
    const box = await overlay.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });

    await page
      .getByRole('link', { name: `View ${catalogue.products[0]?.title}` })
      .first()
      .click();

    await expect(page).toHaveURL(/\/products\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    await letGo();
    await hydrated();
  });

  test('the overlay goes by itself when the load event does not come', async ({ page }) => {
    const letGo = await holdRequests(page, pictures);
    await page.goto('/products', { waitUntil: 'commit' });

    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    await letGo();
  });

  test('scripts that hang leave a page that can be read and followed', async ({ page }) => {
    await holdRequests(page, scripts);
    await page.goto('/products', { waitUntil: 'commit' });

    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    await productLinks(page).first().click();

    await expect(page).toHaveURL(/\/products\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Order on WhatsApp' })).toBeVisible();
  });

  test('a product that is pressed asks for all of its code at once', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const { title = '' } = catalogue.products[0] ?? {};
    await page.goto('/products');
    await hydrated();
    const letGo = await holdRequests(page, /\/product\.chunk\.js/);
    const rest = page.waitForRequest(/\/later\.chunk\.js/);
    await productLinks(page).first().click();
    await rest;
    await letGo();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a product is shown without the code below its first view, where that does not come', async ({
    page,
    catalogue,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED/);
    const { title = '' } = catalogue.products[0] ?? {};
    let requests = 0;
    await page.route(/\/later\.chunk\.js/, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto('/products');
    await hydrated();
    await productLinks(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    expect(requests).toBeLessThan(6);
  });

  test('a button pressed before the scripts came is not lost', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const letGo = await holdRequests(page, scriptsButTheFirst);
    await page.goto(`/products/${catalogue.bag().slug}`, { waitUntil: 'commit' });
    const more = page.getByRole('button', { name: 'Increase quantity' });
    await page.waitForFunction(() => 'shopBooting' in window);
    await more.click();
    await more.click();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');

    await letGo();
    await hydrated();

    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
  });

  test('a form that was sent before the scripts came is sent when they are there', async ({
    page,
    expectComplaint,
  }) => {
    const letGo = await holdRequests(page, scriptsButTheFirst);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'shopBooting' in window);
    const form = page.getByRole('form', { name: 'Login' });
    await form.getByLabel('Email').fill('asha@shop.example');
    await form.getByLabel('Password').fill('not mine');
    await form.getByRole('button', { name: 'Login' }).click();

    expectComplaint(/401/);
    await letGo();

    await expect(form.getByRole('alert')).toContainText('No active account');
    await expect(form.getByLabel('Email')).toHaveValue('asha@shop.example');
  });

  test('an enquiry that was sent before the scripts came is sent one time, when they are there', async ({
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route('**/api/auth/contact/', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 201, json: { id: 1 } });
    });
    const letGo = await holdRequests(page, scriptsButTheFirst);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'shopBooting' in window);
    const enquiry = {
      name: 'Asha',
      email: 'asha@shop.example',
      phone: '98000 00000',
      message: 'Is the market tote still there?',
    };
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel('Name').fill(enquiry.name);
    await form.getByLabel('Email').fill(enquiry.email);
    await form.getByLabel('Phone').fill(enquiry.phone);
    await form.getByLabel('Message', { exact: true }).fill(enquiry.message);
    await form.getByRole('button', { name: 'Send message' }).click({ clickCount: 2 });
    await expect(page).toHaveURL('/contact');
    expect(sent).toEqual([]);

    await letGo();

    await expect(form.getByText(/^Thanks — your message looks good/)).toBeVisible();
    await expect(form.getByLabel('Message', { exact: true })).toHaveValue('');
    expect(sent).toEqual([{ ...enquiry, source: 'website' }]);
  });
});
