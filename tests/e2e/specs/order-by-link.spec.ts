import type { Page } from '@playwright/test';
import { openedChat } from '../fixtures/chat-text';
import { holdRequests } from '../fixtures/routes';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';
import { sideways } from '../fixtures/sideways';

const key = (color = '') => color.toLowerCase().replace(/\s+/g, '-');
const lines = (page: Page) => page.getByRole('main').getByRole('form').getByRole('listitem');
const total = (page: Page) => page.getByText(/^Total/);
const linkOf = (message: string) => message.split('\n').pop() ?? '';

test.describe('an order link', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is changed, ordered, and shows the shopkeeper exactly that', async ({
      page,
      catalogue,
      browser,
    }) => {
      const bag = catalogue.bag();
      const [color, other] = bag.colors;
      const second = catalogue.find('in stock', (one) => one.id !== bag.id && one.quantity > 3);
      const soldOut = catalogue.find('sold out', ({ quantity }) => quantity === 0);
      await page.goto(`/order/${bag.slug}:${key(color)}:2,${soldOut.slug}:1,gone-for-good:1`);
      await expect(lines(page)).toHaveCount(2);
      await expect(page.getByText('“gone-for-good” is not in the shop.')).toBeVisible();
      await expect(page.getByText('Sold out, so it is not part of the order.')).toBeVisible();
      await expect(total(page)).toHaveText(`Total ${rupees(2 * bag.price)}`);

      await test.step('another colour and number', async () => {
        await page.getByLabel(`Colour of ${bag.title}`).selectOption({ label: other });
        await page.getByLabel(`Pieces of ${bag.title}`).fill('3');
        await page.getByRole('button', { name: 'Update' }).click();
        await expect(page).toHaveURL(`/order/${bag.slug}:${key(other)}:3,${soldOut.slug}:1`);
        await expect(total(page)).toHaveText(`Total ${rupees(3 * bag.price)}`);
      });

      await test.step('another product, and one less', async () => {
        await page.getByRole('searchbox', { name: 'Product' }).fill(second.title);
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('link', { name: `Add ${second.title}`, exact: true }).click();
        await page.getByRole('link', { name: `Remove ${soldOut.title}` }).click();
        await expect(page).toHaveURL(`/order/${bag.slug}:${key(other)}:3,${second.slug}:1`);
      });

      const message = await openedChat(page.getByRole('button', { name: 'Order on WhatsApp' }));
      expect(message).toContain(`• ${bag.title} (${other}): 3 × ${rupees(bag.price)}`);
      expect(message).toContain(`• ${second.title}`);
      expect(message).toContain(`Total: ${rupees(3 * bag.price + second.price)}`);

      const shopkeeper = await browser.newContext();
      const sent = await shopkeeper.newPage();
      await sent.goto(linkOf(message));
      await expect(lines(sent)).toHaveCount(2);
      await expect(sent.getByLabel(`Pieces of ${bag.title}`)).toHaveValue('3');
      await expect(sent.getByLabel(`Colour of ${bag.title}`)).toHaveValue(key(other));
      await expect(total(sent)).toHaveText(await total(page).innerText());
      await shopkeeper.close();
    });
  });

  test('is changed in place, on any screen, for everyone', async ({
    page,
    catalogue,
    hydrated,
    axe,
  }) => {
    const bag = catalogue.bag();
    await page.goto(`/order/${bag.slug}:${key(bag.colors[0])}:1,gone-for-good:1`);
    await hydrated();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await axe();
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const pieces = page.getByLabel(`Pieces of ${bag.title}`);
    await pieces.fill('4');
    await pieces.press('Tab');
    await expect(total(page)).toHaveText(`Total ${rupees(4 * bag.price)}`);
    await page.getByLabel(`Colour of ${bag.title}`).selectOption({ label: bag.colors[1] });
    await expect(page).toHaveURL(`/order/${bag.slug}:${key(bag.colors[1])}:4`);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const order = page.getByRole('button', { name: 'Order on WhatsApp' });
    expect(await openedChat(order)).toContain(`(${bag.colors[1]}): 4`);
    const preview = page.locator('meta[property="og:url"]');
    await expect(preview).toHaveAttribute('content', page.url());
    // At once, while today's prices are on their way.
    const letGo = await holdRequests(page, /\/products\//);
    await pieces.fill('3');
    expect(await openedChat(order)).toContain(`(${bag.colors[1]}): 3`);
    await expect(total(page)).toHaveText(`Total ${rupees(3 * bag.price)}`);
    await letGo();
    await expect(page).toHaveURL(`/order/${bag.slug}:${key(bag.colors[1])}:3`);
  });

  test('is changed without losing the focus, what is typed, or what was searched for', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const bag = catalogue.bag();
    const isOther = (id: number) => id !== bag.id;
    const second = catalogue.find('in stock', (one) => isOther(one.id) && one.quantity > 3);
    const isThird = (one: { id: number; quantity: number }) =>
      isOther(one.id) && one.id !== second.id && one.quantity > 3;
    const third = catalogue.find('in stock too', isThird);
    await page.goto(`/order/${bag.slug}:${key(bag.colors[0])}:1,${second.slug}:1`);
    await hydrated();
    const answers = /\/products\//;

    const showPieces = await holdRequests(page, answers);
    await page.getByLabel(`Pieces of ${bag.title}`).fill('3');
    const pieces = page.getByLabel(`Pieces of ${second.title}`);
    await pieces.fill('2');
    await showPieces();
    await expect(page).toHaveURL(/:3,/);
    await expect(pieces).toHaveValue('2');
    await expect(pieces).toBeFocused();

    await page.getByLabel(`Colour of ${bag.title}`).selectOption({ label: bag.colors[1] });
    await expect(page).toHaveURL(new RegExp(`${key(bag.colors[1])}:3,${second.slug}(:[^:]+)?:2$`));

    const search = page.getByRole('searchbox', { name: 'Product' });
    const showFound = await holdRequests(page, answers);
    await search.fill(third.title);
    await search.press('Enter');
    await expect(page.getByText('Searching…')).toBeVisible();
    await showFound();
    const add = page.getByRole('link', { name: `Add ${third.title}`, exact: true });
    await expect(add).toBeVisible();
    await expect(search).toBeFocused();
    await page.getByRole('link', { name: `Remove ${second.title}` }).press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await expect(total(page)).toBeFocused();
    await add.press('Enter');
    await expect(lines(page)).toHaveCount(2);
    await expect(total(page)).toBeFocused();
    await expect(add).toBeHidden();

    const last = page.getByLabel(`Pieces of ${third.title}`);
    await last.fill('0');
    await last.press('Tab');
    await expect(lines(page)).toHaveCount(1);
    await expect(total(page)).toBeFocused();
  });

  test('stays while the API fails, with what is changed meanwhile', async ({
    page,
    catalogue,
    hydrated,
    expectComplaint,
  }) => {
    const bag = catalogue.bag();
    const second = catalogue.find('in stock', (one) => one.id !== bag.id && one.quantity > 0);
    const isThird = (one: { id: number; quantity: number }) =>
      one.id !== bag.id && one.id !== second.id && one.quantity > 0;
    const third = catalogue.find('in stock too', isThird);
    await page.goto(`/order/${bag.slug}:${key(bag.colors[0])}:1,${second.slug}:1`);
    await hydrated();
    const search = page.getByRole('searchbox', { name: 'Product' });
    await search.fill(third.title);
    await search.press('Enter');
    const add = page.getByRole('link', { name: `Add ${third.title}`, exact: true });
    await expect(add).toBeVisible();
    const calls = /\/api\/auth\/products\//;
    await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }));
    expectComplaint(/503/);
    const pieces = page.getByLabel(`Pieces of ${bag.title}`);
    await pieces.fill('3');
    await pieces.press('Tab');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Failed to load products');
    await expect(pieces).toHaveValue('3');
    await page.getByRole('link', { name: `Remove ${second.title}` }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(total(page)).toHaveText(`Total ${rupees(3 * bag.price)}`);
    await add.click();
    await expect(lines(page)).toHaveCount(2);
    await expect(failure).toBeVisible();
    await expect(total(page)).toHaveText(`Total ${rupees(3 * bag.price + third.price)}`);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${key(bag.colors[0])}:3,${third.slug}:1$`));
    await expect(lines(page)).toHaveCount(2);
    await expect(pieces).toHaveValue('3');
  });

  test('keeps a search that is typed before its scripts have come', async ({ page, hydrated }) => {
    const letGo = await holdRequests(page, /\/remotes\//);
    await page.goto('/order', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: 'Product' });
    await search.fill('wallet');
    await letGo();
    await hydrated();
    await expect(search).toHaveValue('wallet');
  });

  test('with anything in it is a clear page', async ({ request }) => {
    const many = Array.from({ length: 200 }, (_, at) => `no-${at}:1`).join();
    for (const items of [
      '',
      '/,',
      '/x:0',
      '/x:1000000000',
      `/${many}`,
      '/%00',
      '/%E0%A4',
      '/a%2Fb',
    ]) {
      // A starved machine may first need longer for 50 calls of the API than a page waits.
      await expect(async () => {
        const answer = await request.get(`/order${items}`);
        expect([items, answer.status()]).toEqual([items, 200]);
        expect(await answer.text()).toContain('There is nothing on this order.');
      }).toPass();
    }
  });

  test('for more than there is in two colours says how many of these it is for', async ({
    request,
    catalogue,
  }) => {
    const { slug, colors, quantity } = catalogue.bag();
    const [one, other] = colors.map((color) => `${slug}:${key(color)}:${quantity - 1}`);
    const page = await (await request.get(`/order/${one},${other}`)).text();
    expect(page).toContain(
      `Only ${quantity} in stock in all colours, so the order is for 1 of these.`,
    );
  });

  test('follows from a permalink of other shops’ carts', async ({ request, catalogue }) => {
    const { slug, id } = catalogue.bag();
    const named = Buffer.from(slug).toString('base64url');
    for (const [items, order] of [
      [`${slug}:2`, `${slug}:2`],
      [`~${named}:1,${id}:3`, `${slug}:1,${id}:3`],
    ]) {
      const answer = await request.get(`/buy/${items}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      expect(answer.headers()).toMatchObject({
        location: `/order/${order}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    }
  });
});
