import { mockApi } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../remote';

async function open(url: string) {
  const shown = renderRoutes([{ HydrateFallback: () => null, children: remote.routes }], url);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

describe('a forgotten password', () => {
  async function ask() {
    const { user } = await open('/forgot-password');
    await user.type(screen.getByLabelText('Email'), ' asha@shop.example ');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
  }

  it('is sent a link, in the same words whether there is an account or not', async () => {
    const api = mockApi({ 'POST /api/auth/password/reset/': { detail: 'Sent to Asha.' } });
    await ask();
    const title = await screen.findByRole('heading', { name: 'Look at your mail' });
    await waitFor(() => expect(title.parentElement).toHaveFocus());
    expect(screen.getByText(/^If this e-mail address has an account/)).toBeVisible();
    expect(screen.queryByText('Sent to Asha.')).toBeNull();
    expect(api.calls[0]?.body).toEqual({ email: 'asha@shop.example' });
  });

  it.each([404, 405, 501])('is helped by people where the API mails none (%i)', async (status) => {
    mockApi({ 'POST /api/auth/password/reset/': answer(status, { detail: 'Not found.' }) });
    await ask();
    const chat = await screen.findByRole('link', { name: 'Ask on WhatsApp' });
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('forgot the password');
  });

  it('shows an error of the email', async () => {
    mockApi({
      'POST /api/auth/password/reset/': answer(400, { email: ['Enter a valid email address.'] }),
    });
    await ask();
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('leads back to Login, and then to where the visitor came from', async () => {
    await open('/forgot-password?next=%2Fproducts');
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts',
    );
  });
});

describe('the link in the mail', () => {
  async function set(password: string, again = password) {
    const { user } = await open('/reset-password?token=t0ken');
    if (password) await user.type(screen.getByLabelText('New password'), password);
    if (again) await user.type(screen.getByLabelText('Confirm password'), again);
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
  }

  it('sets a new password', async () => {
    const api = mockApi({ 'POST /api/auth/password/reset/confirm/': { detail: 'Done.' } });
    await set('Abc12!');
    expect(await screen.findByRole('heading', { name: 'The new password is set' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(api.calls[0]?.body).toEqual({
      token: 't0ken',
      password: 'Abc12!',
      password2: 'Abc12!',
    });
  });

  it('asks for missing values, in order', async () => {
    await set('', '');
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('offers a new one when it was used', async () => {
    const text = 'This link has been used or is too old. Please ask for a new one.';
    mockApi({ 'POST /api/auth/password/reset/confirm/': answer(400, { token: [text] }) });
    await set('Abc12!');
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  it.each([404, 405, 501])('is helped by people where the API sets none (%i)', async (status) => {
    mockApi({ 'POST /api/auth/password/reset/confirm/': answer(status, { detail: 'No.' }) });
    await set('Abc12!');
    expect(await screen.findByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    );
    expect(screen.queryByRole('button', { name: 'Set the password' })).toBeNull();
  });

  it('says so when it lost its token', async () => {
    await open('/reset-password');
    expect(screen.getByText('This link is not complete')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});
