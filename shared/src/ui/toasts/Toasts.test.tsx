import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Toasts } from './Toasts';
import { currentToasts, dismissToast, showToast } from './toast-store';

const open = () =>
  renderRoutes(
    [
      { path: '/', element: <Toasts /> },
      { path: '/login', element: <h1>Login</h1> },
    ],
    '/',
  );

const show = (...messages: Parameters<typeof showToast>) => act(() => showToast(...messages));

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  jest.useRealTimers();
});

describe('a toast', () => {
  it('is seen, and announced one time', () => {
    open();
    show({ text: 'Added to cart' });
    expect(screen.getAllByText('Added to cart')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('Added to cart');
  });

  it('is not announced again when a later one goes before it', () => {
    open();
    show({ text: 'Added to cart', action: { label: 'View cart', to: '/' } });
    show({ text: 'Link copied' });
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Link copied');
    act(() => dismissToast(currentToasts()[1]?.id ?? 0));
    expect(screen.getByText('Added to cart')).toBeVisible();
    expect(status).toBeEmptyDOMElement();
  });

  it('can be dismissed', async () => {
    const { user } = open();
    show({ text: 'Added to cart' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
  });

  it('goes after a while, but not under the pointer or the focus', () => {
    jest.useFakeTimers();
    open();
    show({ text: 'Added to cart' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('region', { name: 'Messages' })).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('does not go under the focus when the pointer has left it', () => {
    jest.useFakeTimers();
    open();
    show({ text: 'Added to cart' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    fireEvent.pointerEnter(dismiss);
    fireEvent.pointerLeave(dismiss);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(currentToasts()).toHaveLength(1);
  });

  it('does not go under the focus in a panel either, behind which the page has it too', () => {
    jest.useFakeTimers();
    const both = [0, 1].map((place) => <Toasts key={place} />);
    renderRoutes([{ path: '/', element: <main>{both}</main> }], '/');
    show({ text: 'Failed to update cart', tone: 'error' });
    const [, inPanel] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => inPanel?.focus());
    act(() => void jest.advanceTimersByTime(60_000));
    expect(currentToasts()).toHaveLength(1);
  });

  it('offers a next step, and goes when it is taken', async () => {
    const { user } = open();
    show({
      text: 'Please login to add items to cart!',
      action: { label: 'Login', to: '/login?next=%2F' },
    });
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(currentToasts()).toHaveLength(0);
  });

  it('replaces the one before about the same topic, and no other', () => {
    open();
    show({ text: 'Tote added to cart', topic: 'cart' });
    show({ text: 'Added to wishlist', topic: 'wishlist' });
    show({ text: 'Failed to add to cart', tone: 'error' });
    show({ text: 'Removed from wishlist', topic: 'wishlist' });
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'Tote added to cart',
      'Failed to add to cart',
      'Removed from wishlist',
    ]);
  });

  it('does not pile up: the same words replace the first, and three are the most', () => {
    open();
    for (const text of ['one', 'two', 'two', 'three', 'four']) show({ text });
    expect(currentToasts().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  });
});
