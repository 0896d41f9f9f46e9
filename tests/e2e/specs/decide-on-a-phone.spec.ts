import type { Locator, Page } from '@playwright/test';
import { layoutShift } from '../fixtures/layout-shift';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';
import { sideways } from '../fixtures/sideways';

const barOf = (page: Page) => page.getByRole('group', { name: 'Order this product' });

/** @returns the lower edge of an element in the window, in px */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not shown');
  return box.y + box.height;
}

test.describe('a visitor decides on a phone', () => {
  test('by whole categories, and names that begin at one height, on the cards at 320px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/products');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(3)).toBeVisible();
    // Measured in the shop's own face: that of the machine may be wider.
    await page.evaluate(() => document.fonts.ready);
    const seen = await cards.evaluateAll((all) =>
      all.slice(0, 8).map((card) => {
        const kind = card.querySelector('p > [dir]');
        return {
          isCut: kind !== null && kind.scrollWidth > kind.clientWidth,
          row: Math.round(card.getBoundingClientRect().top),
          name: Math.round(card.querySelector('h2')?.getBoundingClientRect().top ?? 0),
        };
      }),
    );
    expect(seen.filter(({ isCut }) => isCut)).toEqual([]);
    const places = new Set(seen.map(({ row, name }) => `${row} ${name}`));
    expect(places.size).toBe(new Set(seen.map(({ row }) => row)).size);
  });

  for (const [width, height] of [
    [390, 844],
    [740, 360],
  ] as const) {
    test(`by what the first screen of ${width}×${height} shows, and nothing moves`, async ({
      page,
      catalogue,
      hydrated,
    }) => {
      const bag = catalogue.find('of several colours', ({ colors }) => colors.length > 2);
      await page.setViewportSize({ width, height });
      await page.goto(`/products/${bag.slug}`);
      const main = page.getByRole('main');
      const picture = main.locator('#picture-1');
      const name = main.getByRole('heading', { level: 1 });
      const decisive = {
        picture,
        name,
        price: main.getByText(rupees(bag.price), { exact: true }).first(),
        stock: main.getByText('In Stock'),
        size: main.getByText(/^Size: /),
        'the last colour': main.getByRole('radio').last(),
      };
      const check = async () => {
        const edge = await page
          .locator('[aria-label="Order this product"]')
          .evaluate((bar) =>
            getComputedStyle(bar).visibility === 'visible'
              ? bar.getBoundingClientRect().top
              : window.innerHeight,
          );
        for (const [what, part] of Object.entries(decisive)) {
          expect(await bottomOf(part), what).toBeLessThanOrEqual(edge);
        }
      };
      await check();
      await hydrated();
      await check();
      expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(0.55 * height + 1);
      const isBeside = ((await name.boundingBox())?.x ?? 0) > width / 3;
      expect(isBeside).toBe(width > height);
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  }

  test('and orders from the bar, which goes while the button of the page is in sight', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const bag = catalogue.bag();
    const [, second = ''] = bag.colors;
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    await expect(barOf(page)).toContainText(`${bag.colors[0]} ${rupees(bag.price)}`);
    await page.getByRole('radio', { name: second }).check();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(barOf(page)).toContainText(`${second} ${rupees(bag.price)}`);

    const order = page.getByRole('button', { name: 'Order on WhatsApp' });
    await order.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await expect(barOf(page)).toBeHidden();
    await page.getByText('Care Instructions').evaluate((one) => one.scrollIntoView());
    await expect(barOf(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(barOf(page)).toBeInViewport();
  });

  test('and reads in full what the strip below the buttons promises', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    for (const [promise, entry, answer] of [
      ['Local Delivery', 'How long does delivery take?', /working days/],
      ['exchange', /^Exchanges$/, /tag intact/],
      ['Reply on WhatsApp', /We answer on WhatsApp/, /We answer on WhatsApp/],
    ] as const) {
      await page.goto(`/products/${catalogue.bag().slug}`);
      await hydrated();
      await page.getByRole('main').getByRole('link', { name: promise }).first().click();
      const main = page.getByRole('main');
      const start = main.locator('h2, p').filter({ hasText: entry }).first();
      await expect(start).toBeInViewport({ ratio: 1 });
      // At the top, not somewhere in the window.
      await expect.poll(async () => (await start.boundingBox())?.y).toBeLessThan(150);
      await expect(main.getByText(answer).filter({ visible: true }).first()).toBeInViewport();
    }
  });

  test('and nothing moves when a colour is chosen, or the link is copied', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const bag = catalogue.find('of several colours', ({ colors }) => colors.length > 2);
    // A button that was pressed grows back to its size for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.context().grantPermissions(['clipboard-write']);
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    const main = page.getByRole('main');
    const places = () =>
      main
        .locator('label, form button, fieldset ~ * button')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const share = main.getByRole('button', { name: 'Share' });
    await share.scrollIntoViewIfNeeded();
    const before = await places();
    expect(before.length).toBeGreaterThan(5);
    for (const color of await main.getByRole('radio').all()) {
      await color.check();
      expect(await places()).toEqual(before);
    }
    await share.click();
    await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('and reads the whole link where it can only be copied by hand', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(`/products/${catalogue.bag().slug}?color=Dark%20Brown`);
    await hydrated();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Share' }).click();
      const link = page.getByRole('textbox', { name: 'Link to this product, to copy' });
      expect(await link.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });

  test('and shares the product, by its link where there is no share sheet', async ({
    page,
    context,
    catalogue,
    hydrated,
  }) => {
    const bag = catalogue.bag();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`/products/${bag.slug}`);
  });

  test('and sees other products in one row, none half full', async ({ page, catalogue }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    const cards = page.getByRole('region', { name: 'You may also like' }).getByRole('listitem');
    await cards.first().scrollIntoViewIfNeeded();
    const tops = await cards.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect(tops.length).toBeGreaterThan(4);
    expect(new Set(tops).size).toBe(1);
  });
});

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('orders from the bar, and finds no button that does nothing', async ({
    page,
    catalogue,
  }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    await expect(barOf(page).getByRole('button', { name: 'WhatsApp' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });
});
