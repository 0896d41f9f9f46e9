import { randomUUID } from 'node:crypto';
import { customer, logIn } from '../fixtures/account';
import { findPost } from '../fixtures/blog';
import { expect, test } from '../fixtures/shop-test';

test('a visitor signs in from a post, writes a comment, and it is there for all', async ({
  page,
  request,
  hydrated,
  axe,
}) => {
  const account = await customer(request);
  const { slug } = await findPost(request, () => true);
  const text = `Did it on Sunday. ${randomUUID()}\n<b>Thank you!</b>`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/blog/${slug}`);
  await hydrated();

  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('link', { name: 'Login' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL(`/blog/${slug}#comments`);
  await expect(comments.getByRole('heading', { name: /^Comments/ })).toBeInViewport();

  const field = comments.getByRole('textbox', { name: `Write a comment as ${account.firstName}` });
  await field.fill(text);
  await page.reload();
  await expect(field, 'the draft stays through a reload').toHaveValue(text);
  await axe();

  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/comments/')) posts += 1;
  });
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await comments.getByRole('button', { name: 'Post comment' }).dblclick();
  expect((await answered).status()).toBe(201);

  const first = comments.getByRole('listitem').first();
  await expect(first).toContainText('<b>Thank you!</b>');
  await expect(first).toContainText(account.firstName);
  await expect(field).toHaveValue('');
  expect(posts, 'one POST however often it is clicked').toBe(1);

  const id = (await first.getAttribute('id')) ?? '';
  expect(id).toMatch(/^comment-\d+$/);
  await page.goto('/about');
  await page.goto(`/blog/${slug}#${id}`);
  await hydrated();
  const linked = page.locator(`#${id}`);
  await expect(linked).toHaveAttribute('data-marked');
  await expect(linked).toBeInViewport();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(linked, 'marked in a visitor’s own colours too').toHaveCSS('outline-style', 'solid');
  await expect(linked).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});
