import type { APIRequestContext, Page } from '@playwright/test';
import { customer, type KnownAccount, signIn } from '../fixtures/account';
import { expect, oldToken, onItsSide, test } from '../fixtures/desk-shop';

/** As long as a change may take to be seen by shoppers, in ms. */
const seenWithinMs = 4_000;

async function staff(
  request: APIRequestContext,
  shop: (...args: string[]) => Promise<string>,
): Promise<KnownAccount> {
  const account = await customer(request);
  expect(await shop('staff', 'add', account.email)).toMatch(/may use the desk now/);
  return account;
}

/** A message of the page. */
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

async function openProduct(page: Page, title: string): Promise<void> {
  await page.getByLabel('Find a product').fill(title);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test('the owner marks a bag as sold out on the bus, and a shopper sees it', async ({
  page,
  request,
  deskShop,
  browser,
  axe,
}) => {
  await signIn(page, await staff(request, deskShop.shop), '/desk');
  await expect(page.getByRole('heading', { name: 'Sold out (0)' })).toBeVisible();
  await axe();
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: 'Products' })
    .click();
  await openProduct(page, 'Tote');
  await axe();

  const shopper = await browser.newPage({ baseURL: deskShop.url });
  await shopper.goto('/products/tote');
  await expect(shopper.getByText('In stock').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sold out' }).click();
  await test.step('the message covers nothing that is pressed next', async () => {
    await expect(page.getByRole('status').getByText('Tote: stock 3 → 0')).toBeAttached();
    const message = await page.getByRole('region', { name: 'Messages' }).boundingBox();
    const end = (message?.y ?? Infinity) + (message?.height ?? 0);
    for (const name of ['Save', 'Sold out', 'Hide from the shop']) {
      const button = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(button?.y).toBeGreaterThan(end);
    }
  });
  await expect
    .poll(
      async () => (await (await request.get('/products/tote')).text()).includes('/OutOfStock'),
      { timeout: seenWithinMs, intervals: [100] },
    )
    .toBe(true);
  await shopper.reload();
  await expect(shopper.getByText('Out of stock').first()).toBeVisible();

  await test.step('one press undoes it, and the log says who did what', async () => {
    await page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(page.getByLabel('Stock')).toHaveValue('3');
    await page.getByRole('link', { name: 'Log' }).click();
    await expect(page.getByText('stock 3 → 0')).toBeVisible();
    await expect(page.getByText('stock 0 → 3')).toBeVisible();
    await expect(page.getByText(/^Asha, .*; undone/)).toBeVisible();
    await axe();
  });
  await shopper.close();
});

test('two phones at once lose nothing', async ({
  page,
  request,
  deskShop,
  browser,
  expectComplaint,
}) => {
  expectComplaint(/409/);
  await signIn(page, await staff(request, deskShop.shop), '/desk/products');
  await openProduct(page, 'Belt');
  const other = await browser.newPage({ baseURL: deskShop.url });
  await signIn(other, await staff(request, deskShop.shop), '/desk/products');
  await openProduct(other, 'Belt');

  await other.getByLabel('Price', { exact: true }).fill('450');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(other, 'Belt: price ₹500 → ₹450')).toBeVisible();
  await page.getByLabel('Stock').fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(
    page.getByText(/Somebody else changed this product just now: price ₹500 → ₹450/),
  ).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('450');
  await expect(page.getByLabel('Stock')).toHaveValue('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page, 'Belt: stock 9 → 7')).toBeVisible();
  await other.close();
});

test('without a connection nothing that was typed is lost', async ({
  page,
  context,
  request,
  deskShop,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, await staff(request, deskShop.shop), '/desk/products');
  await openProduct(page, 'Bag');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Nothing can be saved now')).toBeVisible();
  await page.getByLabel('Price', { exact: true }).fill('950');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page, 'You are offline: nothing was saved.')).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('950');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('Typed before, not saved: Price.')).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('950');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page, 'Bag: price ₹900 → ₹950')).toBeVisible();
  await expect(page.getByText(/Typed before/)).toBeHidden();
});

test('a new product is in the shop with an upright photo from the camera', async ({
  page,
  request,
  deskShop,
  axe,
}) => {
  await signIn(page, await staff(request, deskShop.shop), '/desk/new');
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 });
    canvas.getContext('2d')?.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const buffer = onItsSide(Buffer.from(drawn, 'base64'));
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Take a photo').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'The photo' })).toBeVisible();
  await page.getByLabel('Title').fill('Belt bag in olive');
  await page.getByLabel('Category').selectOption('Bags');
  await page.getByLabel('Price').fill('₹1,250');
  await axe();
  await page.getByRole('button', { name: 'Add to the shop' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Belt bag in olive' })).toBeVisible();
  const product = await (await request.get('/api/auth/products/belt-bag-in-olive/')).json();
  expect(product).toMatchObject({ price: '1250.00', quantity: 1, category: 'bags' });
  expect(product.images).toMatchObject([{ width: 400, height: 800 }]);

  await test.step('its details follow on its page', async () => {
    await page.getByLabel('Description').fill('Waxed by hand.');
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await page.getByLabel('Name of colour 1').fill('Olive');
    await page.getByLabel('Tone of colour 1').fill('#5a5a34');
    await page.getByLabel('Country of origin').fill('India');
    await axe();
    await page.getByRole('button', { name: 'Save the details' }).click();
    await expect(said(page, /colours none → 1, country of origin none → India$/)).toBeVisible();
    const path = '/api/auth/products/belt-bag-in-olive/';
    await expect
      .poll(async () => (await request.get(path)).json(), { timeout: seenWithinMs })
      .toMatchObject({
        ...{ description: 'Waxed by hand.', country_of_origin: 'India' },
        available_colors: [{ name: 'Olive', hex: '#5a5a34' }],
      });
  });

  await test.step('a large picture without a background gets a white one', async () => {
    const drawn = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 800 });
      const drawing = canvas.getContext('2d');
      const noise = new ImageData(700, 700);
      for (const at of noise.data.keys()) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
      drawing?.putImageData(noise, 100, 100);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const buffer = Buffer.from(drawn, 'base64');
    expect(buffer.length).toBeGreaterThan(600_000);
    await page
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer });
    const picture = page.getByRole('img', { name: 'Picture 2 of Belt bag in olive' });
    // Noise is slow to encode where the machine has other work.
    await expect(picture).toBeVisible({ timeout: 60_000 });
    const corner = await picture.evaluate(async (shown: HTMLImageElement) => {
      await shown.decode();
      const drawing = document.createElement('canvas').getContext('2d');
      drawing?.drawImage(shown, 0, 0);
      return [...(drawing?.getImageData(4, 4, 1, 1).data ?? [])];
    });
    for (const part of corner) expect(part).toBeGreaterThan(240);
  });
});

