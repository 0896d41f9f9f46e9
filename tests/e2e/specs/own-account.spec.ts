import { readFile } from 'node:fs/promises';
import { accountPlace, customer, expectGreeting, logIn, signIn } from '../fixtures/account';
import { expect, test } from '../fixtures/shop-test';
import { setTextSize, sideways } from '../fixtures/sideways';

test('a newcomer reads what is stored and why, before creating an account', async ({
  page,
  hydrated,
}) => {
  await page.goto('/register');
  await hydrated();
  const notice = page.getByText(/We store your email, your name if you give it/);
  await expect(notice).toBeVisible();
  const button = page.getByRole('button', { name: 'Create account' });
  const [said, pressed] = [await notice.boundingBox(), await button.boundingBox()];
  expect(said?.y ?? 0).toBeLessThan(pressed?.y ?? 0);
  await notice.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('link', { name: 'delete your account' })).toHaveAttribute(
    'href',
    '/account',
  );
});

test('a customer takes all that the shop stores along as a file', async ({
  page,
  request,
  catalogue,
  axe,
}) => {
  const account = await customer(request);
  const bag = catalogue.bag();
  await signIn(page, account, `/products/${bag.slug}`);
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Added to wishlist'),
  ).toBeVisible();

  await (await accountPlace(page)).getByRole('link', { name: 'Hi, Asha: your account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(account.email)).toBeVisible();
  await axe();

  // In India, where the visitor is, it is the next day already.
  await page.clock.setFixedTime(new Date('2026-07-01T20:00:00Z'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take my data along' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data-2026-07-02.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email: account.email, first_name: 'Asha' },
    wishlist: [{ product: bag.slug }],
    cart: [],
  });

  await setTextSize(page, '200%');
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});

test('a customer deletes the account, and another tab is signed out too', async ({
  page,
  context,
  request,
  hydrated,
  expectComplaint,
  allowComplaint,
}) => {
  expectComplaint(/400/);
  expectComplaint(/401/);
  // Which tab asks the API first depends on time.
  allowComplaint(/401/);
  const account = await customer(request);
  await signIn(page, account, '/account');
  const other = await context.newPage();
  await other.goto('/products');
  await expectGreeting(other, 'Hi, Asha');

  const form = page.getByRole('form', { name: 'Delete my account' });
  const button = form.getByRole('button', { name: 'Delete my account' });
  await form.getByLabel('Password').fill('Saddle-tan 8');
  await button.click();
  await expect(form.getByText('The password is not right.')).toBeVisible();
  await expect(form.getByLabel('Password')).toBeFocused();

  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await form.getByLabel('Password').fill(account.password);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();

  await expect((await accountPlace(other)).getByRole('link', { name: 'Login' })).toBeVisible();
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  }
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/auth/me/', { headers })).status()).toBe(401);

  await page.goto('/login');
  await hydrated();
  await logIn(page, account);
  await expect(page.getByText('No active account found with the given credentials')).toBeVisible();
});

test('the shop stays open on another device of a customer whose account was deleted', async ({
  page,
  request,
  allowComplaint,
}) => {
  // Each call with the tokens of that device.
  allowComplaint(/401/);
  const account = await customer(request);
  await signIn(page, account, '/about');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const gone = await request.post('/api/auth/me/delete/', {
    headers: { authorization: `Bearer ${token}` },
    data: { password: account.password },
  });
  expect(gone.ok()).toBe(true);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect((await accountPlace(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test.describe('of a shop whose API has no such calls', () => {
  test.use({ api: 'plain' });

  test('a customer reads so, and whom to ask', async ({ page, request, expectComplaint }) => {
    expectComplaint(/404/);
    await signIn(page, await customer(request), '/account');
    await page.getByRole('button', { name: 'Take my data along' }).click();
    await expect(page.getByRole('heading', { name: 'We help you ourselves' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toBeVisible();
  });
});
