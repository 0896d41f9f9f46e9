import { login, logout, session } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { storedTokens } from '@shop/shared/tokens';
import { Toasts } from '@shop/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../../remote';

const asha = { first_name: 'Asha', last_name: 'Verma', email: 'asha@shop.example' };
const account = { ...asha, is_staff: false, created_at: '2026-11-26T05:00:00Z' };
const data = { account, wishlist: [], cart: [], comments: [], orders: [] };
const dataCall = 'GET /api/auth/me/data/';
const deleteCall = 'POST /api/auth/me/delete/';

/** What a browser was given to save: name → text. */
const saved = new Map<string, Promise<string>>();

beforeEach(() => {
  logout();
  saved.clear();
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    blobs.set('blob:1', blob as Blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (!blob) throw new Error(`${this.href} holds nothing`);
    const reader = new FileReader();
    saved.set(
      this.download,
      new Promise((done) => {
        reader.onload = () => done(String(reader.result));
        reader.readAsText(blob);
      }),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(calls: Parameters<typeof mockApi>[0] = {}, user = asha) {
  const api = mockApi({
    'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
    'GET /api/auth/me/': user,
    ...calls,
  });
  await login({ email: asha.email, password: 'Abc12!' });
  const children = [
    ...remote.routes,
    { path: '/products', element: <h1>Products</h1> },
    { path: '/login', element: <h1>Login</h1> },
  ];
  const shown = renderRoutes(
    [{ HydrateFallback: () => null, children, ErrorBoundary: () => <Toasts /> }],
    '/account',
  );
  await screen.findByRole('heading', { name: 'Your account' });
  return { ...shown, api };
}

const take = () => screen.getByRole('button', { name: 'Take my data along' });
const remove = () => screen.getByRole('button', { name: 'Delete my account' });
const password = () => screen.getByLabelText('Password');

describe('The page of an account', () => {
  it('shows who is signed in', async () => {
    await open();
    expect(screen.getByText('Asha Verma')).toBeVisible();
    expect(screen.getByText('asha@shop.example')).toBeVisible();
  });

  it('says that no name was given', async () => {
    await open({}, { ...asha, first_name: '', last_name: '' });
    expect(screen.getByText('Not given')).toBeVisible();
  });

  it('asks others to log in, and leads back here', async () => {
    renderRoutes([{ HydrateFallback: () => null, children: remote.routes }], '/account');
    expect(await screen.findByText('Please login to see your account')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Faccount',
    );
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('saves all that is stored as a file', async () => {
    const { user } = await open({ [dataCall]: data });
    await user.click(take());
    await waitFor(() => expect(saved.size).toBe(1));
    const [[name, text] = []] = [...saved];
    expect(name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await text) ?? '')).toEqual(data);
    expect(take()).toBeEnabled();
  });

  it('deletes the account for its password, says so, and signs out', async () => {
    const { user, api } = await open({ [deleteCall]: null });
    await user.type(password(), 'Abc12!');
    await user.click(remove());
    const title = await screen.findByRole('heading', { name: 'Your account is deleted' });
    await waitFor(() => expect(title.parentElement).toHaveFocus());
    expect(api.calls.find(({ key }) => key === deleteCall)?.body).toEqual({ password: 'Abc12!' });
    expect(storedTokens()).toBeUndefined();
    expect(session().state).toBe('signed-out');
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('says before what goes and what stays', async () => {
    await open();
    const form = within(screen.getByRole('form', { name: 'Delete my account' }));
    expect(form.getByText(/your wishlist, your cart and your comments are deleted/)).toBeVisible();
    expect(
      form.getByText(/Your orders stay without your name.*contact page or in a chat/),
    ).toBeVisible();
  });

  it('asks for the password', async () => {
    const { user, api } = await open();
    await user.click(remove());
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(api.calls.some(({ key }) => key === deleteCall)).toBe(false);
  });

  it('stays signed in when the password is wrong', async () => {
    const { user } = await open({
      [deleteCall]: answer(400, { password: ['The password is not right.'] }),
    });
    await user.type(password(), 'Abc12?');
    await user.click(remove());
    expect(await screen.findByText('The password is not right.')).toBeVisible();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(session().state).toBe('signed-in');
    expect(storedTokens()).toBeDefined();
  });

  it.each([404, 405, 501])('offers people where the API does neither (%i)', async (status) => {
    const { user } = await open({ [dataCall]: answer(status, { detail: 'Not found.' }) });
    await user.click(take());
    const chat = await screen.findByRole('link', { name: 'Ask on WhatsApp' });
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('my account');
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    expect(saved.size).toBe(0);
  });
});
