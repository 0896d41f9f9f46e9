import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Complaints } from '../fixtures/complaints';
import { isAlive } from '../fixtures/is-alive';
import { type CheckoutCopy, copyCheckout } from '../harness/copy-checkout';
import { freePort } from '../harness/free-port';
import { type Service, startService } from '../harness/service';

let checkout: CheckoutCopy;
let dev: Service;
let shop = '';

test.beforeAll(async () => {
  checkout = copyCheckout();
  const service = await startService({
    args: [path.join(checkout.folder, 'platform/commands/dev.mjs')],
    env: {
      PORT: String(await freePort()),
      DATA_DIR: path.join(checkout.folder, '.data'),
      SKIP_INSTALL: '1',
    },
    ready: / is open at (\S+)$/m,
  });
  dev = service;
  shop = service.found;
});
test.afterAll(async () => {
  await dev?.stop();
  checkout?.remove();
});

const complaints = new Complaints();
test.beforeEach(({ context }) => complaints.listenTo(context));
test.afterEach(() => expect(complaints.unsettled()).toEqual([]));

const login = 'account-mf/src/pages/LoginPage.tsx';
const footer = 'host/src/shell/footer/Footer.tsx';
const list = 'catalog-mf/src/pages/list/ListPage.tsx';
const price = 'shared/src/ui/picture/Price.tsx';

async function open(page: Page, path = '/login'): Promise<void> {
  await page.goto(shop + path);
  await page.waitForFunction(isAlive);
}

test('a changed component of a remote, then of the host, is seen in the open page', async ({
  page,
}) => {
  await open(page);
  checkout.edit(login, 'title="Login"', 'title="Come in"');
  await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible();

  checkout.edit(footer, 'Visit or call', 'Come by or call');
  await expect(page.getByRole('heading', { name: 'Come by or call' })).toBeVisible();

  checkout.edit(login, 'title="Come in"', 'title="Login"');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Come by or call' })).toBeVisible();
});

test('a change of a remote with embeds, then of shared code, is seen in the open page', async ({
  page,
}) => {
  await open(page, '/products');
  checkout.edit(list, "'All Products')", "'All Bags')");
  await expect(page.getByRole('heading', { name: 'All Bags' })).toBeVisible();

  checkout.edit(price, 'Original price', 'Price before');
  await expect(page.getByText('Price before').first()).toBeAttached();

  checkout.edit(list, "'All Bags')", "'All Products')");
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(page.getByText('Price before').first()).toBeAttached();
});

test('elements for other web pages are offered', async ({ request }) => {
  const elements = await (await request.get(`${shop}/embed/v1`)).json();
  expect(Object.keys(elements)).toContain('shop-product-grid');
  expect(await (await request.get(`${shop}/embed.js`)).text()).toContain('shop-product-grid');
});

test('a mistake is shown in the page, which goes on, and is gone when it is mended', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Password', { exact: true }).fill('not lost');
  const builds = () => dev.log().split(' built\n').length;
  const before = builds();
  checkout.edit(login, 'title="Login"', 'title="Login');
  await expect(page.getByRole('alert').filter({ hasText: 'LoginPage.tsx' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not lost');
  checkout.edit(login, 'title="Login', 'title="Hello"');
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
  // The terminal reports the correction, not the mistake.
  expect(builds()).toBe(before + 1);
  await expect(page.getByRole('alert').filter({ hasText: 'LoginPage.tsx' })).toBeHidden();
  checkout.edit(login, 'title="Hello"', 'title="Login"');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});