test('nothing of the desk is sent to others', async ({ page, request, deskShop }) => {
  const code: string[] = [];
  page.on('request', (sent) => code.push(sent.url()));
  const account = await customer(request);
  await page.goto('/desk');
  await expect(
    page.getByRole('heading', { name: 'This page is for the shop’s staff' }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await signIn(page, account, '/desk/products');
  await expect(
    page.getByRole('heading', { name: 'This page is for the shop’s staff' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Desk' })).toBeHidden();
  expect(code.filter((url) => /desk-staff|auth\/desk/.test(url))).toEqual([]);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk');
  expect(await (await request.get('/desk')).text()).not.toMatch(/Tote|Belt/);
  await deskShop.shop('staff', 'add', account.email);
  await page.reload();
  await expect(page.getByRole('link', { name: 'New product' })).toBeVisible();
  expect(code.filter((url) => /desk-staff/.test(url))).not.toEqual([]);
});

test('the desk asks for the password again after 12 hours', async ({
  page,
  request,
  deskShop,
  expectComplaint,
}) => {
  expectComplaint(/401/);
  const account = await staff(request, deskShop.shop);
  await signIn(page, account, '/desk');
  const access = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const tokens = [oldToken('access', access, 13), oldToken('refresh', access, 13)];
  await page.evaluate(([now, next]) => {
    localStorage.setItem('access_token', now ?? '');
    localStorage.setItem('refresh_token', next ?? '');
  }, tokens);
  await page.goto('/desk/log');
  await expect(page.getByRole('heading', { name: 'Please login again' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  await page.getByRole('form', { name: 'Login' }).getByLabel('Email').fill(account.email);
  await page.getByRole('form', { name: 'Login' }).getByLabel('Password').fill(account.password);
  await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/desk/log');
  await expect(page.getByRole('heading', { level: 2, name: 'Log' })).toBeVisible();
});

test('an order becomes confirmed, gets its amount, and is answered in the chat', async ({
  page,
  request,
  deskShop,
  axe,
}) => {
  const key = 'K7Q4WXYZ23456789ABCD';
  const items = [{ product: 'tote', quantity: 2 }];
  expect((await request.post('/api/auth/orders/', { data: { key, items } })).status()).toBe(201);
  await signIn(page, await staff(request, deskShop.shop), '/desk');
  await page
    .getByRole('region', { name: 'New orders' })
    .getByRole('link', { name: /K7Q4.*today \d\d:\d\d/ })
    .click();
  await axe();
  await page.getByRole('button', { name: 'Confirmed' }).click();
  await expect(said(page, 'Order K7Q4: state new → confirmed')).toBeVisible();
  await page.getByLabel('Amount to pay').fill('2100');
  await page.getByRole('button', { name: 'Save the amount' }).click();
  await expect(said(page, 'Order K7Q4: amount none → ₹2,100')).toBeVisible();

  const chat = page.getByRole('main').getByRole('link', { name: 'Answer in the chat' });
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  const text = address.searchParams.get('text');
  expect(text).toMatch(/^Your order K7Q4 is confirmed\.\nAmount: ₹2,100\nhttp.*\/orders\/K7Q4/);

  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByLabel('Amount to pay')).toHaveValue('');
  const order = await (await request.get(`/api/auth/orders/${key}/`)).json();
  expect(order).toMatchObject({ status: 'confirmed', amount: null });
  await page.getByRole('link', { name: 'Customer’s page and slip' }).click();
  await expect(page).toHaveURL(`/orders/${key}`);
  await expect(page.getByRole('button', { name: /Print/ })).toBeVisible();
});

test('by keyboard a press that takes its button away does not lose the place', async ({
  page,
  request,
  deskShop,
}) => {
  await signIn(page, await staff(request, deskShop.shop), '/desk/products');
  await openProduct(page, 'Tote');
  await page.getByLabel('Stock').fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(said(page, /^Tote: stock \d → 5$/)).toBeVisible();
  await page.getByRole('link', { name: 'Log' }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: '→ 5' }).first();
  await row.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toContainText('undone');
  await expect(row).toBeFocused();
});
