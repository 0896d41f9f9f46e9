import { expect, test } from './bad-day-test';

test('while the API is down the blog says so, and a retry works without a reload', async ({
  page,
  apiOfTheDay,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/50\d/);
  const { slug, title } = (await (await fetch(`${apiOfTheDay.url}/api/auth/blogs/`)).json())[0];
  const pages = [
    { path: '/blogs', says: 'Failed to load blog posts', shows: 'From the Blog' },
    { path: `/blog/${slug}`, says: 'Failed to load blog post', shows: title },
  ];

  for (const { path, says, shows } of pages) {
    apiOfTheDay.mood = () => 'cut off';
    const response = await page.goto(path);
    await hydrated();
    expect(response?.status(), path).toBe(503);
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByText(says, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="https://wa.me/"]').first()).toBeVisible();

    apiOfTheDay.mood = () => undefined;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }
});

test('while only comments fail, the post is there and comments can be tried again', async ({
  page,
  apiOfTheDay,
  hydrated,
  expectComplaint,
}) => {
  expectComplaint(/500/);
  const { slug, title } = (await (await fetch(`${apiOfTheDay.url}/api/auth/blogs/`)).json())[0];
  apiOfTheDay.mood = (path) =>
    path.startsWith('/api/auth/comments') ? { status: 500, body: {} } : undefined;
  const response = await page.goto(`/blog/${slug}`);
  await hydrated();

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Failed to load comments')).toBeVisible();

  apiOfTheDay.mood = () => undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load comments')).toBeHidden();
});
