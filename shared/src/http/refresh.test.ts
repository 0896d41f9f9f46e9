import { type Endpoint, endpoints } from '@shop/shared/contract';
import { isHttpError, isNetworkError, request, requestList } from '@shop/shared/http';
import { type ApiCall, mockApi } from '@shop/shared/testing';
import { storedTokens, storeTokens } from '@shop/shared/tokens';
import { answer, noAnswer } from 'federated-site/testing/api';
import { authRequirement } from './request';

// jsdom has no Web Locks; a single tab always gets them.
const locks = { request: (_name: string, _options: object, task: () => unknown) => task() };
Object.defineProperty(navigator, 'locks', { value: locks });

const stale = () => answer(401, { code: 'token_not_valid' });
const asha = { email: 'asha@example.com', first_name: 'Asha', last_name: '' };
const tokenOf = (call: ApiCall) => call.headers.get('authorization');

/** Answers only to the token that a refresh gives. */
const onlyFresh = (call: ApiCall) => (tokenOf(call) === 'Bearer fresh' ? [] : stale());

beforeEach(() => storeTokens({ access: 'old', refresh: 'r1' }));

describe('a request', () => {
  it('carries the stored token (spec section 7), and none when signed out', async () => {
    const api = mockApi({ 'GET /api/auth/cart/': [], 'GET /api/auth/categories/': [] });
    await request('GET /api/auth/cart/');
    await request('GET /api/auth/categories/');
    localStorage.clear();
    await request('GET /api/auth/categories/');
    expect(api.calls.map(tokenOf)).toEqual(['Bearer old', 'Bearer old', null]);
  });

  it('never sends a token along to sign in, register or refresh', async () => {
    const api = mockApi({ 'POST /api/auth/token/': stale });
    const body = { email: 'asha@example.com', password: 'wrong' };
    await expect(request('POST /api/auth/token/', { body })).rejects.toHaveProperty('status', 401);
    expect(api.calls.map(tokenOf)).toEqual([null]);
  });

  it('is treated as the contract says', () => {
    for (const [key, { auth }] of Object.entries<Endpoint>(endpoints)) {
      expect([key, authRequirement(key)]).toEqual([key, auth === 'staff' ? 'required' : auth]);
    }
  });
});

describe('a request that is answered with 401', () => {
  it('waits with the others for one refresh, and all are retried with the new token', async () => {
    const api = mockApi({
      'GET /api/auth/cart/': onlyFresh,
      'GET /api/auth/wishlist/': onlyFresh,
      'POST /api/auth/token/refresh/': { access: 'fresh' },
    });
    await Promise.all([
      request('GET /api/auth/cart/'),
      request('GET /api/auth/wishlist/'),
      request('GET /api/auth/cart/'),
    ]);
    expect(api.callsOf('POST /api/auth/token/refresh/').map(({ body }) => body)).toEqual([
      { refresh: 'r1' },
    ]);
    expect(api.calls).toHaveLength(7);
    expect(storedTokens()).toMatchObject({ access: 'fresh', refresh: 'r1' });
  });

  it('is retried one time: a second refusal is passed on, and the tokens stay', async () => {
    const api = mockApi({
      'GET /api/auth/cart/': stale,
      'POST /api/auth/token/refresh/': { access: 'fresh' },
      'GET /api/auth/me/': asha,
    });
    await expect(request('GET /api/auth/cart/')).rejects.toHaveProperty('status', 401);
    expect(api.callsOf('GET /api/auth/cart/')).toHaveLength(2);
    expect(storedTokens()?.access).toBe('fresh');
  });

  it.each([
    ['stay when the shop does not say whose they are', noAnswer(), 'fresh'],
    // SimpleJWT refreshes the tokens of a deleted account.
    ['go when they are those of an account that is gone', stale, undefined],
  ])('after a second refusal the tokens %s', async (_, me, access) => {
    const api = mockApi({
      'GET /api/auth/cart/': stale,
      'POST /api/auth/token/refresh/': { access: 'fresh' },
      'GET /api/auth/me/': me,
    });
    await expect(request('GET /api/auth/cart/')).rejects.toHaveProperty('status', 401);
    expect(api.callsOf('GET /api/auth/me/').map(tokenOf)).toEqual(['Bearer fresh']);
    expect(storedTokens()?.access).toBe(access);
  });

  it('stores the refresh token that comes along', async () => {
    mockApi({
      'GET /api/auth/cart/': onlyFresh,
      'POST /api/auth/token/refresh/': { access: 'fresh', refresh: 'r2' },
    });
    await request('GET /api/auth/cart/');
    expect(storedTokens()?.refresh).toBe('r2');
  });

  it.each([
    ['400', answer(400, { detail: 'Token is invalid or expired' })],
    ['401', answer(401, { detail: 'Token is invalid or expired' })],
    ['403', answer(403, { detail: 'Forbidden' })],
    ['404', answer(404, {})],
    ['429', answer(429, { detail: 'Request was throttled.' })],
    ['no token', answer(200, { hello: 'world' })],
    ['nothing', answer(204)],
  ])('clears the tokens when the refresh is answered with %s', async (_, refresh) => {
    mockApi({ 'GET /api/auth/cart/': stale, 'POST /api/auth/token/refresh/': refresh });
    await expect(request('GET /api/auth/cart/')).rejects.toHaveProperty('status', 401);
    expect(storedTokens()).toBeUndefined();
  });

  it('clears the tokens when there is no refresh token', async () => {
    storeTokens({ access: 'old' });
    mockApi({ 'GET /api/auth/cart/': stale });
    await expect(request('GET /api/auth/cart/')).rejects.toHaveProperty('status', 401);
    expect(storedTokens()).toBeUndefined();
  });

  it.each([
    ['no answer', noAnswer()],
    ['a broken server', answer(503)],
    ['an API that is away', answer(502)],
  ])('keeps the tokens after %s to the refresh, and says what failed', async (_, refresh) => {
    mockApi({ 'GET /api/auth/cart/': stale, 'POST /api/auth/token/refresh/': refresh });
    const failure = await request('GET /api/auth/cart/').catch((error: unknown) => error);
    expect(isNetworkError(failure) || isHttpError(failure)).toBe(true);
    expect(isHttpError(failure, 401)).toBe(false);
    expect(storedTokens()).toMatchObject({ access: 'old', refresh: 'r1' });
  });
});

