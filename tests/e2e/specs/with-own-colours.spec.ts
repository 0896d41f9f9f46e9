import type { Locator } from '@playwright/test';
import { expect, test, withoutMotion } from '../fixtures/shop-test';

test.use({ contextOptions: { ...withoutMotion.contextOptions, forcedColors: 'active' } });

/** The styles of an element, where all colours are the visitor's. */
const drawn = (element: Locator): Promise<Record<string, string>> =>
  element.evaluate((one) => {
    const { color, backgroundColor, borderTopColor, borderTopWidth, outlineStyle } =
      getComputedStyle(one);
    return { color, backgroundColor, borderTopColor, borderTopWidth, outlineStyle };
  });

test.describe('a visitor whose own colours replace those of the shop', () => {
  test('sees which category, which filter and which view is chosen', async ({ page }) => {
    await page.goto('/products?inStock=true');
    const main = page.getByRole('main');
    const chips = main.getByRole('navigation', { name: 'Product categories' }).getByRole('link');
    expect(await drawn(chips.first())).not.toEqual(await drawn(chips.nth(1)));
    const filters = main.getByRole('navigation', { name: 'Filters' });
    expect(await drawn(filters.getByRole('link', { name: 'In stock' }))).not.toEqual(
      await drawn(filters.getByRole('link').nth(1)),
    );
    const views = main.getByRole('group', { name: 'View' }).getByRole('link');
    expect(await drawn(views.first())).not.toEqual(await drawn(views.nth(1)));
  });

  test('sees the colours of a product, and which picture and colour is chosen', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();
    const main = page.getByRole('main');
    const thumbs = main.getByRole('link', { name: /^Show picture/ });
    expect(await drawn(thumbs.first())).not.toEqual(await drawn(thumbs.nth(1)));

    const swatches = main.locator('label > input[type=radio] + [aria-hidden]');
    const seen = await swatches.evaluateAll((all: HTMLElement[]) =>
      all.map((swatch) => [swatch.style.backgroundColor, getComputedStyle(swatch).backgroundColor]),
    );
    expect(seen.length).toBe(await main.getByRole('radio').count());
    for (const [stated, shown] of seen) expect(shown).toBe(stated);
    const chosen = main.getByRole('radio', { checked: true });
    const other = main.getByRole('radio', { checked: false }).first();
    expect((await drawn(chosen)).borderTopColor).not.toBe((await drawn(other)).borderTopColor);
  });

  test('sees where a message ends and the page goes on', async ({ page, catalogue, hydrated }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    const message = page.getByRole('region', { name: 'Messages' }).locator('> div');
    const { borderTopWidth, borderTopColor, backgroundColor } = await drawn(message);
    expect(borderTopWidth).toBe('1px');
    expect(borderTopColor).not.toBe(backgroundColor);
  });

  test('sees how strong a password is', async ({ page, hydrated }) => {
    await page.goto('/register');
    await hydrated();
    await page.getByLabel('Password', { exact: true }).fill('Abc12!');
    const bar = page.locator('[data-tone=green]');
    const { borderTopColor, borderTopWidth } = await drawn(bar);
    expect(borderTopWidth).toBe('8px');
    expect(borderTopColor).not.toBe((await drawn(bar.locator('..'))).backgroundColor);
  });
});
