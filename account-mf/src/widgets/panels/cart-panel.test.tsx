import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import { belt, bodies, line, open, signedIn, tote } from '../../testing/panels';

describe('the cart (spec section 4)', () => {
  it('shows its products and their prices', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    expect(await panel.findByText('₹2,998')).toBeVisible();
    expect(panel.getByText('₹1,499 · Colour: please ask')).toBeVisible();
    expect(panel.getByText('₹3,498')).toBeVisible();
  });

  it('joins quick presses on plus into the last value, and minus never goes below 1', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const belts = within(await panel.findByRole('group', { name: 'Quantity of Stitched belt' }));
    const plus = belts.getByRole('button', { name: 'Increase quantity' });
    // In one task: on a busy machine a press by `user` takes longer than the pause that ends them.
    for (let press = 0; press < 4; press += 1) fireEvent.click(plus);
    expect(belts.getByRole('status')).toHaveTextContent('5');
    await waitFor(() =>
      expect(bodies(api.callsOf('PATCH /api/auth/cart/{id}/'))).toEqual([
        { quantity: 5, colors: [] },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Cart (7)', hidden: true })).toBeVisible();
    const minus = belts.getByRole('button', { name: 'Decrease quantity' });
    for (let press = 0; press < 7; press += 1) fireEvent.click(minus);
    expect(belts.getByRole('status')).toHaveTextContent('1');
    await waitFor(() =>
      expect(bodies(api.callsOf('PATCH /api/auth/cart/{id}/'))).toEqual([
        { quantity: 5, colors: [] },
        { quantity: 1, colors: [] },
      ]),
    );
  });

  it('puts a count back when the call fails', async () => {
    const { api, user } = await signedIn();
    api.use({ 'PATCH /api/auth/cart/{id}/': answer(500, {}) });
    const panel = await open(user, /^Cart/);
    const totes = within(await panel.findByRole('group', { name: 'Quantity of Market tote' }));
    await user.click(totes.getByRole('button', { name: 'Increase quantity' }));
    expect(totes.getByRole('status')).toHaveTextContent('3');
    expect((await panel.findAllByText('Failed to update cart')).length).toBeGreaterThan(0);
    expect(totes.getByRole('status')).toHaveTextContent('2');
  });

  it('raises Cart item not found, and adds the line again for more pieces', async () => {
    const { api, user } = await signedIn();
    api.use({ 'PATCH /api/auth/cart/{id}/': answer(404, {}) });
    const panel = await open(user, /^Cart/);
    const totes = within(await panel.findByRole('group', { name: 'Quantity of Market tote' }));
    await user.click(totes.getByRole('button', { name: 'Decrease quantity' }));
    expect((await panel.findAllByText('Cart item not found')).length).toBeGreaterThan(0);
    await user.click(totes.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() =>
      expect(bodies(api.callsOf('POST /api/auth/cart/'))).toEqual([{ product_id: 7, quantity: 3 }]),
    );
  });

  it('removes a line, and clears by deleting each item, which can be undone', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('button', { name: 'Remove Market tote from cart' }));
    expect(panel.queryByText('Market tote')).toBeNull();
    expect(panel.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Clear cart' }));
    expect(await panel.findByText('Your cart is empty.')).toBeVisible();
    expect(panel.getByText('Cart cleared').closest('[role=status]')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(panel.getByText('Stitched belt')).toBeVisible();
    expect(panel.queryByText('Cart cleared')).toBeNull();
    expect(panel.getByRole('heading', { name: 'Cart' })).toHaveFocus();

    await user.click(panel.getByRole('button', { name: 'Clear cart' }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(api.callsOf('DELETE /api/auth/cart/{id}/').map(({ params }) => params.id)).toEqual([
        '1',
        '2',
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Cart', hidden: true })).toBeVisible();
  });

  it('offers the order on WhatsApp first, and Checkout quietly below', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const order = await panel.findByRole('link', { name: 'Order on WhatsApp' });
    const checkout = panel.getByRole('button', { name: 'Checkout' });
    expect(order.compareDocumentPosition(checkout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([order.dataset.tone, checkout.dataset.tone]).toEqual(['whatsapp', 'quiet']);
  });

  it('says on Checkout: Checkout coming soon', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('button', { name: 'Checkout' }));
    expect(alert).toHaveBeenCalledWith('Checkout coming soon');
  });

  it('orders all of it on WhatsApp, or copies the order', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const link = await panel.findByRole('link', { name: 'Order on WhatsApp' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toBe(
      [
        'Hello! I would like to order:',
        '• Market tote (Colour: please ask): 2 × ₹1,499 = ₹2,998',
        'http://localhost:3000/products/sample-bag-7',
        '• Stitched belt (Colour: please ask): 1 × ₹500 = ₹500',
        'http://localhost:3000/products/sample-bag-8',
        'Total: ₹3,498',
        'http://localhost:3000/order/sample-bag-7:2,sample-bag-8:1',
      ].join('\n'),
    );
    await user.click(panel.getByRole('button', { name: 'Copy order' }));
    expect(await panel.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it('does not say that an order is copied which has changed since', async () => {
    const { user } = await signedIn();
    const panel = await open(user, /^Cart/);
    await user.click(await panel.findByRole('button', { name: 'Copy order' }));
    expect(await panel.findByText('Copied')).toBeVisible();
    const [increase] = panel.getAllByRole('button', { name: 'Increase quantity' });
    await user.click(increase as HTMLElement);
    expect(await panel.findByRole('button', { name: 'Copy order' })).toBeVisible();
  });

  it('fetches a product that is given only as an id (spec section 3)', async () => {
    const { api, user } = await signedIn();
    api.use({
      'GET /api/auth/cart/': () => [{ id: 1, product: 7, quantity: 2 }] as never,
      'GET /api/auth/products/{ref}/': tote,
    });
    const panel = await open(user, /^Cart/);
    expect(await panel.findByRole('link', { name: 'Market tote' })).toBeVisible();
    expect(panel.getAllByText('₹2,998')).toHaveLength(2);
  });
});

describe('a product that is no longer sold', () => {
  const gone = { ...tote, discontinued: true };
  const cartOf = (...lines: ReturnType<typeof line>[]) => ({
    'GET /api/auth/cart/': () => lines,
    'DELETE /api/auth/cart/{id}/': answer(204),
  });

  it('says so in the cart, where it can only be removed, and is not ordered', async () => {
    const { api, user } = await signedIn();
    api.use(cartOf(line(1, gone, 2), line(2, belt, 1)));
    const panel = await open(user, /^Cart/);
    expect(await panel.findByText('No longer sold')).toBeVisible();
    expect(panel.getByText('Market tote')).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Market tote' })).toBeNull();
    expect(panel.queryByRole('group', { name: /Market tote/ })).toBeNull();
    expect(panel.queryByLabelText('Colour of Market tote')).toBeNull();
    expect(panel.queryByText('₹2,998')).toBeNull();
    expect(panel.getByText(/^Total/)).toHaveTextContent('Total ₹500');
    const text = [
      'Hello! I would like to order:',
      '• Stitched belt (Colour: please ask): 1 × ₹500 = ₹500',
      'http://localhost:3000/products/sample-bag-8',
      'Total: ₹500',
      'http://localhost:3000/order/sample-bag-8:1',
    ].join('\n');
    const link = panel.getByRole('link', { name: 'Order on WhatsApp' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(text);
    await user.click(panel.getByRole('button', { name: 'Copy order' }));
    expect(await navigator.clipboard.readText()).toBe(text);

    api.use(cartOf(line(2, belt, 1)));
    await user.click(panel.getByRole('button', { name: 'Remove Market tote from cart' }));
    expect(panel.queryByText('No longer sold')).toBeNull();
    expect(panel.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    await waitFor(() => expect(api.callsOf('DELETE /api/auth/cart/{id}/')).toHaveLength(1));
  });

  it('alone in the cart, leaves nothing to order', async () => {
    const { api, user } = await signedIn();
    api.use(cartOf(line(1, gone, 2)));
    const panel = await open(user, /^Cart/);
    expect(await panel.findByText('No longer sold')).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Order on WhatsApp' })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Copy order' })).toBeNull();
    expect(panel.queryByText(/^Total/)).toBeNull();
    expect(panel.getByRole('button', { name: 'Clear cart' })).toBeVisible();
  });

  it('says so when more of it is requested just after it was removed from the shop', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Cart/);
    const pieces = within(await panel.findByRole('group', { name: 'Quantity of Market tote' }));
    const refusal = { quantity: ['This product is no longer sold.'] };
    api.use({ ...cartOf(line(1, gone, 2)), 'PATCH /api/auth/cart/{id}/': answer(400, refusal) });
    await user.click(pieces.getByRole('button', { name: 'Increase quantity' }));
    expect(await panel.findByText('No longer sold')).toBeVisible();
  });
});
