import type { Page } from '@playwright/test';
import { customer, logIn, signIn } from '../fixtures/account';
import { chatText } from '../fixtures/chat-text';
import { rupees } from '../fixtures/rupees';
import { expect, test, withoutMotion } from '../fixtures/shop-test';

const headerCart = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: count > 0 ? `Cart (${count})` : 'Cart', exact: true });

test.use(withoutMotion);

test.describe('a customer with a cart', () => {
  test.beforeEach(async ({ page, request, catalogue }) => {
    const account = await customer(request);
    await signIn(page, account, `/products/${catalogue.bag().slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(headerCart(page, 1)).toBeVisible();
  });

  test('adds a colour, changes quantities, orders on WhatsApp with the colours, and clears it', async ({
    page,
    catalogue,
    axe,
  }) => {
    const { title, price, colors } = catalogue.bag();
    const [first = '', second = ''] = colors;
    const panel = page.getByRole('dialog', { name: 'Cart' });
    const order = panel.getByRole('link', { name: 'Order on WhatsApp' });
    // A colour that is only tapped changes no cart.
    await page.getByRole('radio', { name: second, exact: true }).check();
    await headerCart(page, 1).click();
    expect(await chatText(order)).toContain(`• ${title} (${first}): 1 × ${rupees(price)}`);
    await page.keyboard.press('Escape');

    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await headerCart(page, 2).click();
    await expect(panel.getByText(`1 ${first}, 1 ${second}`)).toBeVisible();
    expect(await chatText(order)).toContain(`• ${title} (1 ${first}, 1 ${second}): 2 × `);

    await panel.getByRole('button', { name: `Remove ${title}, ${first}, from cart` }).click();
    const stepper = panel.getByRole('group', { name: `Quantity of ${title}`, exact: true });
    await expect(stepper.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await stepper.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 3 });
    await expect(stepper.getByRole('status')).toHaveText('4');
    await expect(panel.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await expect(page.locator('header button[aria-label="Cart (4)"]')).toBeAttached();
    await axe();

    expect(await chatText(order)).toContain(
      `• ${title} (${second}): 4 × ${rupees(price)} = ${rupees(price * 4)}`,
    );

    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    await panel.getByRole('button', { name: 'Checkout' }).click();
    expect(messages).toEqual(['Checkout coming soon']);

    await panel.getByRole('button', { name: 'Clear cart' }).click();
    await expect(panel.getByText('Your cart is empty.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(headerCart(page, 0)).toBeFocused();

    await headerCart(page, 0).click();
    await panel.getByRole('link', { name: 'Browse products' }).click();
    await expect(page).toHaveURL('/products');
    await expect(panel).toBeHidden();
    // The page goes before the time to undo is over.
    await page.reload();
    await expect(headerCart(page, 0)).toBeVisible();
  });

  test('finds the panel 420px wide on desktop, full width on a phone, and closes it outside', async ({
    page,
  }) => {
    await headerCart(page, 1).click();
    const panel = page.getByRole('dialog', { name: 'Cart' });
    const { width } = page.viewportSize() ?? { width: 0 };
    const wide = width >= 768;
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(wide ? width - 420 : 0);
    expect((await panel.boundingBox())?.width).toBe(wide ? 420 : width);
    if (wide) await page.mouse.click(40, 300);
    else await panel.getByRole('button', { name: 'Close cart' }).click();
    await expect(panel).toBeHidden();
  });

  test('sees the same count in another tab', async ({ page, context, catalogue }) => {
    const other = await context.newPage();
    await other.goto('/about');
    await expect(headerCart(other, 1)).toBeVisible();

    await page.bringToFront();
    await page.goto(`/products/${catalogue.bag().slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();

    await expect(headerCart(page, 2)).toBeVisible();
    await expect(headerCart(other, 2)).toBeVisible();
  });
});

test('a signed-out visitor is asked to log in, and the pending action puts it into the cart one time', async ({
  page,
  request,
  catalogue,
  hydrated,
}) => {
  const account = await customer(request);
  await page.goto(`/products/${catalogue.bag().slug}`);
  await hydrated();
  await page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Cart' });
  await expect(panel.getByText('Please login to use cart')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Login' }).click();
  await logIn(page, account);

  await expect(page).toHaveURL(`/products/${catalogue.bag().slug}`);
  await expect(headerCart(page, 1)).toBeVisible();
  await page.reload();
  await expect(headerCart(page, 1)).toBeVisible();
});
