import { expect, test } from './bad-day-test';

const paths = ['/about', '/contact', '/faq', '/terms', '/privacy', '/testimonials', '/care'];

test('with the API and every remote down, the shop’s own pages are whole and usable', async ({
  page,
  apiOfTheDay,
  hydrated,
  expectComplaint,
}) => {
  apiOfTheDay.mood = () => 'cut off';
  // The header’s buttons belong to a remote; their stand-ins are links.
  expectComplaint(/account|ERR_FAILED/i);
  await page.route(/\/remotes\/(?!host\/)[^/]+\//, (route) => route.abort());

  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await hydrated();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'does not answer' })).toHaveCount(0);
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.getByText('How long does delivery take?').click();
  await expect(page.getByText('5–7 working days')).toBeVisible();

  expectComplaint(/50\d/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Phone').fill('98000 00000');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Is the market tote still there?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveAccessibleDescription(/\w/);
  await expect(message).toHaveValue('Is the market tote still there?');
});
