import { customer, expectGreeting, logIn, newcomer } from '../fixtures/account';
import { linkMailedTo } from '../fixtures/mail';
import { expect, test } from '../fixtures/shop-test';

test.describe('a visitor with a forgotten password', () => {
  test('reads the same words with an account and without', async ({ page, request, hydrated }) => {
    const heard: (string | null)[] = [];
    for (const { email } of [await customer(request), newcomer()]) {
      await page.goto('/login');
      await hydrated();
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page).toHaveURL(/forgot-password/);
      await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeVisible();
      heard.push(await page.getByText(/has an account/).textContent());
    }

    expect(heard[0]).toBe(heard[1]);
  });

  test('sets a new one with the mailed link, and signs in with it', async ({
    page,
    request,
    hydrated,
  }) => {
    const account = await customer(request);
    await page.goto('/forgot-password');
    await hydrated();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeVisible();

    await page.goto(await linkMailedTo(account.email));
    await hydrated();
    const password = 'Bridle-brown 8';
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    const done = page.getByRole('heading', { name: 'The new password is set' });
    await expect(done).toBeVisible();
    await expect(done.locator('..')).toBeFocused();

    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logIn(page, { ...account, password });
    await expectGreeting(page, 'Hi, Asha');
  });

  test('is offered a new link when theirs is too old', async ({
    page,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/400/);
    await page.goto('/reset-password?token=long-gone');
    await hydrated();

    await page.getByLabel('New password', { exact: true }).fill('Saddle-tan 7');
    await page.getByLabel('Confirm password').fill('Saddle-tan 7');
    await page.getByRole('button', { name: 'Set the password' }).click();

    await expect(page.getByRole('alert')).toContainText('used or is too old');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});
