import { login, logout } from '@shop/shared/session';
import { act, screen } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../remote';
import { open, openTote, patchProduct } from '../testing/open-desk';

describe('opening the desk', () => {
  it('a customer reads whose page it is, and nothing is loaded', async () => {
    const { api } = await open('/desk', {}, {});
    expect(
      await screen.findByRole('heading', { name: 'This page is for the shop’s staff' }),
    ).toBeVisible();
    expect(api.calls.filter(({ key }) => key.includes('desk'))).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('a visitor is shown where to sign in', async () => {
    logout();
    renderRoutes(
      [...remote.routes].map((route) => ({ ...route, HydrateFallback: () => null })),
      '/desk',
    );
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdesk',
    );
  });

  it('staff of yesterday sign in again', async () => {
    const { user } = await open('/desk/log', {
      'GET /api/auth/desk/changes/': answer(401, { code: 'sign_in_again' }),
      'POST /api/auth/token/refresh/': { access: 'newer' },
    });
    const button = await screen.findByRole('button', { name: 'Login' });
    // Also where it is far above what is in sight.
    expect(button).toHaveFocus();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  it('staff who lose the role in the middle of a form read what to do', async () => {
    const { user } = await openTote({ [patchProduct]: answer(403, {}) });
    await user.type(await screen.findByLabelText('Price'), '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Nothing was saved: login again.')).not.toEqual([]);
  });

  it('staff whose session has ended sign in once, wherever they do', async () => {
    let hasEnded = true;
    const entries = () => (hasEnded ? answer(401, {}) : { count: 0, results: [] });
    await open('/desk/log', {
      'GET /api/auth/desk/changes/': entries,
      'POST /api/auth/token/refresh/': answer(401, {}),
    });
    expect(await screen.findByText(/login again/)).toBeVisible();
    hasEnded = false;
    await act(() => login({ email: 'a@b.co', password: 'Abc12!' }));
    expect(await screen.findByRole('heading', { name: 'Log (0)' })).toBeVisible();
  });
});
