/**
 * @jest-environment node
 */
import { emit, on } from '@shop/shared/bus';
import {
  consumePendingAction,
  logout,
  rememberPendingAction,
  session,
  startSession,
} from '@shop/shared/session';
import { clearTokens, onTokens, storedTokens, storeTokens } from '@shop/shared/tokens';

/** Newer Node has a `localStorage` of its own, which all visitors would share. */
const ofNode = { getItem: jest.fn(() => 'a.b.c'), setItem: jest.fn(), removeItem: jest.fn() };
Object.assign(globalThis, {
  localStorage: { ...ofNode, clear: () => undefined },
  sessionStorage: { ...ofNode, clear: () => undefined },
});

describe('on the server', () => {
  it('no visitor is signed in, nothing is stored and nothing throws', () => {
    storeTokens({ access: 'a', refresh: 'r' });
    expect(storedTokens()).toBeUndefined();
    onTokens(() => undefined)();
    clearTokens();
    startSession();
    expect(session()).toEqual({ state: 'unknown' });
    rememberPendingAction({ kind: 'cart', productId: 1, title: 'Tote' });
    expect(consumePendingAction()).toBeUndefined();
    logout();
    on('cart/changed', () => undefined)();
    emit('cart/changed', { count: 1 });
    for (const method of Object.values(ofNode)) expect(method).not.toHaveBeenCalled();
  });
});
