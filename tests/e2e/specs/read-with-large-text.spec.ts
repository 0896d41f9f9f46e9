import { readPosts } from '../fixtures/blog';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';
import { setTextSize, sideways } from '../fixtures/sideways';

const own = [
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/testimonials',
  '/care',
  '/embed',
];
const account = ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/account'];

test.use({ viewport: { width: 320, height: 640 } });

test.describe('with text twice as large, on the narrowest phone', () => {
  test('no page reaches out of the screen', async ({ page, catalogue }) => {
    const [post] = await readPosts(page.request);
    const product = `/products/${catalogue.bag().slug}`;
    for (const path of ['/', product, '/blogs', `/blog/${post?.slug}`, ...own, ...account]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await setTextSize(page, '200%');
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('no page reaches out of a phone that shows pages twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 422 });
    for (const path of ['/', '/products', '/about', '/login']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('no badge of a card lies under a button, and no word of the shop’s name is broken', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/products', { waitUntil: 'domcontentloaded' });
    await setTextSize(page, '200%');
    expect(await page.evaluate(brokenWords)).toEqual([]);
    expect(await page.evaluate(coveredBadges)).toEqual([]);
  });

  test('a product says its whole name and subtitle, however long they are', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    await page.goto(`/products/${catalogue.bag().slug}`, { waitUntil: 'domcontentloaded' });
    // Words that are changed before would not be those that React expects.
    await hydrated();
    await setTextSize(page, '200%');
    const name = page.getByRole('heading', { level: 1 });
    const cut = await name.evaluate((one) => {
      one.textContent = 'Handmade leather '.repeat(12);
      one.setAttribute('data-long', '');
      const subtitle = one.nextElementSibling ?? one;
      subtitle.textContent = 'Full-grain leather with a brass buckle '.repeat(12);
      return [one, subtitle].map((text) => text.scrollHeight - text.clientHeight);
    });
    // Letters may reach a little out of their lines.
    expect(Math.max(...cut)).toBeLessThan(10);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('the chips of the product list say their whole category', async ({ page }) => {
    await page.goto('/products', { waitUntil: 'domcontentloaded' });
    await setTextSize(page, '200%');
    const chips = page.getByRole('navigation', { name: 'Product categories' }).getByRole('link');
    const cut = await chips.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

  for (const width of [320, 390]) {
    test(`the bar of a product says its whole price at ${width}px`, async ({ page, catalogue }) => {
      const bag = catalogue.bag();
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/products/${bag.slug}`, { waitUntil: 'domcontentloaded' });
      await setTextSize(page, '200%');
      const bar = page.getByRole('group', { name: 'Order this product' });
      const price = bar.getByText(rupees(bag.price));
      await expect(price).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
      const cut = await price.evaluate((one) => {
        const own = one.getBoundingClientRect();
        const around = (one.parentElement ?? one).getBoundingClientRect();
        return Math.max(own.right - around.right, around.left - own.left);
      });
      // Fractions of a pixel are rounding.
      expect(cut).toBeLessThan(1);
    });
  }

  test('nothing in the header of a wide screen lies over anything else there', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    for (let width = 1080; width <= 1600; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(overlaps), `${width}px`).toEqual([]);
    }
  });

  test('a message stands between header and buttons, and covers neither', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();
    await setTextSize(page, '200%');
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    const message = page.getByRole('region', { name: 'Messages' });
    await expect(message.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });

    // The bar is there while the page's own buttons are out of sight.
    await page.getByText('Care Instructions').evaluate((one) => one.scrollIntoView());
    const group = page.getByRole('group', { name: 'Order this product' });
    await expect(group).toBeVisible();
    const bar = await group.boundingBox();
    const box = await message.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const header = await page.getByRole('banner').boundingBox();
    expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 999);
  });
});

/**
 * Runs in the page, where each text of the header is 24px and nothing else is larger, as with a
 * smallest size of text that a visitor has set. @returns pairs that lie over each other
 */
function overlaps(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('header a, header button')].filter(
    (one) => one.checkVisibility(),
  );
  for (const one of shown) one.style.fontSize = '24px';
  return shown.flatMap((one, at) =>
    shown.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 1 && high > 1 ? [`${one.textContent} and ${other.textContent}`] : [];
    }),
  );
}

/** Runs in the page. @returns the words of the shop's name in the header that take two lines */
function brokenWords(): string[] {
  const name = document.querySelector('header a[href="/"]')?.lastChild;
  const words = [...(name?.textContent ?? '').matchAll(/\S+/g)];
  if (!name || words.length === 0) return ['no name'];
  return words.flatMap(({ 0: word, index = 0 }) => {
    const range = document.createRange();
    range.setStart(name, index);
    range.setEnd(name, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

/** Runs in the page. @returns the words on pictures of cards that reach under a heart */
function coveredBadges(): string[] {
  return [...document.querySelectorAll('main article')].flatMap((card) => {
    const heart = card.querySelector('[aria-label*=wishlist]')?.getBoundingClientRect();
    const words = [...card.querySelectorAll('[data-tone=popular], [data-tone=off]')];
    if (!heart) return ['no heart'];
    return words
      .filter((badge) => badge.getBoundingClientRect().right > heart.left)
      .map((badge) => badge.textContent ?? '');
  });
}
