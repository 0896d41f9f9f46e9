import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test';

test.describe('the list on a phone', () => {
  test('shows the chip of the category that is open, without moving the page', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const last = catalogue.categories.at(-1);
    await page.goto(`/products?category=${last?.key}`);
    await hydrated();
    const chip = page.getByRole('main').getByRole('link', { name: last?.title, exact: true });
    await expect(chip).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('has chips that stay where a finger presses them, and come into sight for a link elsewhere', async ({
    page,
    hydrated,
  }) => {
    await page.goto('/products');
    await hydrated();
    const row = page.getByRole('navigation', { name: 'Product categories' });
    const pressed = row.getByRole('link').last();
    await pressed.scrollIntoViewIfNeeded();
    const { x } = (await pressed.boundingBox()) ?? {};
    expect(await row.locator('ul').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await pressed.tap();
    await expect(pressed).toHaveAttribute('aria-current', 'true');
    expect(await pressed.boundingBox()).toMatchObject({ x });

    const link = page.getByRole('contentinfo').locator('a[href*="category="]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(address);
    const chosen = row.locator('[aria-current]');
    await expect(chosen).toHaveAttribute('href', address);
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

  test('brings a chip that the keyboard comes to into sight whole', async ({ page, hydrated }) => {
    await page.goto('/products');
    await hydrated();
    const row = page.getByRole('navigation', { name: 'Product categories' });
    const chips = row.getByRole('link');
    await chips.nth(-2).focus();
    await row.locator('ul').evaluate((list) => {
      const last = list.lastElementChild?.getBoundingClientRect().left ?? 0;
      list.scrollLeft += last - innerWidth + 30;
    });
    await page.keyboard.press('Tab');
    await expect(chips.last()).toBeFocused();
    await expect(chips.last()).toBeInViewport({ ratio: 1 });
  });

  for (const width of [320, 360, 390]) {
    test(`has a card's four actions on one line in the list view at ${width}px`, async ({
      page,
      hydrated,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/products?view=list');
      await hydrated();
      // The account buttons have taken their places.
      await expect(page.getByRole('article').first().getByRole('button').first()).toBeVisible();
      const card = page.getByRole('article').filter({ hasText: 'Popular' }).first();
      const actions = [
        card.getByRole('link', { name: /^View/ }),
        card.getByRole('link', { name: /^Order/ }),
        card.getByLabel(/wishlist/),
        card.getByLabel(/to cart|out of stock/),
      ];
      const middles: number[] = [];
      for (const action of actions) {
        const box = await action.boundingBox({ timeout: 4_000 });
        expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        middles.push(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      }
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
      // WhatsApp's green, and nothing else has it.
      await expect(card.getByRole('link', { name: /^Order/ })).toHaveCSS(
        'color',
        'rgb(11, 122, 69)',
      );
      await expect(card.getByRole('link', { name: /^View/ })).not.toHaveCSS(
        'color',
        'rgb(11, 122, 69)',
      );

      const picture = await card.locator('picture').boundingBox();
      const badge = await card.getByText('Popular', { exact: true }).boundingBox();
      expect(badge?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    });
  }

  for (const view of ['grid', 'list']) {
    test(`has a card's actions apart from each other in the ${view} view`, async ({
      page,
      hydrated,
    }) => {
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/products?view=${view}`);
        await hydrated();
        const card = page.getByRole('article').first();
        await expect(card.getByRole('button').first()).toBeVisible();
        const actions = card
          .getByRole('link', { name: /^(View|Order) / })
          .or(card.getByLabel(/wishlist|to cart/));
        const boxes = await actions.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
        );
        expect(boxes).toHaveLength(4);
        for (const [index, one] of boxes.entries()) {
          expect(Math.min(one.height, one.width), `${index} at ${width}`).toBeGreaterThanOrEqual(
            24,
          );
          for (const other of boxes.slice(index + 1)) {
            const aside = Math.max(one.left - other.right, other.left - one.right);
            const above = Math.max(one.top - other.bottom, other.top - one.bottom);
            expect(Math.max(aside, above), `${index} at ${width}`).toBeGreaterThanOrEqual(8);
          }
        }
      }
    });
  }

  test('keeps percent off on one line at 320px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/products');
    const badge = await page
      .getByText(/^\d+% off$/)
      .first()
      .boundingBox();
    expect(badge?.height).toBeLessThan(32);
  });
});

/** Windows of phones that are held sideways, in px. */
const sidewaysPhones = [
  [740, 360],
  [667, 375],
  [844, 390],
  [915, 412],
] as const;

test.describe('the product on a phone that is held sideways', () => {
  for (const [width, height] of sidewaysPhones) {
    test(`is seen next to its name and is ordered within two screens of ${width}×${height}`, async ({
      page,
      catalogue,
      hydrated,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/products/${catalogue.bag().slug}`);
      await hydrated();
      const main = page.getByRole('main');
      const boxOf = async (part: Locator) => {
        // A widget may come alive in this moment, and is another element then.
        await expect(part.first()).toBeVisible();
        const box = await part.first().boundingBox();
        if (!box) throw new Error('not shown');
        return { ...box, bottom: box.y + box.height };
      };
      const picture = await boxOf(main.locator('#picture-1'));
      expect(picture.height).toBeLessThanOrEqual(0.56 * height);
      expect(picture.bottom).toBeLessThanOrEqual(height);

      const name = await boxOf(main.getByRole('heading', { level: 1 }));
      expect(name.y).toBeLessThan(height / 2);
      expect(name.x).toBeGreaterThan(picture.x + picture.width);
      const price = await boxOf(main.locator('article [data-display]'));
      expect(price.bottom).toBeLessThanOrEqual(height);
      for (const part of [
        main.getByRole('radio'),
        main.getByText('Add to Cart', { exact: true }),
      ]) {
        expect((await boxOf(part)).bottom).toBeLessThanOrEqual(2 * height);
      }

      const bar = page.getByRole('group', { name: 'Order this product' });
      if (width < 768) expect((await boxOf(bar)).height).toBeLessThanOrEqual(52);
      else await expect(bar).toBeHidden();
    });
  }
});
