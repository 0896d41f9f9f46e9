import {
  consumePendingAction,
  login,
  logout,
  type PendingAction,
  rememberPendingAction,
} from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';

const tote = { kind: 'cart', productId: 7, title: 'Tote', quantity: 2 } as const;
const belt = { kind: 'wishlist', productId: 9, title: 'Belt' } as const;

const signIn = () => {
  mockApi({
    'POST /api/auth/token/': { access: 'a1', refresh: 'r1' },
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'asha@example.com' },
  });
  return login({ email: 'asha@example.com', password: 'secret' });
};

/** All that is remembered, in its order. */
function consumeAll(): PendingAction[] {
  const action = consumePendingAction();
  return action ? [action, ...consumeAll()] : [];
}

afterEach(() => {
  jest.useRealTimers();
  logout();
});

describe('the pending action of a signed-out visitor', () => {
  it('happens one time, after they have signed in', async () => {
    rememberPendingAction(tote);
    expect(consumePendingAction()).toBeUndefined();
    await signIn();
    expect(consumePendingAction()).toEqual(tote);
    expect(consumePendingAction()).toBeUndefined();
  });

  it('is all that they tried, in its order', async () => {
    rememberPendingAction(tote);
    rememberPendingAction(belt);
    rememberPendingAction({ ...belt, kind: 'cart' });
    await signIn();
    expect(consumeAll()).toEqual([tote, belt, { ...belt, kind: 'cart' }]);
  });

  it('keeps the colour that was selected', async () => {
    rememberPendingAction({ ...tote, color: 'Tan' });
    await signIn();
    expect(consumePendingAction()).toEqual({ ...tote, color: 'Tan' });
  });

  it('adds up the pieces of one product in one colour; a wish is one', async () => {
    const card = { kind: 'cart', productId: 8, title: 'Wallet' } as const;
    for (const action of [tote, card, belt, tote, card, belt, { ...tote, color: 'Tan' }]) {
      rememberPendingAction(action);
    }
    await signIn();
    expect(consumeAll()).toEqual([
      { ...tote, quantity: 4 },
      { ...card, quantity: 2 },
      belt,
      { ...tote, color: 'Tan' },
    ]);
  });

  it('is not added up where the same address asks again', async () => {
    const link = { kind: 'cart', productId: 7, title: '' } as const;
    rememberPendingAction(link, { once: true });
    rememberPendingAction(link, { once: true });
    await signIn();
    expect(consumeAll()).toEqual([link]);
  });

  it('is at most 20 different things', async () => {
    for (let productId = 1; productId <= 21; productId += 1) {
      rememberPendingAction({ ...tote, productId });
    }
    rememberPendingAction({ ...tote, productId: 20 });
    await signIn();
    const all = consumeAll();
    expect(all).toHaveLength(20);
    expect(all[19]).toEqual({ ...tote, productId: 20, quantity: 4 });
  });

  it('is forgotten after half an hour, and when they sign out', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
    rememberPendingAction(tote);
    jest.setSystemTime(20 * 60_000);
    rememberPendingAction(belt);
    jest.setSystemTime(31 * 60_000);
    await signIn();
    expect(consumeAll()).toEqual([belt]);
    rememberPendingAction(tote);
    logout();
    await signIn();
    expect(consumePendingAction()).toBeUndefined();
  });

  it.each([
    'no json',
    'null',
    '[]',
    '[null, 7, "x", []]',
    '{"kind":"order","productId":1,"title":"x","at":0}',
    `[{"kind":"cart","productId":"1","title":"x","at":${Date.now()}}]`,
    `{"kind":"cart","productId":-1,"title":"x","at":${Date.now()}}`,
  ])('is nothing when storage holds %s', async (broken) => {
    sessionStorage.setItem('shop-pending-actions', broken);
    await signIn();
    expect(consumePendingAction()).toBeUndefined();
  });
});
