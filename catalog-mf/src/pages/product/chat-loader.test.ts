import { mockApi, sampleProduct } from '@shop/shared/testing';
import { answer, silence } from 'federated-site/testing/api';
import { chatLoader } from './chat-loader';

const one = 'GET /api/auth/products/{ref}/';
const post = 'POST /api/auth/orders/';
const stored = { key: 'K7Q4ABCDEFGHJKMNPQR2' } as never;

const order = (
  fields: Record<string, string> | string = { color: 'Black', quantity: '5' },
  slug = 'sample-bag-7',
) =>
  chatLoader({
    params: { slug },
    request: new Request(`http://shop.test/products/${slug}/order`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
    context: {},
  } as unknown as Parameters<typeof chatLoader>[0]);

async function locationOf(answered: ReturnType<typeof order>): Promise<string> {
  const { status, headers } = await answered;
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}

/** The message of the chat that the server leads to. */
async function messageOf(answered: ReturnType<typeof order>): Promise<string[]> {
  const chat = new URL(await locationOf(answered));
  expect(chat.origin).toBe('https://wa.me');
  return chat.searchParams.get('text')?.split('\n') ?? [];
}

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => jest.useRealTimers());

describe('the form of colour and quantity, submitted to the server', () => {
  it('leads to the chat that orders the choice, at the current price', async () => {
    mockApi({ [one]: sampleProduct(), [post]: stored });
    expect(await messageOf(order())).toEqual([
      'Hello! I would like to order:',
      'Sample Bag 7',
      'Colour: Black',
      'Price: ₹1,499',
      'Quantity: 5',
      'Total: ₹7,495',
      expect.stringMatching(/\/products\/sample-bag-7\?color=Black$/),
      'Order K7Q4',
      expect.stringMatching(/\/order\/sample-bag-7:black:5$/),
    ]);
  });

  it('stores what the chat orders', async () => {
    const api = mockApi({ [one]: sampleProduct(), [post]: stored });
    await order();
    expect(api.callsOf(post).map(({ body }) => body)).toEqual([
      {
        key: expect.stringMatching(/^[2-9A-Z]{20}$/),
        items: [{ product: 'sample-bag-7', color: 'black', quantity: 5 }],
        reuse: true,
      },
    ]);
  });

  it('has no number where the order could not be stored', async () => {
    mockApi({ [one]: sampleProduct(), [post]: answer(503) });
    expect((await messageOf(order())).join()).not.toContain('Order ');
  });

  it.each([
    [{ color: 'Glitter', quantity: '2' }, 'Quantity: 2'],
    [{ color: '', quantity: '-3' }, 'Quantity: 1'],
    [{ quantity: '2.7' }, 'Quantity: 1'],
    [{ quantity: '५' }, 'Quantity: 5'],
    [{ quantity: '999999999999999999999' }, 'Quantity: 5'],
    ['color=Glitter&color=Black&quantity=&quantity=7', 'Quantity: 1'],
    ['', 'Quantity: 1'],
  ])(
    'of %j names no colour that the product does not have, and a quantity that can be: %s',
    async (fields, quantity) => {
      mockApi({ [one]: sampleProduct(), [post]: stored });
      const lines = await messageOf(order(fields));
      expect(lines).toContain(quantity);
      expect(lines.join()).not.toContain('Colour');
    },
  );

  it('of a product that is sold out leads to its page, which offers to ask when it is back', async () => {
    mockApi({ [one]: sampleProduct({ quantity: 0 }) });
    expect(await locationOf(order())).toBe('/products/sample-bag-7?color=Black&quantity=5');
  });

  it.each([404, 410])(
    'of a product that is not there (%i) leads to its page, which says so',
    async (status) => {
      mockApi({ [one]: answer(status, { detail: 'Not found.' }) });
      expect(await locationOf(order())).toBe('/products/sample-bag-7');
    },
  );

  const asKnown = [
    'Hello! I would like to order:',
    'Colour: Black',
    'Quantity: 5',
    expect.stringMatching(/\/products\/sample-bag-7\?color=Black$/),
    expect.stringMatching(/\/order\/sample-bag-7:black:5$/),
  ];

  it('leads to the chat with the form’s values while the API fails', async () => {
    mockApi({ [one]: answer(503) });
    expect(await messageOf(order())).toEqual(asKnown);
  });

  it('does not let the visitor wait for an API that is slow', async () => {
    jest.useFakeTimers();
    mockApi({ [one]: silence() });
    const answered = order();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await messageOf(answered)).toEqual(asKnown);
  });
});

describe('the address of the form, which a robot may follow', () => {
  it.each([
    ['?color=Dark+Brown&quantity=5', '/order/sample-bag-7:dark-brown:5'],
    ['?color=&quantity=-3', '/order/sample-bag-7:1'],
    ['', '/order/sample-bag-7:1'],
  ])('%s asks the shop for nothing and leads to the page of the order', async (query, path) => {
    const api = mockApi({});
    const answered = chatLoader({
      params: { slug: 'sample-bag-7' },
      request: new Request(`http://shop.test/products/sample-bag-7/order${query}`),
      context: {},
    } as unknown as Parameters<typeof chatLoader>[0]);
    expect(await locationOf(answered)).toBe(path);
    expect(api.calls).toEqual([]);
  });
});
