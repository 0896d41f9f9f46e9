import type { Page } from '@playwright/test';
import { contentWidth } from '../fixtures/sideways';
import { expect, test } from './bad-day-test';

/** 150 characters without a space, as names and titles may be. */
const word = 'Raghunathan'.repeat(14).slice(0, 150);
const created_at = '2026-01-02T09:30:00Z';

const product = {
  id: 1,
  slug: 'long',
  title: word,
  subtitle: word,
  description: word,
  price: '1999.00',
  images: [],
  category: word,
  available_colors: [{ name: word, hex: '#552200' }],
  quantity: 3,
  key_features: [word],
  specifications: { [word]: word },
  created_at,
};
const post = {
  id: 1,
  slug: 'long',
  title: word,
  excerpt: word,
  content: `<h2>${word}</h2><p>${word}</p><table><tr><td>${word}</td><td>${word}</td></tr></table>`,
  author: word,
  images: [],
  created_at,
  updated_at: created_at,
};
const author = { first_name: word, email: `${word}@shop.example` };
const comment = { id: 1, blog: 1, user: author, content: word, created_at };
const line = { id: 1, product, quantity: 2, unit_price: '1999.00', line_total: '3998.00' };

const answers: readonly (readonly [path: RegExp, body: unknown])[] = [
  [/^\/api\/auth\/products\/[^?]/, product],
  [/^\/api\/auth\/products\//, [product]],
  [/^\/api\/auth\/categories\//, [{ id: 1, name: word, slug: word.toLowerCase() }]],
  [/^\/api\/auth\/blogs\/[^?]/, post],
  [/^\/api\/auth\/blogs\//, [post]],
  [/^\/api\/auth\/comments\//, [comment]],
  [
    /^\/api\/auth\/me\//,
    { id: 1, first_name: word, last_name: word, email: `${word}@shop.example` },
  ],
  [/^\/api\/auth\/cart\//, [line]],
  [/^\/api\/auth\/wishlist\//, [{ id: 1, product, created_at }]],
];

const widths = [320, 1280];

/** Fails where a page, or a panel over it, can be scrolled sideways on a narrow or a wide screen. */
async function fits(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The other screen's layout is drawn first.
    await expect.poll(() => contentWidth(page), `${what} at ${width}`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(scrolledInside), `inside ${what} at ${width}`).toEqual([]);
  }
}

/** Runs in the page: shown elements that are wider inside than outside, and not made to be swiped. */
function scrolledInside(): string[] {
  const boxes = [...document.querySelectorAll('dialog, dialog *, [role=region], header *, form')];
  return boxes
    .filter((box) => {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (textOverflow === 'ellipsis' || overflowX === 'visible') return false;
      if (!box.checkVisibility()) return false;
      return box.scrollWidth > box.clientWidth && box.clientWidth > 1;
    })
    .map((box) => box.outerHTML.slice(0, 120));
}

test('words of 150 characters widen nothing, from any author', async ({
  page,
  apiOfTheDay,
  hydrated,
  expectComplaint,
}) => {
  apiOfTheDay.mood = (path) => {
    const body = answers.find(([pattern]) => pattern.test(path))?.[1];
    return body ? { status: 200, body } : undefined;
  };
  expectComplaint(/404/);
  await page.addInitScript(() => {
    localStorage.setItem('access_token', 'access');
    localStorage.setItem('refresh_token', 'refresh');
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const paths = ['/', '/products', '/products?view=list', '/blogs', `/${word}`];
  for (const path of [...paths, `/products?q=${word}x`, '/products/long', '/blog/long']) {
    await page.goto(path);
    await hydrated();
    await fits(page, path);
  }
  const write = page.getByRole('textbox', { name: `Write a comment as ${word}` });
  await expect(write).toBeVisible();
  await fits(page, 'the comment form');
  const names = page.getByRole('main').getByTitle(word);
  await expect(names).toHaveCount(2);
  for (const name of await names.all()) {
    expect((await name.boundingBox())?.height, 'one line of text').toBeLessThan(40);
  }

  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('header summary').click();
  await expect(page.getByText(`Hi, ${word}`).filter({ visible: true })).toBeVisible();
  await fits(page, 'the menu');
  await page.goto('/products/long');
  await hydrated();
  for (const name of ['Cart', 'Wishlist']) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(word).first()).toBeVisible();
    await fits(page, name);
    if (name === 'Cart') await page.keyboard.press('Escape');
  }
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /to cart/ }).click();
  await expect(panel.getByRole('region', { name: 'Messages' })).toContainText(word);
  await fits(page, 'a message');
});
