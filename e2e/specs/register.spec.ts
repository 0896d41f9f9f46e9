import { customer, expectGreeting, newcomer } from '../fixtures/account';
import { expect, test } from '../fixtures/shop-test';

test.describe('a newcomer', () => {
  test('creates an account and is greeted', async ({ page, hydrated }) => {
    const { email, password, firstName } = newcomer();
    await page.goto('/register');
    await hydrated();
    const create = page.getByRole('button', { name: 'Create account' });
    await expect(create).toBeDisabled();

    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('tan7');
    await expect(page.getByText('Password strength: Weak')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expect(page.getByText('Password strength: Strong')).toBeVisible();
    await page.getByLabel('Confirm password').fill(password);
    await create.click();

    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Hi, Asha');
  });

  test('reads under the field that the email has an account already', async ({
    page,
    request,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/400/);
    const { email, password } = await customer(request);
    await page.goto('/register');
    await hydrated();

    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already exists/);
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('keeps text typed before the page was hydrated', async ({ page, hydrated }) => {
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).fill('Saddle-tan 7');
    await hydrated();

    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Saddle-tan 7');
    await expect(page.getByText('Password strength: Strong')).toBeVisible();
  });
});
