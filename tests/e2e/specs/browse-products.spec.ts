import { productLinks } from '../fixtures/product-links';
import { expect, test } from '../fixtures/shop-test';

test.describe('a visitor browses the products', () => {
  test('and finds how many there are, popular ones first', async ({ page, catalogue }) => {
    await page.goto('/products');

    await expect(page.getByText(`Showing ${catalogue.products.length} products`)).toBeVisible();
    const popular = catalogue.products.find((product) => product.popular);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveText(popular?.title ?? '');
  });

  test('of one category, which the address keeps', async ({ page, catalogue, hydrated }) => {
    const wallets = catalogue.categories.find(({ key }) => key === 'wallets');
    const count = catalogue.products.filter(({ category }) => category === 'wallets').length;
    await page.goto('/products');
    await hydrated();

    await page.getByRole('main').getByRole('link', { name: wallets?.title, exact: true }).click();

    await expect(page).toHaveURL('/products?category=wallets');
    await expect(page.getByText(`Showing ${count} product`)).toBeVisible();
    await page.getByRole('link', { name: 'All Products', exact: true }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByText(`Showing ${catalogue.products.length} products`)).toBeVisible();
  });

  test('by search, at once, and can share what was found', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const found = catalogue.products.filter(({ title, subtitle }) =>
      `${title} ${subtitle}`.toLowerCase().includes('bifold'),
    );
    await page.goto('/products');
    await hydrated();

    await page.getByRole('searchbox').fill('bifold');

    await expect(page.getByText(`Showing ${found.length} product`)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=bifold/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('bifold');
    await expect(page.getByText(`Showing ${found.length} product`)).toBeVisible();
  });

  test('by a word of their own, spelt as they spell it, and keeps the server’s results', async ({
    page,
    hydrated,
  }) => {
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    const code = page.waitForResponse(/\/search\.chunk\.js/);
    await page.goto('/products');
    await hydrated();

    await page.getByRole('searchbox').focus();
    await code;
    await page.getByRole('searchbox').fill('batua');
    await expect(titles.filter({ hasText: 'Bifold Wallet' })).toHaveCount(2);
    await page.getByRole('searchbox').fill('wallet under 1000');
    await expect(titles.filter({ hasText: 'Wallet' })).toHaveText([
      'Classic Bifold Wallet',
      'Slim Bifold Wallet',
      'Upright Card Wallet',
    ]);
    await page.getByRole('searchbox').fill('cardholdr');
    await expect(titles.first()).toHaveText('Slot Card Holder');
    await expect(page).toHaveURL('/products?q=cardholdr');
    const found = await titles.allTextContents();
    await page.addInitScript(noteCounts);
    const index = page.waitForResponse(/fields=search/);
    await page.reload();
    expect(await titles.allTextContents()).toEqual(found);
    await hydrated();
    await index;
    // The list in memory has taken over when typing needs no request.
    await page.getByRole('searchbox').fill('cardhold');
    await page.getByRole('searchbox').fill('cardholdr');
    await expect(titles).toHaveText(found);
    const counts = await page.evaluate(() => Reflect.get(window, 'counts'));
    expect(new Set(counts)).toEqual(new Set([`Showing ${found.length} products`]));
  });

  test('and is offered help when nothing matches', async ({ page, hydrated }) => {
    await page.goto('/products?q=zzzz');
    await hydrated();

    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
  });

  test('in the order they choose', async ({ page, catalogue, hydrated }) => {
    const byPrice = [...catalogue.products].sort((a, b) => a.price - b.price);
    const newest = [...catalogue.products].sort((a, b) => b.id - a.id);
    const first = page.getByRole('main').getByRole('article').first().getByRole('heading');
    const sort = page.getByRole('combobox');
    await page.goto('/products');
    await hydrated();

    await expect(sort.getByRole('option')).toHaveText([
      'Featured',
      'Price: Low to High',
      'Price: High to Low',
      'Newest',
    ]);
    await sort.selectOption('Price: Low to High');
    await expect(page).toHaveURL(/[?&]sort=/);
    await expect(first).toHaveText(byPrice[0]?.title ?? '');
    await sort.selectOption('Newest');
    await expect(first).toHaveText(newest[0]?.title ?? '');
    await sort.selectOption('Featured');
    await expect(page).toHaveURL('/products');
  });

  test('as a grid or as a list', async ({ page, hydrated }) => {
    await page.goto('/products');
    await hydrated();
    const card = page.getByRole('main').getByRole('article').first();
    const inGrid = await card.boundingBox();

    await page.getByRole('main').getByRole('link', { name: 'List view' }).click();

    await expect(page).toHaveURL(/[?&]view=list/);
    await expect
      .poll(async () => (await card.boundingBox())?.width)
      .toBeGreaterThan((inGrid?.width ?? 0) + 50);
    await page.setViewportSize({ width: 768, height: 1024 });
    const categories = page.getByRole('article').locator('p > [dir]');
    expect(await categories.count()).toBeGreaterThan(0);
    const cut = await categories.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut, 'categories that are cut off').toEqual([]);
  });

  test('and comes back to the same place in the list', async ({ page, hydrated }) => {
    await page.goto('/products?sort=price-low');
    await hydrated();
    const views = productLinks(page);
    await views.nth(16).scrollIntoViewIfNeeded();
    const name = (await views.nth(16).textContent()) ?? '';
    // Playwright may scroll again before it presses, so the place is that of the press.
    const pressedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const report = () => resolve(window.scrollY);
          window.addEventListener('click', report, { capture: true, once: true });
        }),
    );

    await views.nth(16).click();
    const place = await pressedAt;
    expect(place).toBeGreaterThan(300);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace(/^View /, ''));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(place);
    await page.goBack();

    await expect(page).toHaveURL('/products?sort=price-low');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 40);
    await expect(views.filter({ hasText: name })).toBeInViewport();
  });

  test('and is at the same place after a reload, in a dropped tab, and after Back to a new document', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    await page.addInitScript(noteShifts);
    await page.goto('/products');
    await hydrated();
    const last = productLinks(page).nth(catalogue.products.length - 1);
    await last.scrollIntoViewIfNeeded();
    await page.waitForFunction(isNoted);
    const place = await page.evaluate(whereItIs);
    const isThereAgain = async (how: string) => {
      await expect(last, how).toBeInViewport();
      await expect.poll(() => page.evaluate(whereItIs), how).toEqual(place);
    };
    const hasNotShifted = async () =>
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);

    await page.reload();
    await isThereAgain('after a reload');
    await hasNotShifted();
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await isThereAgain('in a tab that the phone had dropped');
    await hasNotShifted();
    await hydrated();
    await last.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/products\/.+/);
    await page.reload();
    await hydrated();
    await page.goBack();
    await isThereAgain('after Back to a list that is no longer in memory');
  });

  test('and when they reload at once: while products are drawn, after another order, with the cart open', async ({
    page,
    hydrated,
  }) => {
    await page.addInitScript(notePlaceLeft);
    const isThereAgain = async (how: string) => {
      const isReloaded = page.waitForEvent('domcontentloaded');
      // Sooner than `page.reload()`, which waits for the browser first.
      await page.evaluate(() => void setTimeout(() => location.reload()));
      await isReloaded;
      await hydrated();
      const top = () =>
        page.evaluate(() => Math.abs(scrollY - Number(sessionStorage.getItem('left'))));
      await expect(productLinks(page).nth(24), how).toBeAttached();
      await expect.poll(top, how).toBeLessThan(3);
    };
    await page.goto('/products');
    await hydrated();
    await page.evaluate(scrollFarDown);
    await isThereAgain('while products are drawn');

    await page.getByRole('combobox').evaluate((select: HTMLSelectElement) => {
      select.value = 'price-low';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page).toHaveURL(/sort=price-low/);
    // The address changes before the products do: a visitor sees the new order first.
    await page.waitForFunction(() => history.state?.tall !== undefined);
    await isThereAgain('after another order');

    await page.evaluate(scrollFarDown);
    await page.locator('header [aria-label*="art"]').evaluate((one: HTMLElement) => one.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    await isThereAgain('with the cart open');
  });

  test('without loading the page again', async ({ page, hydrated }) => {
    await page.goto('/');
    await hydrated();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/products');
    await productLinks(page).first().click();
    await expect(page).toHaveURL(/\/products\/.+/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/');

    expect(loads).toEqual([]);
  });
});

/** Runs in the page: whether the place is in the history, where a new document finds it. */
const isNoted = () =>
  history.state?.tall === `--main:${document.getElementById('main')?.offsetHeight}px` &&
  history.state.top === scrollY;

/** Runs in the page: on to products that the server does not draw, as soon as there are some. */
async function scrollFarDown(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  while (!document.querySelector('[data-block="1"] li')) await nextFrame();
  document.querySelector('[data-block="1"]')?.scrollIntoView();
  scrollBy(0, 600);
  await nextFrame();
  await nextFrame();
}

/** Runs in each page: keeps the place at which it is left. */
function notePlaceLeft(): void {
  addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY)));
}

/** Runs in the page: the place of the view, and how high all is, in whole px. */
const whereItIs = () => ({
  top: Math.round(scrollY / 2) * 2,
  height: document.documentElement.scrollHeight,
});

/** Runs in each page: adds up its layout shifts, as browsers count them (CLS). */
function noteShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: every count of products that it shows. */
function noteCounts(): void {
  const counts: string[] = [];
  Object.assign(window, { counts });
  new MutationObserver(() => {
    const text = document.querySelector('main p[role=status]')?.textContent;
    if (text) counts.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
