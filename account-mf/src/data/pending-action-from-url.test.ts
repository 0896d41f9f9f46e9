import { login, logout } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { answer } from 'federated-site/testing/api';
import { queuePendingActionFromUrl } from './pending-action-from-url';
import { runPendingActions } from './run-pending-action';

const remembered = () => JSON.parse(sessionStorage.getItem('shop-pending-actions') ?? '[]');
afterEach(() => sessionStorage.clear());

describe('a link of another web page', () => {
  it('adds a product to the cart, or to the wishlist', () => {
    queuePendingActionFromUrl('?next=%2Fproducts%2Ftote&want=cart&product=7');
    expect(remembered()).toMatchObject([{ kind: 'cart', productId: 7, title: '' }]);
    queuePendingActionFromUrl('?want=wishlist&product=8');
    expect(remembered()[1]).toMatchObject({ kind: 'wishlist', productId: 8 });
  });

  it.each([
    '',
    '?want=cart',
    '?want=order&product=7',
    '?want=cart&product=0',
    '?want=cart&product=7.5',
    '?want=cart&product=-7',
    '?want=cart&product=99999999999999999',
  ])('adds nothing with "%s"', (search) => {
    queuePendingActionFromUrl(search);
    expect(remembered()).toEqual([]);
  });
});

describe('links pressed on a page that was left before its hydration', () => {
  const leave = (...links: unknown[]) =>
    sessionStorage.setItem('shop-wanted', JSON.stringify(links));
  const now = () => Date.now();
  let api: ReturnType<typeof mockApi>;

  beforeEach(async () => {
    logout();
    api = mockApi({
      'POST /api/auth/token/': { access: 'a1', refresh: 'r1' },
      'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'asha@shop.example' },
      'GET /api/auth/cart/': [],
      'GET /api/auth/wishlist/': [],
      'POST /api/auth/cart/': answer(201, {}),
      'POST /api/auth/wishlist/': answer(201, { id: 1, product: 8, created_at: '' }),
    });
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
  });

  it('take effect on the next one, each one time', async () => {
    leave(now(), '?next=%2F&want=cart&product=7', '?want=wishlist&product=8');
    await Promise.all([runPendingActions(), runPendingActions()]);
    expect(api.callsOf('POST /api/auth/cart/').map(({ body }) => body)).toEqual([
      { product_id: 7, quantity: 1 },
    ]);
    expect(api.callsOf('POST /api/auth/wishlist/').map(({ body }) => body)).toEqual([
      { product: 8 },
    ]);
  });

  it.each([
    ['is older than half an hour', () => [now() - 31 * 60_000, '?want=cart&product=7']],
    ['is not a link of that kind', () => [now(), '?want=order&product=7', 7, null]],
    ['is not a list', () => ['{']],
  ])('does not when it %s', async (_, links) => {
    leave(...links());
    await runPendingActions();
    expect(api.callsOf('POST /api/auth/cart/')).toHaveLength(0);
  });
});
