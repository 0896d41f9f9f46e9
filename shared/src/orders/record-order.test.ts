import { defaultConfig } from '@shop/shared/default-config';
import { orderUrl } from '@shop/shared/format';

const post = 'POST /api/auth/orders/';
const bag = { id: 7, slug: 'sample-bag-7', title: 'Sample Bag', price: 1499 };
const numberIn = (chat: string) => /%0AOrder%20(\w{4})%0A/.exec(chat)?.[1];

/** A page that has just been opened. */
function openPage() {
  jest.resetModules();
  const page: typeof import('./record-order') = require('./record-order');
  const { mockApi }: typeof import('@shop/shared/testing') = require('@shop/shared/testing');
  const {
    answer,
  }: typeof import('federated-site/testing/api') = require('federated-site/testing/api');
  const { setShopConfig }: typeof import('@shop/shared/config') = require('@shop/shared/config');
  setShopConfig(defaultConfig);
  return { ...page, mockApi, answer, setShopConfig };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

// First: the listeners of a page that was opened before would record the press too.
it('a press of any link that orders is recorded, of others none', async () => {
  const { recordOrderLinks, mockApi } = openPage();
  const api = mockApi({ [post]: {} as never });
  recordOrderLinks();
  document.body.innerHTML = `<a href="${orderUrl(bag)}"><b>Order</b></a><a id="other" href="https://wa.me/91?text=Hello">Ask</a>`;
  const [order, other] = document.querySelectorAll('a');
  document.addEventListener('click', (event) => event.preventDefault());
  const menu = new MouseEvent('auxclick', { button: 2, bubbles: true });
  document.querySelector('b')?.dispatchEvent(menu);
  expect(api.calls).toEqual([]);
  document.querySelector('b')?.click();
  other?.click();
  await settled();
  expect(numberIn(order?.href ?? '')).toBe(api.callsOf(post)[0]?.body.key.slice(0, 4));
  expect(other?.href).toBe('https://wa.me/91?text=Hello');
  expect(api.calls).toHaveLength(1);
});

it.each([
  ['a link to the chat', '<a href="https://wa.me/91?text=Hello"><b>', true],
  ['a button of the form of a product', '<button formaction="/products/tote/order"><b>', true],
  ['a button of the form of an order', '<button formaction="/order"><b>', true],
  ['another button', '<button formaction="/orders"><b>', false],
])('what sends an order is loaded or not as %s is touched', async (_, element, isLoaded) => {
  const load = jest.fn(() => ({}));
  jest.doMock('./send-orders', load);
  const { recordOrderLinks } = openPage();
  recordOrderLinks();
  document.body.innerHTML = element;
  document.querySelector('b')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  await settled();
  expect(load.mock.calls.length > 0).toBe(isLoaded);
  jest.dontMock('./send-orders');
});

describe('an order that is opened in the chat', () => {
  it('is stored under the number that its message has, however often it is pressed', async () => {
    const { recordOrder, mockApi } = openPage();
    const api = mockApi({ [post]: {} as never });
    const chat = recordOrder(orderUrl(bag, { quantity: 2 }));
    await settled();
    expect(recordOrder(chat)).toBe(chat);
    expect(recordOrder(orderUrl(bag, { quantity: 2 }))).toBe(chat);
    const { key, items } = api.callsOf(post)[0]?.body ?? {};
    expect(items).toEqual([{ product: 'sample-bag-7', quantity: 2 }]);
    expect(numberIn(chat)).toBe(key?.slice(0, 4));
    expect(api.calls).toHaveLength(1);
    expect(numberIn(recordOrder(orderUrl(bag, { quantity: 3 })))).not.toBe(numberIn(chat));
    await settled();
  });

  it('is sent for the account that ordered, and for no other', async () => {
    const ravi = { access: 'a1', refresh: 'r1', session: 'ravi' };
    const asha = { access: 'a2', refresh: 'r2', session: 'asha' };
    const signIn = ({ access, refresh, session }: typeof ravi) => {
      localStorage.setItem('access_token', access);
      localStorage.setItem('refresh_token', refresh);
      localStorage.setItem('shop-session', session);
    };
    const { recordOrder, mockApi, answer } = openPage();
    const api = mockApi({ [post]: answer(503) });
    signIn(asha);
    const first = numberIn(recordOrder(orderUrl(bag)));
    await settled();
    api.use({ [post]: {} as never });
    signIn(ravi);
    const second = numberIn(recordOrder(orderUrl(bag)));
    await settled();
    const [, ...sent] = api.callsOf(post);
    expect(
      sent.map(({ body, headers }) => [body.key.slice(0, 4), headers.get('authorization')]),
    ).toEqual([
      [first, null],
      [second, 'Bearer a1'],
    ]);
    expect(second).not.toBe(first);
  });

  it('is another order after two hours', async () => {
    const { recordOrder, mockApi } = openPage();
    mockApi({ [post]: {} as never });
    const chat = recordOrder(orderUrl(bag));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 121 * 60_000);
    expect(numberIn(recordOrder(orderUrl(bag)))).not.toBe(numberIn(chat));
    await settled();
    jest.restoreAllMocks();
  });

  it('has its number while the API is down, and is stored with the next page', async () => {
    const before = openPage();
    before.mockApi({ [post]: before.answer(503) });
    const number = numberIn(before.recordOrder(orderUrl(bag)));
    await settled();
    const after = openPage();
    const api = after.mockApi({ [post]: {} as never });
    after.recordOrderLinks();
    await settled();
    expect(api.callsOf(post).map(({ body }) => body.key.slice(0, 4))).toEqual([number]);
  });

  it('has its number while what sends it does not come, and is stored with the next page', async () => {
    jest.doMock('./send-orders', () => {
      throw new Error('the script does not come');
    });
    const before = openPage();
    const lost = before.mockApi({ [post]: {} as never });
    const number = numberIn(before.recordOrder(orderUrl(bag)));
    await settled();
    expect(lost.calls).toEqual([]);
    jest.dontMock('./send-orders');
    const after = openPage();
    const api = after.mockApi({ [post]: {} as never });
    after.recordOrderLinks();
    await settled();
    expect(api.callsOf(post).map(({ body }) => body.key.slice(0, 4))).toEqual([number]);
  });

  it('is sent as an earlier release has stored it', async () => {
    const items = [{ product: 'tote', color: 'tan', quantity: 2 }];
    const stored = [{ key: 'k7q4abcdefghjkmnpqrs', items, openedAt: Date.now() }];
    localStorage.setItem('shop-orders', JSON.stringify(stored));
    const { recordOrderLinks, mockApi } = openPage();
    const api = mockApi({ [post]: {} as never });
    recordOrderLinks();
    await settled();
    expect(api.callsOf(post).map(({ body }) => body)).toEqual([
      { key: 'k7q4abcdefghjkmnpqrs', items },
    ]);
  });

  it('has no number where the API is another one, which knows no orders', () => {
    const { recordOrder, setShopConfig } = openPage();
    setShopConfig({ ...defaultConfig, apiOrigin: 'https://api.example' });
    expect(recordOrder(orderUrl(bag))).toBe(orderUrl(bag));
    setShopConfig({ ...defaultConfig, apiOrigin: '', storesOrders: false });
    expect(recordOrder(orderUrl(bag))).toBe(orderUrl(bag));
  });

  it('is not asked for again when the API refuses it', async () => {
    const { recordOrder, mockApi, answer } = openPage();
    const api = mockApi({ [post]: answer(400, { items: ['The shop sells none of these.'] }) });
    recordOrder(orderUrl(bag));
    await settled();
    recordOrder(orderUrl(bag));
    await settled();
    expect(api.calls).toHaveLength(1);
  });

  it.each(['null', '{', '[null]', '[{"key":1}]', '{"a":1}'])(
    'is recorded though storage holds %s',
    async (stored) => {
      localStorage.setItem('shop-orders', stored);
      const { recordOrder, mockApi } = openPage();
      mockApi({ [post]: {} as never });
      expect(numberIn(recordOrder(orderUrl(bag)))).toMatch(/^\w{4}$/);
      await settled();
    },
  );
});
