import { expect, test } from '../fixtures/shop-test';

interface WithPictures {
  slug: string;
  available_colors: { name: string }[];
  images: { image: string; color?: string }[];
}

/** Pictures know their colour only from the shop's own API: an extension of the spec. */
test('a visitor chooses a colour and sees the bag in it', async ({ page, request, alive }) => {
  const bags: WithPictures[] = await (await request.get('/api/auth/products/')).json();
  const bag = bags.find(
    ({ available_colors: colors, images }) =>
      colors.length > 1 && colors.every(({ name }) => images.some(({ color }) => color === name)),
  );
  expect(bag, 'a product with a picture for each colour').toBeDefined();
  const second = bag?.available_colors[1]?.name ?? '';
  const own = bag?.images.find(({ color }) => color === second)?.image ?? 'none';
  const folderOf = (url: string) => new RegExp(`/${url.split('/').at(-2)}/`);
  await page.goto(`/products/${bag?.slug}`);
  await alive();

  await page.getByRole('radio', { name: second }).check();

  const shown = page
    .getByRole('region', { name: 'Pictures' })
    .locator('li button:not([tabindex="-1"]) img');
  await expect(shown).toBeInViewport();
  await expect(shown).toHaveAttribute('src', folderOf(own));

  const firstColor = bag?.available_colors[0]?.name ?? '';
  await page.getByRole('link', { name: /^Show picture 1 of/ }).click();
  await expect(page.getByRole('radio', { name: firstColor })).toBeChecked();

  await page.goto(`/products/${bag?.slug}?color=${encodeURIComponent(second)}`);
  await expect(page.getByRole('radio', { name: second })).toBeChecked();
  await expect(shown).toHaveAttribute('src', folderOf(own));
});
