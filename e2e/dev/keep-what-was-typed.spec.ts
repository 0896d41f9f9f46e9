import { expect, type Page, test } from '@playwright/test';
import { Complaints } from '../fixtures/complaints';
import { isAlive } from '../fixtures/is-alive';
import { type DevCheckout, openDevCheckout } from './dev-checkout';

let checkout: DevCheckout;

test.beforeAll(async () => {
  checkout = await openDevCheckout();
});
test.afterAll(() => checkout?.close());

const complaints = new Complaints();
test.beforeEach(({ context }) => complaints.listenTo(context));
test.afterEach(() => expect(complaints.unsettled()).toEqual([]));

const login = 'account-mf/src/pages/LoginPage.tsx';
const footer = 'host/src/shell/footer/Footer.tsx';

/** A form half filled in, in a page that says when it was loaded again. */
async function fillIn(page: Page): Promise<void> {
  await page.goto(`${checkout.shop}/login`);
  await page.waitForFunction(isAlive);
  await page.evaluate(() => {
    document.documentElement.dataset.first = 'yes';
  });
  await page.getByLabel('Password', { exact: true }).fill('not lost');
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not lost');
  await expect(page.locator('html')).toHaveAttribute('data-first', 'yes');
}

test('a changed component of a remote, then of the host, keeps what was typed', async ({
  page,
}) => {
  await fillIn(page);
  checkout.edit(login, 'title="Login"', 'title="Come in"');
  await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible();
  await expectKept(page);

  checkout.edit(footer, 'Visit or call', 'Come by or call');
  await expect(page.getByRole('heading', { name: 'Come by or call' })).toBeVisible();
  await expectKept(page);

  checkout.edit(login, 'title="Come in"', 'title="Login"');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectKept(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Come by or call' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a mistake is shown in the page, which goes on, and is gone when it is mended', async ({
  page,
}) => {
  await fillIn(page);
  checkout.edit(login, 'title="Login"', 'title="Login');
  await expect(page.getByRole('alert').filter({ hasText: 'LoginPage.tsx' })).toBeVisible();
  await expectKept(page);
  checkout.edit(login, 'title="Login', 'title="Hello"');
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'LoginPage.tsx' })).toBeHidden();
  await expectKept(page);
  checkout.edit(login, 'title="Hello"', 'title="Login"');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a change that is more than components has the page loaded again', async ({ page }) => {
  await fillIn(page);
  checkout.edit(
    'account-mf/src/remote.tsx',
    'export default defineRemote(',
    'performance.now();\nexport default defineRemote(',
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-first', 'yes');
});
