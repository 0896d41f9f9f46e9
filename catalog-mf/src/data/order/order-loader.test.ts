import { mockApi, sampleProduct } from '@shop/shared/testing';
import { answer } from 'federated-site/testing/api';
import { orderLoader } from './order-loader';

const one = 'GET /api/auth/products/{ref}/';
const post = 'POST /api/auth/orders/';
const stored = { key: 'K7Q4ABCDEFGHJKMNPQR2' } as never;

const load = (path: string, items?: string, init?: RequestInit) =>
  orderLoader({
    params: { items },
    request: new Request(`http://shop.test${path}`, init),
    context: {},
  } as unknown as Parameters<typeof orderLoader>[0]);

async function locationOf(answered: ReturnType<typeof load>): Promise<string> {
  const response = await answered;
  if (!(response instanceof Response)) throw new Error('it leads nowhere');
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}
const messageOf = async (answered: ReturnType<typeof load>) =>
  new URL(await locationOf(answered)).searchParams.get('text')?.split('\n');

const form = 'item=sample-bag-7&color=tan&quantity=2';
const send = () => load('/order', undefined, { method: 'POST', body: new URLSearchParams(form) });

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

describe('the page of an order', () => {
  it('has the products of today, and names what the shop does not have', async () => {
    mockApi({
      [one]: ({ params }: { params: { ref?: string } }) =>
        params.ref === 'gone' ? answer(404, {}) : sampleProduct(),
    });
    expect(
      await load('/order/sample-bag-7:tan:2,gone:1', 'sample-bag-7:tan:2,gone:1'),
    ).toMatchObject({
      state: 'found',
      lines: [{ slug: 'sample-bag-7', color: 'Tan' }],
      missing: ['gone'],
      cut: 0,
    });
  });

  it('says so while the API fails', async () => {
    mockApi({ [one]: answer(503) });
    expect(await load('/order/sample-bag-7', 'sample-bag-7')).toMatchObject({ state: 'failed' });
  });
});

describe('the form of an order, submitted to the server', () => {
  it.each(['', '&send=1'])('by its address%s leads to the order and stores none', async (more) => {
    const api = mockApi({});
    const answered = load(`/order?${form}${more}`);
    expect(await locationOf(answered)).toBe('/order/sample-bag-7:tan:2');
    expect(api.calls).toEqual([]);
  });

  it('leads to the chat that orders it, at the current price', async () => {
    mockApi({ [one]: sampleProduct(), [post]: stored });
    expect(await messageOf(send())).toEqual([
      'Hello! I would like to order:',
      '• Sample Bag 7 (Tan): 2 × ₹1,499 = ₹2,998',
      expect.stringMatching(/\/products\/sample-bag-7\?color=Tan$/),
      'Total: ₹2,998',
      'Order K7Q4',
      expect.stringMatching(/\/order\/sample-bag-7:tan:2$/),
    ]);
  });

  it('leads to the chat with the names of the link while the API fails', async () => {
    mockApi({ [one]: answer(503) });
    expect(await messageOf(send())).toEqual([
      'Hello! I would like to order:',
      '• sample-bag-7 (tan): 2',
      expect.stringMatching(/\/order\/sample-bag-7:tan:2$/),
    ]);
  });

  it('leads back to its page where nothing of it can be ordered', async () => {
    mockApi({ [one]: sampleProduct({ quantity: 0 }) });
    expect(await locationOf(send())).toBe('/order/sample-bag-7:tan:2');
  });
});
