import type { APIRequestContext } from '@playwright/test';
import { customer, signIn } from '../fixtures/account';
import { chatText, openedChat } from '../fixtures/chat-text';
import { expect, test } from '../fixtures/shop-test';

interface WithPictures {
  slug: string;
  available_colors: { name: string }[];
  images: { image: string; color?: string }[];
}

/** Pictures know their colour only from the shop's own API: an extension of the spec. */
async function colorfulBag(request: APIRequestContext) {
  const bags: WithPictures[] = await (await request.get('/api/auth/products/')).json();
  const bag = bags.find(
    ({ available_colors: colors, images }) =>
      colors.length > 1 && colors.every(({ name }) => images.some(({ color }) => color === name)),
  );
  expect(bag, 'a product with a picture for each colour').toBeDefined();
  const [first = '', second = ''] = bag?.available_colors.map(({ name }) => name) ?? [];
  return { bag, first, second };
}

test('a visitor chooses a colour and sees the bag in it', async ({ page, request, hydrated }) => {
  const { bag, second } = await colorfulBag(request);
  const own = bag?.images.find(({ color }) => color === second)?.image ?? 'none';
  const folderOf = (url: string) => new RegExp(`/${url.split('/').at(-2)}/`);
  await page.goto(`/products/${bag?.slug}`);
  await hydrated();

  await page.getByRole('radio', { name: second }).check();

  const shown = page
    .getByRole('region', { name: 'Pictures' })
    .locator('li button:not([tabindex="-1"]) img');
  await expect(shown).toBeInViewport();
  await expect(shown).toHaveAttribute('src', folderOf(own));

  await page.goto(`/products/${bag?.slug}?color=${encodeURIComponent(second)}`);
  await expect(page.getByRole('radio', { name: second })).toBeChecked();
  await expect(shown).toHaveAttribute('src', folderOf(own));
});

test('a visitor looks at pictures, which changes no colour that they chose', async ({
  page,
  request,
  hydrated,
}) => {
  const { bag, first, second } = await colorfulBag(request);
  const account = await customer(request);
  await signIn(page, account, `/products/${bag?.slug}`);
  await hydrated();
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const at = 1 + (bag?.images.findIndex(({ color }) => color === second) ?? 0);
  const look = (number: number) =>
    page.getByRole('link', { name: `Show picture ${number} of ${bag?.images.length}` }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart (1)' });
  await expect(cart).toBeVisible();

  // None is chosen yet: the picture selects its colour, here and nowhere else.
  await look(at);
  await expect(radio(second)).toBeChecked();
  await expect(page).toHaveURL(`/products/${bag?.slug}`);
  await cart.click();
  const ordered = page.getByRole('dialog').getByRole('link', { name: 'Order on WhatsApp' });
  expect(await chatText(ordered)).toContain(`(${first})`);
  await page.keyboard.press('Escape');
  await look(1);
  await expect(radio(first)).toBeChecked();

  await radio(second).check();
  await look(1);
  await page.getByRole('button', { name: /Picture 1 of .* full screen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).click();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(radio(second)).toBeChecked();
  const order = page.getByRole('main').getByRole('button', { name: 'Order on WhatsApp' });
  expect(await openedChat(order)).toContain(`Colour: ${second}`);
});
