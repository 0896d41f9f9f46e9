import { on } from '@shop/shared/bus';
import { mockApi } from '@shop/shared/testing';
import { clearTokens, storeTokens } from '@shop/shared/tokens';
import { answer } from 'federated-site/testing/api';
import { addToList } from './here';

const created_at = '2025-03-01T09:30:00Z';
const wish = (id: number) => ({ id, product: id, created_at });

afterEach(() => clearTokens());

describe('adding to a list on a page of the shop’s own origin', () => {
  it('is in the cart, and the other tabs know how many pieces there are', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const line = { id: 1, product: 7, quantity: 3, unit_price: '10', line_total: '30' };
    const api = mockApi({
      'POST /api/auth/cart/': line,
      'GET /api/auth/cart/': [line],
    });
    expect(await addToList('cart', 7)).toBe(true);
    expect(api.callsOf('POST /api/auth/cart/')[0]?.body).toEqual({ product_id: 7, quantity: 1 });
    const counts: number[] = [];
    on('cart/changed', ({ count }) => counts.push(count))();
    expect(counts).toEqual([3]);
  });

  it('renews a session that has run out, as the shop’s own pages do', async () => {
    storeTokens({ access: 'old', refresh: 'r1' });
    mockApi({
      'POST /api/auth/cart/': ({ headers }) =>
        headers.get('authorization') === 'Bearer fresh' ? {} : answer(401, {}),
      'POST /api/auth/token/refresh/': { access: 'fresh' },
      'GET /api/auth/cart/': answer(503),
    });
    expect(await addToList('cart', 7)).toBe(true);
  });

  it('is on the wishlist, also when it was there before', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const api = mockApi({
      'GET /api/auth/wishlist/': [wish(8)],
      'POST /api/auth/wishlist/': wish(7),
    });
    expect(await addToList('wishlist', 7)).toBe(true);
    expect(await addToList('wishlist', 8)).toBe(true);
    expect(api.callsOf('POST /api/auth/wishlist/').map(({ body }) => body)).toEqual([
      { product: 7 },
    ]);
    const lists: (readonly number[])[] = [];
    on('wishlist/changed', ({ productIds }) => lists.push(productIds))();
    expect(lists).toEqual([[7, 8]]);
  });

  it('needs a signed-in visitor', async () => {
    expect(await addToList('cart', 7)).toBe(false);
    storeTokens({ access: 'old' });
    mockApi({ 'POST /api/auth/cart/': answer(401, {}) });
    expect(await addToList('cart', 7)).toBe(false);
  });

  it('throws when the shop refuses', async () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    mockApi({ 'POST /api/auth/cart/': answer(503) });
    await expect(addToList('cart', 7)).rejects.toHaveProperty('status', 503);
  });
});
