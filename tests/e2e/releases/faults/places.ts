import type { Locator, Page } from '@playwright/test';
import { isAlive } from '../../fixtures/is-alive';
import { productLinks } from '../../fixtures/product-links';

/** Somewhere that a remote fills. */
export interface Place {
  name: string;
  path: string;
  /** from the page About to this place without a load, where a link leads there */
  go?: (page: Page) => Promise<unknown>;
  /** resolves when it can be used, by what only the remote's scripts do */
  use: (page: Page) => Promise<unknown>;
  /** leads to what stands there and sells when the remote cannot be had; the notice itself by default */
  findNotice?: (page: Page) => Promise<unknown>;
  /** `findNotice` follows a link there */
  noticeBehindLink?: true;
  /** resolves when the remote has come back after all; `use` by default */
  isBack?: (page: Page) => Promise<unknown>;
}

/**
 * A step ends before this, in ms. Code that hangs behind a link is given up after 10 s (`pageCode`
 * and `page` of `browserTimeoutsMs`); a machine with much to do is several times as slow.
 */
export const timeoutMs = 40_000;

export const sees = (place: Locator): Promise<void> =>
  place.first().waitFor({ timeout: timeoutMs });

/** React answers to the visitor. */
export const comesAlive = (page: Page) =>
  page.waitForFunction(isAlive, undefined, { timeout: timeoutMs });

/** Runs in the page: the cards answer, and not only what is around them. */
const areCardsAlive = () =>
  [...document.querySelectorAll('main article a')].some((link) =>
    Object.keys(link).some((key) => key.startsWith('__reactProps$')),
  );

/** Runs in the page, as `isAlive` does: its sections answer, whatever is in them. */
function areSectionsAlive(): boolean {
  dispatchEvent(new Event('pointermove'));
  const sections = [...document.querySelectorAll('main, main section')];
  return sections.every((section) =>
    Object.keys(section).some((key) => key.startsWith('__reactProps$')),
  );
}

const footerLink = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

const menuLink = (name: string) => async (page: Page) => {
  const menu = page.locator('header details > summary');
  if (await menu.isVisible()) await menu.click();
  const links = page.getByRole('banner').getByRole('link', { name, exact: true });
  await links.filter({ visible: true }).click();
};

const cart = (page: Page, role: 'button' | 'link') =>
  page.getByRole('banner').getByRole(role, { name: 'Cart', exact: true });

const catalogPlaces = (product: string): readonly Place[] => [
  {
    name: 'the list',
    path: '/products',
    go: footerLink('Products'),
    async use(page) {
      await sees(page.getByText(/^Showing [1-9]\d* products$/));
      await comesAlive(page);
      await page.getByRole('searchbox').fill('no such thing');
      await sees(page.getByText('Showing 0 products'));
    },
  },
  {
    name: 'a product',
    path: product,
    async use(page) {
      await comesAlive(page);
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await sees(page.getByRole('button', { name: 'Decrease quantity', disabled: false }));
    },
  },
  {
    name: 'Home',
    path: '/',
    go: footerLink('Home'),
    async use(page) {
      await comesAlive(page);
      await sees(productLinks(page));
      await page.waitForFunction(areCardsAlive, undefined, { timeout: timeoutMs });
    },
    // The rest of the page is the host's, and comes alive without the cards.
    findNotice: (page) => page.waitForFunction(areSectionsAlive, undefined, { timeout: timeoutMs }),
  },
];

const blogPlaces = (post: string): readonly Place[] => [
  {
    name: 'the list',
    path: '/blogs',
    go: menuLink('Blogs'),
    async use(page) {
      await comesAlive(page);
      await sees(page.getByRole('main').getByRole('article'));
    },
  },
  {
    name: 'a post',
    path: post,
    async use(page) {
      await comesAlive(page);
      await sees(page.getByRole('heading', { name: /^Comments/ }));
    },
  },
];

const accountPlaces: readonly Place[] = [
  {
    name: 'Login',
    path: '/login',
    go: menuLink('Login'),
    async use(page) {
      await comesAlive(page);
      const form = page.getByRole('form', { name: 'Login' });
      await form.getByRole('button', { name: 'Show password' }).click();
      await sees(form.getByRole('button', { name: 'Hide password' }));
      // The header's buttons come back with the page.
      await sees(cart(page, 'button'));
    },
  },
  {
    name: 'header and cards',
    path: '/products',
    async use(page) {
      const list = page.getByRole('main');
      await sees(list.getByRole('button', { name: /to wishlist$/ }));
      await sees(list.getByRole('button', { name: /to cart$/ }));
      await cart(page, 'button').click();
      await sees(page.getByRole('dialog', { name: 'Cart' }));
    },
    async findNotice(page) {
      await comesAlive(page);
      await cart(page, 'link').click();
    },
    noticeBehindLink: true,
    isBack: (page) => sees(cart(page, 'button')),
  },
];

export type Remote = 'catalog' | 'blog' | 'account';

/** Where each remote is met, in a shop that has products and posts. */
export async function placesOf(shop: string): Promise<Record<Remote, readonly Place[]>> {
  const [product, post] = await Promise.all([
    firstSlug(`${shop}/api/auth/products/`, ({ quantity = 0 }) => quantity > 2),
    firstSlug(`${shop}/api/auth/blogs/`, () => true),
  ]);
  return {
    catalog: catalogPlaces(`/products/${product}`),
    blog: blogPlaces(`/blog/${post}`),
    account: accountPlaces,
  };
}

interface Listed {
  slug: string;
  quantity?: number;
}

async function firstSlug(url: string, fits: (one: Listed) => boolean): Promise<string> {
  const reply: Listed[] | { results: Listed[] } = await (await fetch(url)).json();
  const found = (Array.isArray(reply) ? reply : reply.results).find(fits);
  if (!found) throw new Error(`nothing to visit in ${url}`);
  return found.slug;
}
