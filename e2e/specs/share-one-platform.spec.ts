import { instancesOf, partsOf, scriptsOf } from '../fixtures/bundles';
import { expect, test } from '../fixtures/shop-test';

/** Modules that all parts share, and words that occur in no other module. */
const stateful = {
  '@shop/shared/bus': 'shop-fact ',
  '@shop/shared/tokens': 'shop-token-refresh',
  '@shop/shared/http': '/api/auth/token/refresh/',
  '@shop/shared/session': 'shop-pending-actions',
  '@shop/shared/storage': '("storage",',
  react: 'react.transitional.element',
};

test('however many parts run in a page, they have one bus, one session, one React', async ({
  page,
  catalogue,
  hydrated,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(`/products/${catalogue.bag().slug}`);
  await hydrated();
  await expect.poll(() => partsOf(page)).toContain('account');
  // One page still: the router takes the visitor to the blog.
  const blogs = page.locator('header a[href="/blogs"]');
  await blogs.last().evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/blogs');
  await expect.poll(() => partsOf(page)).toContain('blog');
  expect((await partsOf(page)).sort()).toEqual(['account', 'blog', 'catalog', 'host']);

  const texts = await Promise.all(
    [...scripts].map(async ([url, text]) => [new URL(url).pathname, await text] as const),
  );
  for (const [module, words] of Object.entries(stateful)) {
    expect(await instancesOf(page, module), module).toBe(1);
    const holders = texts.filter(([, text]) => text.includes(words)).map(([path]) => path);
    expect(holders, `scripts that hold ${module}`).toEqual([
      expect.stringMatching(/^\/remotes\/host\//),
    ]);
  }
});
