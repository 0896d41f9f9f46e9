import { logout } from '@shop/shared/session';
import { mockApi } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import { renderRoutes } from 'federated-site/testing/pages';
import remote from '../remote';

const asha = { first_name: 'Asha', last_name: '', email: 'asha@shop.example' };
const tokens = { access: 'access', refresh: 'refresh' };

beforeEach(logout);

async function open(url = '/register') {
  const children = [...remote.routes, { path: '/', element: <h1>Home</h1> }];
  const shown = renderRoutes([{ HydrateFallback: () => null, children }], url);
  await screen.findByRole('heading', { name: 'Register' });
  return shown;
}
type User = Awaited<ReturnType<typeof open>>['user'];

const create = () => screen.getByRole('button', { name: 'Create account' });

async function fill(user: User, email = 'asha@shop.example', first = 'Abc12!', second = first) {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), first);
  await user.type(screen.getByLabelText('Confirm password'), second);
}

describe('Register (spec section 2)', () => {
  it('mentions managing orders and a profile', async () => {
    await open();
    expect(screen.getByText(/manage your orders .* profile/)).toBeVisible();
  });

  it('says what is stored and why before the button, and leads to the privacy policy', async () => {
    await open();
    const notice = screen.getByText(
      /We store your email, your name if you give it, and your password/,
    );
    expect(notice).toHaveTextContent(
      'for your login, your wishlist, your cart, your comments and your orders',
    );
    expect(notice).toHaveTextContent('take all of it along and delete it at any time');
    expect(notice.compareDocumentPosition(create())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('knows each field’s meaning for autofill', async () => {
    await open();
    const kinds = ['First name (optional)', 'Last name (optional)', 'Email', 'Password'].map(
      (name) => screen.getByLabelText(name).getAttribute('autocomplete'),
    );
    expect(kinds).toEqual(['given-name', 'family-name', 'email', 'new-password']);
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  });

  it('shows strength and checklist live', async () => {
    const { user } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('Password strength: Too weak0%');
    await user.type(screen.getByLabelText('Password'), 'abc1');
    expect(screen.getByRole('status')).toHaveTextContent('Password strength: Weak50%');
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'At least 6 characters, not yet',
      'One letter, done',
      'One digit, done',
      'One character that is neither a letter nor a digit, not yet',
    ]);
    await user.type(screen.getByLabelText('Password'), '2!');
    expect(screen.getByRole('status')).toHaveTextContent('Password strength: Strong100%');
  });

  it('draws strength as a bar: red below 2, yellow at 2, green above', async () => {
    const { user, container } = await open();
    const bar = () => container.querySelector<HTMLElement>('[data-tone][style]');
    const looks = () => [bar()?.dataset.tone, bar()?.style.transform];
    expect(looks()).toEqual(['red', 'scaleX(0)']);
    for (const [typed, look] of [
      ['a', ['red', 'scaleX(0.25)']],
      ['1', ['yellow', 'scaleX(0.5)']],
      ['!', ['green', 'scaleX(0.75)']],
      ['bc2', ['green', 'scaleX(1)']],
    ] as const) {
      await user.type(screen.getByLabelText('Password'), typed);
      expect(looks()).toEqual(look);
    }
  });

  it('shows and hides both passwords', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'text');
  });

  it('is disabled until the form is valid, and says when passwords do not match', async () => {
    const { user } = await open();
    expect(create()).toBeDisabled();
    await fill(user, 'asha@shop.example', 'Abc12!', 'Abc12?');
    await user.tab();
    expect(create()).toBeDisabled();
    expect(screen.getAllByText('Passwords do not match')).toHaveLength(2);
    await user.type(screen.getByLabelText('Confirm password'), '{Backspace}!');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    expect(create()).toBeEnabled();
  });

  it('reads "Creating…" while busy, disabled, and goes to / on success', async () => {
    let answerNow = (_: unknown) => {};
    const api = mockApi({
      'POST /api/auth/register/': () => new Promise((resolve) => (answerNow = resolve)),
      'GET /api/auth/me/': asha,
    });
    const { user, router, address } = await open();
    await user.type(screen.getByLabelText('First name (optional)'), 'Asha');
    await fill(user);
    await user.click(create());
    expect(screen.getByRole('button', { name: 'Creating…' })).toBeDisabled();
    answerNow(tokens);
    await waitFor(() => expect(address()).toBe('/'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(api.callsOf('POST /api/auth/register/')[0]?.body).toEqual({
      email: 'asha@shop.example',
      password: 'Abc12!',
      password2: 'Abc12!',
      first_name: 'Asha',
      last_name: '',
    });
  });

  it('shows the server’s error of a field under it, and takes the visitor there', async () => {
    mockApi({
      'POST /api/auth/register/': answer(400, {
        email: ['user with this email already exists.'],
      }),
    });
    const { user } = await open();
    await fill(user);
    await user.click(create());
    const email = screen.getByLabelText('Email');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('user with this email already exists.'),
    );
    await waitFor(() => expect(email).toHaveFocus());
  });

  it('shows "Unexpected register response"', async () => {
    mockApi({ 'POST /api/auth/register/': answer(202, {}) });
    const { user } = await open();
    await fill(user);
    await user.click(create());
    expect(await screen.findByText('Unexpected register response')).toBeVisible();
  });

  it('links to /login, keeping where one came from', async () => {
    await open('/register?next=%2Fproducts');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts',
    );
  });
});
