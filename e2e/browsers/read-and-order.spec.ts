import { findPost } from '../fixtures/blog';
import { rupees } from '../fixtures/rupees';
import type { Visitor } from './visitor';
import { expect, test } from './visitor-test';

/** Waits until a page can be read: heading, header, pictures at their height, nothing sideways. */
async function readable(visitor: Visitor, heading: string): Promise<void> {
  await visitor.see(heading);
  const overlay = () => visitor.run(() => document.querySelectorAll('#loading-overlay').length);
  await expect.poll(overlay, 'the overlay goes').toBe(0);
  await expect.poll(() => visitor.run(flatPictures), 'pictures have a height').toEqual([]);
  const { header, sideways, chats, phones } = await visitor.run(() => ({
    header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    chats: document.querySelectorAll('a[href^="https://wa.me/"]').length,
    phones: document.querySelectorAll('a[href^="tel:"]').length,
  }));
  expect(header, 'there is a header').toBeGreaterThan(40);
  expect(sideways, 'nothing is wider than the window').toBe(0);
  expect(Math.min(chats, phones), 'WhatsApp and phone are there').toBeGreaterThan(0);
  // A script that the next page cuts off would be complained of.
  await visitor.hydrated();
}

/**
 * Runs in the page: pictures that are much lower than wide, as those without a height are. They are
 * brought into view: Chromium 88 gives no height to elements that `content-visibility` skips.
 */
function flatPictures(): string[] {
  const flat = [...document.querySelectorAll('main img')].filter((image) => {
    const { width, height } = image.getBoundingClientRect();
    return width > 16 && height < width / 4;
  });
  flat[0]?.scrollIntoView();
  return flat.map((image) => image.outerHTML.slice(0, 160));
}

/** Runs in the page: buttons whose icon is far from the words. */
function looseIcons(): string[] {
  return [...document.querySelectorAll('main button')]
    .filter((button) => {
      const [icon, words] = button.childNodes;
      if (!(icon instanceof SVGElement && words instanceof Text)) return false;
      const range = document.createRange();
      range.selectNode(words);
      return range.getBoundingClientRect().left - icon.getBoundingClientRect().right > 24;
    })
    .map((button) => button.outerHTML.slice(0, 160));
}

test.describe('a visitor', { tag: '@readable' }, () => {
  const pages = { '/': 'Bags made', '/products': 'All Products', '/about': 'About', '/faq': 'FAQ' };
  for (const [path, heading] of Object.entries(pages)) {
    test(`reads ${path}`, async ({ visitor }) => {
      await visitor.open(path);
      await readable(visitor, heading);
    });
  }

  test('reads a post and finds the way to the shop', async ({ visitor, api }) => {
    const { slug, title } = await findPost(api, ({ pictures }) => pictures > 1);
    await visitor.open('/blogs');
    await readable(visitor, 'From the Blog');
    await visitor.open(`/blog/${slug}`);
    await readable(visitor, title);
    await visitor.open('/contact');
    await readable(visitor, 'Reach us');
  });

  test('goes from the list to a product, and orders it', async ({ visitor, catalogue }) => {
    const { slug, title, price } = catalogue.bag();
    await visitor.open('/products');
    // Firefox complains of a script that the next page cuts off.
    await visitor.hydrated();
    await visitor.press(`main article a[href="/products/${slug}"]`);

    await visitor.at(`/products/${slug}`);
    await readable(visitor, title);
    expect(await visitor.run(looseIcons), 'icons are next to their words').toEqual([]);
    const text = await visitor.openedChat('main button', 'Order on WhatsApp');
    expect(text).toContain(title);
    expect(text).toContain(rupees(price));
  });

  test('has the cart over the right of the window, from top to bottom', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.hydrated();
    await visitor.press('header button', 'Cart');
    await visitor.see('Please login to use cart');
    const gaps = () =>
      visitor.run(() => {
        const box = document.querySelector('dialog')?.getBoundingClientRect();
        return box && [box.top, innerWidth - box.right, innerHeight - box.bottom].map(Math.round);
      });
    await expect.poll(gaps, 'gaps above, right, and below').toEqual([0, 0, 0]);
  });

  test('searches', async ({ visitor, catalogue }) => {
    const found = catalogue.find('called a wallet', ({ title }) => /wallet/i.test(title));
    await visitor.open('/products');
    await visitor.write('Search products', 'wallet');
    await visitor.press('main form button', 'Search');

    // More may be found, by other words; the one that is named so is there, and not all are.
    const all = `Showing ${catalogue.products.length} products`;
    await expect.poll(() => visitor.run(() => document.body.innerText)).not.toContain(all);
    await visitor.see(found.title);
    await expect.poll(() => visitor.run(() => location.search)).toContain('q=wallet');
  });
});
