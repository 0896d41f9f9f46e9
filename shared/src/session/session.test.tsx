import {
  greetingName,
  login,
  logout,
  register,
  session,
  startSession,
  useSession,
} from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { storedTokens, storeTokens } from '@shop/shared/tokens';
import { act, render, screen, waitFor } from '@testing-library/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import { renderToString } from 'react-dom/server';

// jsdom has no Web Locks; a single tab always gets them.
const locks = { request: (_name: string, _options: object, task: () => unknown) => task() };
Object.defineProperty(navigator, 'locks', { value: locks });

const asha = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };
const ravi = { first_name: '', last_name: '', email: 'ravi@example.com' };
const tokens = { access: 'a1', refresh: 'r1' };
const credentials = { email: 'asha@example.com', password: 'Abc12!' };
const form = { ...credentials, password2: 'Abc12!', first_name: 'Asha', last_name: 'Rao' };
const signedInAs = (user: typeof asha) => ({ state: 'signed-in', user });
const signedOut = { state: 'signed-out' };

const otherTab = async (change: () => void) => {
  change();
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  });
};
const shown = (event: object) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), event)));

function Header() {
  const now = useSession();
  return <p>{now.state === 'signed-in' ? `Hi, ${greetingName(now.user)}` : now.state}</p>;
}

beforeAll(() => startSession());
afterEach(() => {
  jest.useRealTimers();
  act(logout);
});

