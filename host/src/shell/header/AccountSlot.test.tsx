import { login, logout } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from 'federated-site/react';
import { answer } from 'federated-site/testing/api';
import { expectConsole } from 'federated-site/testing/console';
import { renderRoutes } from 'federated-site/testing/pages';
import { AccountSlot } from './AccountSlot';

beforeEach(logout);

const place = (
  <AccountSlot look="bar">
    <a href="/login">Login</a>
  </AccountSlot>
);
const signIn = () => {
  mockApi({
    'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
    'GET /api/auth/me/': { first_name: 'Asha', last_name: '', email: 'asha@shop.example' },
  });
  return login({ email: 'asha@shop.example', password: 'Abc12!' });
};
const account: RemoteModule = {
  name: 'account',
  routes: [],
  widgets: {
    SessionLinks: async () => ({ load: async () => null, Component: () => <p>Hi, Asha</p> }),
  },
};

describe('the header’s place for the account', () => {
  it('is two plain links for a signed-out visitor, without asking the account team', async () => {
    renderRoutes([{ path: '/', element: place }], '/', { remotes: [account] });
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByText('Hi, Asha')).toBeNull();
  });

  it('greets a signed-in visitor', async () => {
    await signIn();
    renderRoutes([{ path: '/', element: place }], '/', { remotes: [account] });
    expect(await screen.findByText('Hi, Asha')).toBeVisible();
  });

  it('lets the account team say that the shop cannot be reached to ask who is here', async () => {
    mockApi({
      'POST /api/auth/token/': { access: 'access', refresh: 'refresh' },
      'GET /api/auth/me/': answer(503, {}),
    });
    await login({ email: 'asha@shop.example', password: 'Abc12!' });
    renderRoutes([{ path: '/', element: place }], '/', { remotes: [account] });
    expect(await screen.findByText('Hi, Asha')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('greets once: in the bar of a wide screen, not in its hidden menu too', async () => {
    const wide = { matches: true, addEventListener() {}, removeEventListener() {} };
    Object.assign(window, { matchMedia: () => wide });
    await signIn();
    const both = (
      <>
        {place}
        <AccountSlot look="menu">
          <a href="/login">Login</a>
        </AccountSlot>
      </>
    );
    renderRoutes([{ path: '/', element: both }], '/', { remotes: [account] });
    expect(await screen.findAllByText('Hi, Asha')).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
    Object.assign(window, { matchMedia: undefined });
  });

  it('keeps Login a plain link to /login while the account team does not answer', async () => {
    expectConsole('warn', 'account/SessionLinks');
    await signIn();
    renderRoutes([{ path: '/', element: place }], '/');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login'),
    );
  });
});
