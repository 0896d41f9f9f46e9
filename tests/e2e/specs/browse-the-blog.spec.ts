import { findPost, readPosts } from '../fixtures/blog';
import { chatText } from '../fixtures/chat-text';
import { classMismatches, untouched } from '../fixtures/hydration';
import { holdRequests } from '../fixtures/routes';
import { expect, test } from '../fixtures/shop-test';

const withPictures = ({ pictures }: { pictures: number }) => pictures > 1;

test.describe('a visitor who reads the blog', () => {
  test('finds the posts newest first, opens one, comes back, and reads another whole', async ({
    page,
    request,
    hydrated,
  }) => {
    const posts = await readPosts(request);
    await page.goto('/blogs');
    await hydrated();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the Blog');
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(posts.slice(0, 12).map(({ title }) => title));
    const [newest] = posts;
    const message = page.getByRole('link', { name: `Message about ${newest?.title} on WhatsApp` });
    expect(await chatText(message)).toContain(`/blog/${newest?.slug}`);
    expect(await page.evaluate(classMismatches)).toEqual([]);
    expect(await page.evaluate(untouched)).toEqual([]);

    await page.getByRole('link', { name: `Read ${newest?.title}` }).click();
    await expect(page).toHaveURL(`/blog/${newest?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
    await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();

    await page.goBack();
    await expect(titles.first()).toHaveText(newest?.title ?? '');

    const post = await findPost(request, withPictures);
    await page.goto(`/blog/${post.slug}`);
    await hydrated();

    expect(await page.evaluate(classMismatches)).toEqual([]);
    expect(await page.evaluate(untouched)).toEqual([]);
    await expect(page.getByRole('complementary', { name: 'Author' })).toContainText(post.author);
    const main = page.locator('figure img').first();
    const before = await main.getAttribute('src');
    await page.getByRole('link', { name: `Show picture 2 of ${post.pictures}` }).click();
    await expect(main).not.toHaveAttribute('src', before ?? '');
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`/blog/${post.slug}#comments`)}`,
    );
  });
});

test('a visitor who hears the pages hears the title of a post, also over a slow line', async ({
  page,
  request,
  hydrated,
}) => {
  const [newest] = await readPosts(request);
  await page.goto('/blogs');
  await hydrated();
  const letGo = await holdRequests(page, new RegExp(`/api/auth/blogs/${newest?.slug}/`));

  await page.getByRole('link', { name: `Read ${newest?.title}` }).click();
  await expect(page.getByText('Loading blog post…')).not.toHaveCount(0);
  await letGo();

  const said = page.getByRole('status').filter({ hasText: newest?.title ?? '' });
  await expect(said).toHaveText(/ \| /);
});

test.describe('a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the blog: list, post, pictures and comments', async ({ page, request }) => {
    const post = await findPost(request, withPictures);
    await page.goto('/blogs');
    await page.getByRole('link', { name: `Read ${post.title}` }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(page.getByText(post.excerpt)).toBeVisible();
    await expect(
      page.getByRole('article').getByRole('heading', { level: 2 }).first(),
    ).toBeVisible();
    await expect(page.getByText('Loading comments…')).toHaveCount(0);
    await expect(page.getByText('Please log in to write a comment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    const picture = page.getByRole('link', { name: `Show picture 2 of ${post.pictures}` });
    const answer = await request.get((await picture.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});