describe('the session', () => {
  it('is not known on the server', () => {
    expect(renderToString(<Header />)).toContain('unknown');
  });

  it('is signed out without stored tokens, and sends no request', () => {
    expect(session()).toEqual(signedOut);
  });

  it('is a user after a stored token validates against the current-user call', async () => {
    render(<Header />);
    mockApi({ 'GET /api/auth/me/': asha });
    act(() => storeTokens(tokens));
    expect(screen.getByText('unknown')).toBeVisible();
    expect(await screen.findByText('Hi, Asha')).toBeVisible();
  });

  it('is signed out, and the tokens are cleared, when it does not', async () => {
    render(<Header />);
    mockApi({
      'GET /api/auth/me/': answer(401),
      'POST /api/auth/token/refresh/': answer(401),
    });
    act(() => storeTokens(tokens));
    expect(await screen.findByText('signed-out')).toBeVisible();
    expect(storedTokens()).toBeUndefined();
  });

  it('is signed out when the user is gone, though tokens still refresh', async () => {
    render(<Header />);
    mockApi({
      'GET /api/auth/me/': answer(401, { code: 'user_not_found' }),
      'POST /api/auth/token/refresh/': { access: 'a2' },
    });
    act(() => storeTokens(tokens));
    expect(await screen.findByText('signed-out')).toBeVisible();
    expect(storedTokens()).toBeUndefined();
  });

  it.each([400, 403, 404, 429])(
    'is signed out when the current-user call answers %i',
    async (status) => {
      render(<Header />);
      mockApi({ 'GET /api/auth/me/': answer(status, { detail: 'No.' }) });
      act(() => storeTokens(tokens));
      expect(await screen.findByText('signed-out')).toBeVisible();
      expect(storedTokens()).toBeUndefined();
    },
  );

  it('is signed out when it answers 403 to a token that was refreshed for it', async () => {
    render(<Header />);
    let calls = 0;
    mockApi({
      'GET /api/auth/me/': () => answer(++calls === 1 ? 401 : 403, {}),
      'POST /api/auth/token/refresh/': { access: 'a2' },
    });
    act(() => storeTokens(tokens));
    expect(await screen.findByText('signed-out')).toBeVisible();
    expect(storedTokens()).toBeUndefined();
  });

  it.each([500, 503])('is unreachable, and tokens stay, when it answers %i', async (status) => {
    mockApi({ 'GET /api/auth/me/': answer(status, {}) });
    act(() => storeTokens(tokens));
    await waitFor(() => expect(session()).toEqual({ state: 'unreachable' }));
    expect(storedTokens()).toMatchObject(tokens);
  });

  it('is requested again later when no answer comes, and tokens stay', async () => {
    jest.useFakeTimers();
    const api = mockApi({ 'GET /api/auth/me/': noAnswer() });
    storeTokens(tokens);
    await jest.advanceTimersByTimeAsync(100);
    expect(session()).toEqual({ state: 'unreachable' });
    expect(storedTokens()).toMatchObject(tokens);
    api.use({ 'GET /api/auth/me/': asha });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(session()).toEqual(signedInAs(asha));
  });

  it.each([
    ['connection', () => dispatchEvent(new Event('online'))],
    ['visitor', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is requested again at once when the %s comes back', async (_, comesBack) => {
    render(<Header />);
    const api = mockApi({ 'GET /api/auth/me/': noAnswer() });
    await act(async () => storeTokens(tokens));
    api.use({ 'GET /api/auth/me/': asha });
    await act(async () => void comesBack());
    expect(await screen.findByText('Hi, Asha')).toBeVisible();
  });

  it('stays the same while tokens are refreshed, without a request', async () => {
    const api = mockApi({ 'GET /api/auth/me/': asha, 'POST /api/auth/token/': tokens });
    await login(credentials);
    storeTokens({ ...tokens, access: 'a2', session: storedTokens()?.session ?? '' });
    await otherTab(() => localStorage.setItem('access_token', 'a3'));
    expect(session()).toEqual(signedInAs(asha));
    expect(api.callsOf('GET /api/auth/me/')).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('stores both tokens, then loads the user', async () => {
    const api = mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    await login(credentials);
    expect(api.calls.map(({ key }) => key)).toEqual(['POST /api/auth/token/', 'GET /api/auth/me/']);
    expect(storedTokens()).toMatchObject(tokens);
    expect(session()).toEqual(signedInAs(asha));
  });

  it('passes on the message of the server', async () => {
    const detail = 'No active account found with the given credentials';
    mockApi({ 'POST /api/auth/token/': answer(401, { detail }) });
    await expect(login(credentials)).rejects.toMatchObject({ status: 401, body: { detail } });
    expect(session()).toEqual(signedOut);
  });

  it('fails when the answer has no token', async () => {
    mockApi({ 'POST /api/auth/token/': answer(200, { ok: true }) });
    await expect(login(credentials)).rejects.toHaveProperty('name', 'HttpError');
    expect(storedTokens()).toBeUndefined();
  });

  it('fails when the new token is refused', async () => {
    mockApi({
      'POST /api/auth/token/': { access: 'a1', refresh: 'r1' },
      'GET /api/auth/me/': answer(401),
      'POST /api/auth/token/refresh/': answer(401),
    });
    await expect(login(credentials)).rejects.toHaveProperty('status', 401);
    expect(session()).toEqual(signedOut);
  });

  it('passes on that the current-user call does not take the new token', async () => {
    mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': answer(403, {}) });
    await expect(login(credentials)).rejects.toHaveProperty('status', 403);
    expect(storedTokens()).toBeUndefined();
    expect(session()).toEqual(signedOut);
  });

  it('holds when only the user did not come', async () => {
    mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': answer(503) });
    await login(credentials);
    expect(storedTokens()).toMatchObject(tokens);
    expect(session()).toEqual({ state: 'unreachable' });
  });
});

describe('registering', () => {
  it('signs in with the tokens of the response', async () => {
    const api = mockApi({
      'POST /api/auth/register/': { ...asha, ...tokens },
      'GET /api/auth/me/': asha,
    });
    await register(form);
    expect(api.calls).toHaveLength(2);
    expect(session()).toEqual(signedInAs(asha));
  });

  it.each([
    [200, {}],
    [201, asha],
    [201, undefined],
  ])('signs in with the same e-mail and password on %i without tokens', async (status, body) => {
    const api = mockApi({
      'POST /api/auth/register/': answer(status, body),
      'POST /api/auth/token/': tokens,
      'GET /api/auth/me/': asha,
    });
    await register(form);
    expect(api.callsOf('POST /api/auth/token/')[0]?.body).toEqual(credentials);
    expect(session()).toEqual(signedInAs(asha));
  });

  it('refuses another success, which the form calls unexpected (spec section 8)', async () => {
    mockApi({ 'POST /api/auth/register/': answer(202, {}) });
    const failure = await register(form).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 202, call: 'POST /api/auth/register/' });
  });

  it('passes on the refusal of the server', async () => {
    const body = { email: ['user with this email already exists.'] };
    mockApi({ 'POST /api/auth/register/': answer(400, body) });
    await expect(register(form)).rejects.toMatchObject({ status: 400, body });
  });
});

describe('signing out', () => {
  it('clears tokens and user', async () => {
    mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    await login(credentials);
    logout();
    expect(session()).toEqual(signedOut);
    expect(localStorage).toHaveLength(0);
  });

  it('in another tab signs out this one at once', async () => {
    mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    await login(credentials);
    await otherTab(() => localStorage.clear());
    expect(session()).toEqual(signedOut);
  });

  it('and in to another account, while this page was in the page cache, shows on return', async () => {
    const api = mockApi({ 'POST /api/auth/token/': tokens, 'GET /api/auth/me/': asha });
    await login(credentials);
    api.use({ 'GET /api/auth/me/': ravi });
    localStorage.setItem('access_token', 'b1');
    localStorage.setItem('shop-session', 'another');
    await shown({ persisted: false });
    expect(session()).toEqual(signedInAs(asha));
    render(<Header />);
    await shown({ persisted: true });
    expect(await screen.findByText('Hi, ravi')).toBeVisible();
  });
});

describe('the greeting', () => {
  it.each([
    [{ first_name: 'Asha', email: 'a@b.in' }, 'Asha'],
    [{ first_name: '  ', email: 'ravi.k@b.in' }, 'ravi.k'],
    [{ first_name: '', email: '' }, 'User'],
  ])('of %j is %s', (user, name) => {
    expect(greetingName(user)).toBe(name);
  });
});
