import { customer, signIn } from '../fixtures/account';
import { openedChat } from '../fixtures/chat-text';
import { isAlive } from '../fixtures/is-alive';
import { expect, test, withoutMotion } from '../fixtures/shop-test';

test.use(withoutMotion);

test('a visitor without an account makes a list, orders it, and takes it into the cart', async ({
  page,
  request,
  catalogue,
  hydrated,
  axe,
}) => {
  const bag = catalogue.bag();
  const [color = ''] = bag.colors;
  await page.goto(`/products/${bag.slug}`);
  await hydrated();
  await page.getByRole('radio', { name: color }).check();
  for (const pieces of [1, 2]) {
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
    const login = page.getByText('Please login to add items to cart!');
    if (pieces === 1) {
      await expect(login.last()).toBeVisible();
      await page.getByRole('button', { name: 'Put it on a list instead' }).click();
    }
    await expect(page.getByText(`${bag.title} is on your list`).last()).toBeVisible();
    await expect(login.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Login instead' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).last().click();
    await page.getByRole('button', { name: /^Cart/ }).click();
    const panel = page.getByRole('dialog', { name: 'Cart' });
    await expect(panel.getByText('Please login to use cart')).toBeVisible();
    await expect(panel.getByRole('heading', { name: `Your list (${pieces})` })).toBeVisible();
    if (pieces === 2) break;
    await axe();
    await page.keyboard.press('Escape');
  }

  await page.getByRole('link', { name: 'See prices and order' }).click();
  await expect(page.getByLabel(`Pieces of ${bag.title}`)).toHaveValue('2');
  expect(await openedChat(page.getByRole('button', { name: 'Order on WhatsApp' }))).toContain(
    `• ${bag.title} (${color}): 2`,
  );

  await signIn(page, await customer(request), '/products');
  await page.getByRole('button', { name: 'Cart (2)' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('link', { name: bag.title })).toBeVisible();
  await expect(cart.getByText(color).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shop-list'))).toBeNull();
});

test('the list goes into the cart one time, however many tabs of the shop are open', async ({
  page,
  context,
  request,
  catalogue,
  hydrated,
}) => {
  const products = catalogue.products.filter(({ quantity }) => quantity > 1).slice(0, 3);
  const list = products.map(({ id, title }) => ({ productId: id, title, quantity: 1 }));
  await page.goto('/about');
  await hydrated();
  await page.evaluate((text) => localStorage.setItem('shop-list', text), JSON.stringify(list));
  const others = await Promise.all([context.newPage(), context.newPage()]);
  for (const other of others) {
    await other.goto('/about');
    await other.waitForFunction(isAlive);
  }

  await signIn(page, await customer(request), '/about');

  const count = `Cart (${list.length})`;
  for (const tab of [page, ...others]) {
    await expect(tab.getByRole('button', { name: count })).toBeVisible();
  }
  await page.reload();
  await page.getByRole('button', { name: count }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  for (const { title } of products) {
    await expect(cart.getByRole('link', { name: title })).toBeVisible();
  }
});
