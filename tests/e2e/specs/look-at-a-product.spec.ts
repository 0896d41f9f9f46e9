import { openedChat } from '../fixtures/chat-text';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';

test.describe('a visitor looks at a product', () => {
  test('and reads its name, its price and that it is in stock', async ({ page, catalogue }) => {
    const bag = catalogue.find('with a discount', (product) => product.original !== undefined);
    await page.goto(`/products/${bag.slug}`);
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(bag.title);
    await expect(main.getByText(rupees(bag.price), { exact: true }).first()).toBeVisible();
    await expect(main.locator('s', { hasText: rupees(bag.original ?? 0) }).first()).toBeVisible();
    await expect(main.getByText(/\d+% off/).first()).toBeVisible();
    await expect(main.getByText('Local Delivery')).toBeVisible();
    await expect(main.getByText('Product Description')).toBeVisible();
    await expect(main.getByText('Key Features')).toBeVisible();
    await expect(main.getByText('Specifications')).toBeVisible();
    await expect(main.getByText('Care Instructions')).toBeVisible();
  });

  test('and finds the way back by the breadcrumbs', async ({ page, catalogue, hydrated }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();

    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await crumbs.getByRole('link', { name: 'Products' }).click();

    await expect(page).toHaveURL('/products');
  });

  test('picture by picture, by keyboard, in full screen', async ({ page, catalogue, hydrated }) => {
    const bag = catalogue.bag();
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    const opener = page.getByRole('button', { name: /open in full screen/ }).first();
    await opener.focus();
    await page.keyboard.press('Enter');

    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    const counter = viewer.getByRole('status');
    await expect(counter).toHaveText(`Picture 1 of ${bag.pictures}`);
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(`Picture 2 of ${bag.pictures}`);
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText(`Picture 1 of ${bag.pictures}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');

    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('twice as large where the mouse points, on a wide screen', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();
    const picture = page.getByRole('button', { name: /open in full screen/ }).first();
    const isWide = (page.viewportSize()?.width ?? 0) >= 768;

    let steps = 0;
    const scaleWhileMoving = async () => {
      await picture.hover({ position: { x: 100 + (steps++ % 20) * 5, y: 100 } });
      return picture
        .locator('img')
        .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
    };
    await expect.poll(scaleWhileMoving).toBe(isWide ? 2 : 1);
  });

  test('picture by picture, by thumbnail', async ({ page, catalogue, hydrated }) => {
    const bag = catalogue.bag();
    await page.goto(`/products/${bag.slug}`);
    await hydrated();

    const third = page.getByRole('link', { name: `Show picture 3 of ${bag.pictures}` });
    await third.click();

    await expect(third).toHaveAttribute('aria-current', 'true');
    await expect(
      page.getByRole('button', { name: new RegExp(`Picture 3 of ${bag.pictures}`) }),
    ).toBeInViewport({ ratio: 0.6 });
  });

  test('in another colour, which the address keeps', async ({ page, catalogue, hydrated }) => {
    const bag = catalogue.bag();
    const [firstColor = '', secondColor = ''] = bag.colors;
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    await expect(page.getByRole('radio', { name: firstColor })).toBeChecked();

    await page.getByRole('radio', { name: secondColor }).check();

    await expect(page).toHaveURL(/[?&]colou?r=/i);
    await page.reload();
    await expect(page.getByRole('radio', { name: secondColor })).toBeChecked();
  });

  test('and chooses how many, at least one; the choice survives a reload', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await hydrated();
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await expect(quantity).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();

    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(quantity).toHaveValue('2');
    await page.getByRole('button', { name: 'Decrease quantity' }).click();

    await expect(quantity).toHaveValue('1');

    await page.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 2 });
    await page.getByRole('radio', { name: catalogue.bag().colors[1] }).check();
    await expect(page).toHaveURL(/color=/);
    await page.reload();
    await hydrated();
    await expect(quantity).toHaveValue('3');
    const order = page.getByRole('main').getByRole('button', { name: 'Order on WhatsApp' });
    expect(await openedChat(order.first())).toContain('Quantity: 3');
  });

  test('that is sold out: nothing can be ordered', async ({ page, catalogue }) => {
    const gone = catalogue.find('sold out', ({ quantity }) => quantity === 0);
    await page.goto(`/products/${gone.slug}`);
    const main = page.getByRole('main');

    await expect(main.getByText('Out of Stock').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Order on WhatsApp' })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  });

  test('and is shown up to eight others of its category', async ({ page, catalogue }) => {
    const bag = catalogue.bag();
    const others = catalogue.products.filter(
      ({ category, slug }) => category === bag.category && slug !== bag.slug,
    );
    await page.goto(`/products/${bag.slug}`);

    const related = page
      .getByRole('main')
      .getByRole('article')
      .filter({
        has: page.getByRole('link', { name: /^View / }),
      });
    await expect(related.getByRole('link', { name: /^View / })).toHaveCount(
      Math.min(8, others.length),
    );
    for (const title of await related.getByRole('heading').allTextContents()) {
      expect(others.map((other) => other.title)).toContain(title);
    }
  });
});
