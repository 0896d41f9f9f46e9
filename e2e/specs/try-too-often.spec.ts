import type { Page } from '@playwright/test';
import { customer, logIn, newcomer, signIn } from '../fixtures/account';
import { findPost } from '../fixtures/blog';
import { expect, test } from '../fixtures/shop-test';

const throttled = (seconds: number) => ({
  status: 429,
  json: { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
});

test('after too many logins a visitor reads when to try again', async ({
  page,
  request,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/429|401/);
  const { email, password } = newcomer();
  await page.goto('/login');
  await hydrated();
  // The shop's own API, past the pages: 10 tries a minute for one address.
  const tries = Array.from({ length: 10 }, () =>
    request.post('/api/auth/token/', { data: { email, password } }),
  );
  await Promise.all(tries);

  await logIn(page, { email, password, firstName: '' });
  await expect(page.getByRole('form', { name: 'Login' }).getByRole('alert')).toHaveText(
    /^Too many attempts\. Try again in \d+ seconds?\.$/,
  );
});

const forms: { path: string; call: string; send: (page: Page) => Promise<void> }[] = [
  {
    path: '/register',
    call: 'register',
    send: async (page) => {
      const { email, password } = newcomer();
      const form = page.getByRole('form');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByLabel('Confirm password').fill(password);
      await form.getByRole('button', { name: 'Create' }).click();
    },
  },
  {
    path: '/forgot-password',
    call: 'password/reset',
    send: async (page) => {
      const form = page.getByRole('form');
      await form.getByLabel('Email').fill(newcomer().email);
      await form.getByRole('button').click();
    },
  },
  {
    path: '/contact',
    call: 'contact',
    send: async (page) => {
      await page.getByLabel('Name').fill('Asha');
      await page.getByLabel('Email').fill('asha@shop.example');
      await page.getByLabel('Phone').fill('98000 00000');
      await page.getByLabel('Message', { exact: true }).fill('Is the market tote still there?');
      await page.getByRole('button', { name: 'Send message' }).click();
    },
  },
];

for (const { path, call, send } of forms) {
  test(`also after sending ${path} too often, with any API`, async ({
    page,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/429/);
    await page.route(`**/api/auth/${call}/`, (route) => route.fulfill(throttled(180)));
    await page.goto(path);
    await hydrated();
    await send(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Too many attempts. Try again in 3 minutes.')).toBeVisible();
  });
}

test('also after too many comments', async ({ page, request, expectComplaint }) => {
  expectComplaint(/429/);
  const { slug } = await findPost(request, () => true);
  await signIn(page, await customer(request), `/blog/${slug}`);
  await page.route('**/api/auth/comments/', (route) => route.fulfill(throttled(56)));
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox').fill('Once more.');
  await comments.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments.getByRole('alert')).toContainText('Failed to post comment');
  await expect(comments.getByRole('alert')).toContainText(
    'Too many attempts. Try again in 56 seconds.',
  );
});
