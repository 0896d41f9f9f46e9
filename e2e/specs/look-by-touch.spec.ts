import { expect, test } from '../fixtures/shop-test';
import { swipeLeft } from '../fixtures/swipe';

test.describe('a visitor with a touch screen looks at a product', () => {
  test('picture by picture, by swiping', async ({ page, catalogue, hydrated }) => {
    const bag = catalogue.bag();
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    const first = page.getByRole('button', { name: new RegExp(`Picture 1 of ${bag.pictures}`) });

    await swipeLeft(page, first);
    await expect(
      page.getByRole('link', { name: `Show picture 2 of ${bag.pictures}` }),
    ).toHaveAttribute('aria-current', 'true');

    await page.getByRole('button', { name: new RegExp(`Picture 2 of ${bag.pictures}`) }).click();
    const counter = page.getByRole('dialog').getByRole('status');
    await expect(counter).toHaveText(`Picture 2 of ${bag.pictures}`);
    await swipeLeft(page, page.getByRole('dialog'));
    await expect(counter).toHaveText(`Picture 3 of ${bag.pictures}`);

    // A phone's own Back closes an overlay.
    await page.evaluate(() => history.back());
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bag.title);
    await expect(
      page.getByRole('link', { name: `Show picture 3 of ${bag.pictures}` }),
    ).toHaveAttribute('aria-current', 'true');
  });
});
