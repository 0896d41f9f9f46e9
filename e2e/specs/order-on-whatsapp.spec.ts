import { chatText } from '../fixtures/chat-text';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';

test.describe('a visitor orders on WhatsApp', () => {
  test('from a card', async ({ page, catalogue }) => {
    const bag = catalogue.find('in stock and popular', (p) => p.popular && p.quantity > 0);
    await page.goto('/products');

    const card = page.getByRole('article').filter({ hasText: bag.title }).first();
    const text = await chatText(card.getByRole('link', { name: /^Order/ }));

    expect(text).toContain(bag.title);
    expect(text).toContain(rupees(bag.price));
    expect(text).toContain(`/products/${bag.slug}`);
  });

  test('from the product page, in the colour and number they chose', async ({
    page,
    catalogue,
    alive,
  }) => {
    const bag = catalogue.bag();
    const color = bag.colors[1] ?? '';
    await page.goto(`/products/${bag.slug}`);
    await alive();
    await page.getByRole('radio', { name: color }).check();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    const order = page.getByRole('main').getByRole('link', { name: 'Order on WhatsApp' }).first();

    await expect.poll(() => chatText(order)).toContain('Quantity: 2');
    const text = await chatText(order);
    expect(text).toContain(bag.title);
    expect(text).toContain(color);
    expect(text).toContain(rupees(bag.price));
    await expect(order).toHaveAttribute('target', '_blank');
    await expect(order).toHaveAttribute('rel', /noopener/);
  });

  test('as chosen before the scripts came', async ({ page, catalogue, alive }) => {
    const bag = catalogue.bag();
    const color = bag.colors[1] ?? '';
    let letThrough = () => {};
    const chosen = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/remotes/**', async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto(`/products/${bag.slug}`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: color }).check();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('5');

    letThrough();
    await alive();

    const order = page.getByRole('main').getByRole('link', { name: 'Order on WhatsApp' }).first();
    await expect.poll(() => chatText(order)).toContain(`Colour: ${color}`);
    await expect.poll(() => chatText(order)).toContain('Quantity: 5');
    await expect(page.getByRole('radio', { name: color })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
  });

  test('from the bar in reach of the thumb, on a phone only', async ({ page, catalogue }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    const bar = page.getByRole('group', { name: 'Order this product' });
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;

    if (isPhone) await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
    else await expect(bar).toBeHidden();
  });

  test('from any page but the product page by the floating button', async ({ page, catalogue }) => {
    const button = page.getByRole('link', { name: 'Chat on WhatsApp' }).last();
    await page.goto('/products');
    await expect(button).toBeInViewport();

    await page.goto(`/products/${catalogue.bag().slug}`);
    await expect(page.locator('a[aria-label="Chat on WhatsApp"]')).toHaveCount(0);
  });
});
