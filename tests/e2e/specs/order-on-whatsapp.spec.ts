import { chatText, openedChat, withoutNumber } from '../fixtures/chat-text';
import { holdRequests } from '../fixtures/routes';
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

  test('from the product page, in the colour and number they chose, without the server', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const bag = catalogue.bag();
    const color = bag.colors[1] ?? '';
    await page.goto(`/products/${bag.slug}`);
    await hydrated();
    await page.getByRole('radio', { name: color }).check();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.context().route('**/order', (route) => route.abort());
    const text = await openedChat(page.getByRole('button', { name: 'Order on WhatsApp' }));

    expect(text).toContain('Quantity: 2');
    expect(text).toContain(bag.title);
    expect(text).toContain(`Colour: ${color}`);
    expect(text).toContain(rupees(bag.price));
  });

  test('as chosen before the scripts came, from the button and from the bar', async ({
    page,
    catalogue,
    hydrated,
  }) => {
    const bag = catalogue.bag();
    const color = bag.colors[1] ?? '';
    const requests: string[] = [];
    page.context().on('request', (one) => requests.push(`${one.method()} ${one.url()}`));
    const letGo = await holdRequests(page, '**/remotes/**');
    await page.goto(`/products/${bag.slug}`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: color }).check();
    const number = page.getByRole('textbox', { name: 'Quantity' });
    await number.fill('5');
    await number.press('Enter');
    await expect(page).toHaveURL(`/products/${bag.slug}`);

    const main = page.getByRole('main');
    const bar = page.getByRole('group', { name: 'Order this product' });
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    const buttons = [
      main.getByRole('button', { name: 'Order on WhatsApp' }),
      ...(isPhone ? [bar.getByRole('button', { name: 'WhatsApp' })] : []),
    ];
    const early: string[] = [];
    for (const button of buttons) {
      const text = await openedChat(button);
      for (const part of [bag.title, `Colour: ${color}`, 'Quantity: 5', rupees(bag.price)]) {
        expect(text).toContain(part);
      }
      early.push(text);
    }
    await letGo();
    await hydrated();
    await expect(page.getByRole('radio', { name: color })).toBeChecked();
    await expect(number).toHaveValue('5');
    for (const [at, button] of buttons.entries()) {
      // The bar is there while the page's own button is out of sight.
      await main.getByText('Care Instructions').evaluate((one) => one.scrollIntoView());
      expect(withoutNumber(await openedChat(button))).toBe(withoutNumber(early[at] ?? ''));
    }
    // Enter opened none, and none of the early presses is done a second time.
    expect(requests.filter((url) => url.startsWith('GET https://wa.me/'))).toHaveLength(
      2 * buttons.length,
    );
    expect(requests.filter((url) => /^POST .*\/order$/.test(url))).toHaveLength(buttons.length);
  });

  test('and no policy blocks the form, wa.me or its redirect', async ({
    page,
    context,
    catalogue,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Fetch.enable', {
      patterns: [{ urlPattern: 'https://wa.me/*' }, { urlPattern: 'https://api.whatsapp.com/*' }],
    });
    devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
      const location = `https://api.whatsapp.com/send${new URL(request.url).search}`;
      void devtools.send(
        'Fetch.fulfillRequest',
        request.url.startsWith('https://wa.me/')
          ? {
              requestId,
              responseCode: 302,
              responseHeaders: [{ name: 'Location', value: location }],
            }
          : { requestId, responseCode: 200, body: '' },
      );
    });
    await holdRequests(page, '**/remotes/**');
    await page.goto(`/products/${catalogue.bag().slug}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Order on WhatsApp' });
    // Here the test can answer for WhatsApp; the policy is the same in another tab.
    await button.evaluate((one: HTMLButtonElement) => one.setAttribute('formtarget', '_self'));
    await button.click();

    await expect(page).toHaveURL(/^https:\/\/api\.whatsapp\.com\/send\?text=/);
  });

  test('from the bar in reach of the thumb, on a phone only', async ({ page, catalogue }) => {
    await page.goto(`/products/${catalogue.bag().slug}`);
    const bar = page.getByRole('group', { name: 'Order this product' });
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    // Away from the page's own button.
    await page.getByText('Care Instructions').evaluate((one) => one.scrollIntoView());

    if (isPhone) await expect(bar.getByRole('button', { name: 'WhatsApp' })).toBeInViewport();
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
