import { openedChat } from '../fixtures/chat-text';
import { expect, test } from '../fixtures/shop-test';

test.use({ javaScriptEnabled: false });

test.describe('a visitor without JavaScript', () => {
  test('finds the newest bags on the home page and opens one', async ({ page, catalogue }) => {
    await page.goto('/');

    const newest = [...catalogue.products]
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, 8);
    const views = page.getByRole('link', { name: /^View / });
    await expect(views).toHaveCount(8);
    await expect(page.getByText('Loading...')).toBeHidden();

    await views.first().click();
    await expect(page).toHaveURL(`/products/${newest[0]?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest[0]?.title ?? '');
  });

  test('pages through all products and sees each one time', async ({ page, catalogue }) => {
    await page.goto('/products');
    await expect(page.getByText(`Showing ${catalogue.products.length} products`)).toBeVisible();

    const seen: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const cards = page.getByRole('main').getByRole('article');
      seen.push(...(await cards.getByRole('heading').allTextContents()));
      const next = page.getByRole('link', { name: /next/i });
      if ((await next.count()) === 0) break;
      const href = await next.getAttribute('href');
      await next.click();
      await page.waitForURL((url) => url.pathname + url.search === href);
    }

    expect(seen).toHaveLength(catalogue.products.length);
    expect([...seen].sort()).toEqual(catalogue.products.map(({ title }) => title).sort());
  });

  test('filters by category', async ({ page, catalogue }) => {
    const wallets = catalogue.categories.find(({ key }) => key === 'wallets');
    const count = catalogue.products.filter(({ category }) => category === 'wallets').length;
    expect(count).toBeGreaterThan(0);
    await page.goto('/products');

    await page.getByRole('main').getByRole('link', { name: wallets?.title, exact: true }).click();

    await expect(page).toHaveURL('/products?category=wallets');
    await expect(page.getByText(`Showing ${count} product`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(count, 24));
  });

  test('filters by price, stock and colour, and takes a filter back', async ({
    page,
    catalogue,
  }) => {
    const chip = (name: string) =>
      page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name, exact: true });
    const cheap = catalogue.products.filter(({ price }) => price < 1_000);
    const count = (products: unknown[]) =>
      expect(page.getByText(`Showing ${products.length} product`)).toBeVisible();
    await page.goto('/products');
    // A colour stands in front of its name, not above it.
    const heights = await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link')
      .evaluateAll((all: HTMLElement[]) => all.map((one) => one.offsetHeight));
    expect(new Set(heights).size).toBe(1);
    await chip('Under ₹1,000').click();
    await expect(page).toHaveURL('/products?maxPrice=1000');
    await count(cheap);
    await chip('In stock').click();
    await expect(page).toHaveURL('/products?maxPrice=1000&inStock=true');
    await count(cheap.filter(({ quantity }) => quantity > 0));
    await chip('Under ₹1,000').click();
    await chip('In stock').click();
    await expect(page).toHaveURL('/products');
    await chip('Wine').click();
    await expect(page).toHaveURL('/products?color=Wine');
    const wine = catalogue.products.filter(({ colors }) => colors.includes('Wine'));
    await count(wine);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(wine.length);
    // On a phone too what is chosen is in sight, however far back it stands in its row.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/products?category=accessories&color=Wine&maxPrice=2000');
    for (const name of ['Under ₹2,000', 'Wine']) {
      await expect(chip(name)).toBeInViewport({ ratio: 1 });
    }
    await expect(
      page.getByRole('navigation', { name: 'Product categories' }).locator('[aria-current]'),
    ).toBeInViewport({ ratio: 1 });
    // And the keyboard meets the chips in the order that the eye does.
    for (const name of ['Product categories', 'Filters']) {
      const chips = page.getByRole('navigation', { name }).getByRole('link');
      const lefts = await chips.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left),
      );
      expect(lefts.length).toBeGreaterThan(4);
      expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    }
    await page.goto('/products?color=Pink&maxPrice=100');
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await expect(chip('Pink')).toHaveAttribute('aria-current', 'true');
  });

  test('searches in their own words too, and everywhere when a category has nothing', async ({
    page,
    catalogue,
  }) => {
    await page.goto('/products?category=mens&q=batua');
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await page.getByRole('link', { name: 'Search all products' }).click();
    await expect(page).toHaveURL('/products?q=batua');
    await expect(page.getByRole('heading', { name: 'Flap Purse' })).toBeVisible();
    const cheap = catalogue.products.filter(({ price }) => price < 1_000);
    await page.goto(`/products?${new URLSearchParams({ q: 'under ₹1,000' })}`);
    await expect(page.getByText(`Showing ${cheap.length} products`)).toBeVisible();
    await page.goto('/products?q=699');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('₹699');
  });

  test('searches and sorts with a form', async ({ page, catalogue }) => {
    await page.goto('/products?q=wallet');
    const apply = page.getByRole('button', { name: 'Apply' });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await apply.boundingBox())?.height, `in one line at ${width} px`).toBeLessThan(48);
    }
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
    await apply.click();
    await expect(page).toHaveURL(/[?&]sort=price-low/);
    const cheapest = catalogue.products
      .filter(({ title, subtitle }) => /wallet/i.test(`${title} ${subtitle}`))
      .sort((a, b) => a.price - b.price)[0];

    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveText(cheapest?.title ?? '');
  });

  test('finds the shop on a map by a link, and no button that does nothing', async ({ page }) => {
    await page.goto('/');
    const visit = page.getByRole('region', { name: 'Visit Our Store' });

    await expect(visit.getByRole('link', { name: 'Open in maps', exact: true })).toBeVisible();
    await expect(visit.getByRole('button')).toHaveCount(0);
  });

  test('finds a chat in place of each form, and nothing that does nothing', async ({ page }) => {
    for (const [path, why] of [
      ['/login', 'Logging in needs JavaScript'],
      ['/register', 'Creating an account needs JavaScript'],
      ['/forgot-password', 'Setting a new password needs JavaScript'],
      ['/reset-password?token=one', 'Setting a new password needs JavaScript'],
      ['/account', 'Your account needs JavaScript'],
      ['/orders', 'The list of your orders needs JavaScript'],
      ['/contact', 'Sending a message from here needs JavaScript'],
    ] as const) {
      await test.step(`at ${path}`, async () => {
        await page.goto(path);
        const main = page.getByRole('main');

        // Playwright finds no texts in <noscript>, but elements.
        const notice = main.locator('noscript p');
        await expect(notice).toContainText(why);
        await expect(notice).toBeVisible();
        await expect(main.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
        await expect(main.getByRole('button')).toHaveCount(0);
        // The field for robots is out of sight.
        await expect(main.locator('input:not([tabindex="-1"]):visible')).toHaveCount(0);
        await expect(main.locator('textarea:visible')).toHaveCount(0);
      });
    }
  });

  test('copies code that shows products on another page', async ({ page, request }) => {
    await page.goto('/embed');

    await expect(page.getByText('Loading what can be shown…')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const code = await page.getByRole('region', { name: 'Code to paste' }).textContent();
    const [, element = ''] = /<([\w-]+) limit="4">/.exec(code ?? '') ?? [];
    const offered = await (await request.get('/embed/v1')).json();
    expect(Object.keys(offered)).toContain(element);
  });

  test('orders the colour and the number they want', async ({ page, catalogue }) => {
    const bag = catalogue.bag();
    const [first = '', second = ''] = bag.colors;
    await page.goto(`/products/${bag.slug}`);
    await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeHidden();
    await expect(page.getByRole('button', { name: /open in full screen/ })).toHaveCount(0);
    const order = page.getByRole('button', { name: 'Order on WhatsApp' });
    const text = await openedChat(order);
    for (const part of [bag.title, `Colour: ${first}`, 'Quantity: 1', `/products/${bag.slug}`]) {
      expect(text).toContain(part);
    }

    await page.getByRole('radio', { name: second }).check();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('5');
    const chosen = await openedChat(order);
    expect(chosen).toContain(`Colour: ${second}`);
    expect(chosen).toContain('Quantity: 5');
  });
});
