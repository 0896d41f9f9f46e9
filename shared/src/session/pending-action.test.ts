import { consumePendingAction, login, logout, rememberPendingAction } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';

const tote = { kind: 'cart', productId: 7, title: 'Tote', quantity: 2 } as const;

const signIn = () => {
  mockApi({
    'POST /api/auth/token/': { access: 'a1', refresh: 'r1' },
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'asha@example.com' },
  });
  return login({ email: 'asha@example.com', password: 'secret' });
};

afterEach(() => {
  jest.useRealTimers();
  logout();
});

describe('what a signed-out visitor was about to do', () => {
  it('happens once, and not before they signed in', async () => {
    rememberPendingAction(tote);
    expect(consumePendingAction()).toBeUndefined();
    await signIn();
    expect(consumePendingAction()).toEqual(tote);
    expect(consumePendingAction()).toBeUndefined();
  });

  it('is the last thing they tried', async () => {
    rememberPendingAction(tote);
    rememberPendingAction({ kind: 'wishlist', productId: 9, title: 'Belt' });
    await signIn();
    expect(consumePendingAction()).toEqual({ kind: 'wishlist', productId: 9, title: 'Belt' });
  });

  it('has the colour that was selected', async () => {
    rememberPendingAction({ ...tote, color: 'Black' });
    await signIn();
    expect(consumePendingAction()).toEqual({ ...tote, color: 'Black' });
  });

  it('is forgotten after half an hour, and when they sign out', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
    rememberPendingAction(tote);
    jest.setSystemTime(31 * 60_000);
    await signIn();
    expect(consumePendingAction()).toBeUndefined();
    rememberPendingAction(tote);
    logout();
    await signIn();
    expect(consumePendingAction()).toBeUndefined();
  });

  it.each([
    'no json',
    'null',
    '[]',
    '{"kind":"order","productId":1,"title":"x","at":0}',
    `{"kind":"cart","productId":"1","title":"x","at":${Date.now()}}`,
    `{"kind":"cart","productId":-1,"title":"x","at":${Date.now()}}`,
  ])('is nothing when storage holds %s', async (broken) => {
    sessionStorage.setItem('shop-intent', broken);
    await signIn();
    expect(consumePendingAction()).toBeUndefined();
  });
});