describe('a public request with a stale token', () => {
  const signedOutOnly = (call: ApiCall) => (tokenOf(call) === null ? [] : stale());

  it('is answered without a token when the visitor is signed out by it', async () => {
    const api = mockApi({
      'GET /api/auth/products/': signedOutOnly,
      'POST /api/auth/token/refresh/': stale,
    });
    await expect(request('GET /api/auth/products/')).resolves.toEqual([]);
    expect(api.callsOf('GET /api/auth/products/')).toHaveLength(2);
    expect(storedTokens()).toBeUndefined();
  });

  it('is answered without a token when the account is gone', async () => {
    const api = mockApi({
      'GET /api/auth/products/': signedOutOnly,
      'POST /api/auth/orders/': (call: ApiCall) => (tokenOf(call) === null ? {} : stale()),
      'POST /api/auth/token/refresh/': { access: 'fresh' },
      'GET /api/auth/me/': stale,
    });
    await expect(request('GET /api/auth/products/')).resolves.toEqual([]);
    expect(storedTokens()).toBeUndefined();
    storeTokens({ access: 'old', refresh: 'r1' });
    const body = { key: 'k', items: [] } as never;
    await expect(request('POST /api/auth/orders/', { body })).resolves.toEqual({});
    expect(api.callsOf('POST /api/auth/orders/').map(tokenOf)).toEqual([
      'Bearer old',
      'Bearer fresh',
      null,
    ]);
  });

  it('is passed on when the account is there', async () => {
    const api = mockApi({
      'GET /api/auth/products/': signedOutOnly,
      'POST /api/auth/token/refresh/': { access: 'fresh' },
      'GET /api/auth/me/': asha,
    });
    const listed = request('GET /api/auth/products/');
    await expect(listed).rejects.toHaveProperty('status', 401);
    expect(api.callsOf('GET /api/auth/products/')).toHaveLength(2);
    expect(storedTokens()?.access).toBe('fresh');
  });

  it('is answered without a token when the refresh fails, and the tokens stay', async () => {
    mockApi({
      'GET /api/auth/products/': signedOutOnly,
      'POST /api/auth/token/refresh/': noAnswer(),
    });
    await expect(requestList('GET /api/auth/products/')).resolves.toEqual([]);
    expect(storedTokens()?.access).toBe('old');
  });
});
