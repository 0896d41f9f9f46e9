import { waitFor } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import { bodies, created_at, open, signedIn, tote } from '../../testing/panels';

describe('the wishlist (spec section 4)', () => {
  it('moves a product into the cart: adds it with quantity 1, then removes it', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Wishlist/);
    await user.click(await panel.findByRole('button', { name: 'Add Market tote to cart' }));
    expect((await panel.findAllByText('Market tote added to cart')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(api.callsOf('DELETE /api/auth/wishlist/{id}/').map(({ params }) => params.id)).toEqual(
        ['5'],
      ),
    );
    expect(bodies(api.callsOf('POST /api/auth/cart/'))).toEqual([{ product_id: 7, quantity: 1 }]);
    expect(panel.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
    const order = api.calls.map(({ key }) => key);
    expect(order.indexOf('POST /api/auth/cart/')).toBeLessThan(
      order.indexOf('DELETE /api/auth/wishlist/{id}/'),
    );
  });

  it('keeps it when the cart refuses: Failed to add to cart', async () => {
    const { api, user } = await signedIn();
    api.use({ 'POST /api/auth/cart/': answer(500, {}) });
    const panel = await open(user, /^Wishlist/);
    await user.click(await panel.findByRole('button', { name: 'Add Market tote to cart' }));
    expect((await panel.findAllByText('Failed to add to cart')).length).toBeGreaterThan(0);
    expect(panel.getByRole('link', { name: 'Market tote' })).toBeVisible();
    expect(api.callsOf('DELETE /api/auth/wishlist/{id}/')).toHaveLength(0);
  });

  it('takes a product off at once, and restores it when that fails', async () => {
    const { api, user } = await signedIn();
    let refuse: (reply: unknown) => void = () => undefined;
    api.use({
      'DELETE /api/auth/wishlist/{id}/': () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    });
    const panel = await open(user, /^Wishlist/);
    await user.click(
      await panel.findByRole('button', { name: 'Remove Market tote from wishlist' }),
    );
    expect(panel.queryByText('Market tote')).toBeNull();
    await waitFor(() => expect(api.callsOf('DELETE /api/auth/wishlist/{id}/')).toHaveLength(1));
    refuse(answer(500, {}));
    expect(await panel.findByRole('link', { name: 'Market tote' })).toBeVisible();
    expect((await panel.findAllByText('Something went wrong!')).length).toBeGreaterThan(0);
  });
});

describe('a wishlist that is open', () => {
  it('whose session ends gives the focus to its title', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Wishlist/);
    api.use({
      'POST /api/auth/cart/': answer(401, {}),
      'POST /api/auth/token/refresh/': answer(401, {}),
    });
    await user.click(await panel.findByRole('button', { name: 'Add Market tote to cart' }));
    expect(await panel.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
  });

  it('is loaded again when its tab is shown again', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Wishlist/);
    await panel.findByRole('link', { name: 'Market tote' });
    api.use({ 'GET /api/auth/wishlist/': () => [] });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await panel.findByText(/^Nothing here yet/)).toBeVisible();
  });
});

describe('a product that is no longer sold', () => {
  const gone = { ...tote, discontinued: true };

  it('says so on the wishlist, where it can only be taken off', async () => {
    const { api, user } = await signedIn();
    api.use({ 'GET /api/auth/wishlist/': () => [{ id: 5, product: gone, created_at }] });
    const panel = await open(user, /^Wishlist/);
    expect(await panel.findByText('No longer sold')).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Market tote' })).toBeNull();
    expect(panel.queryByRole('button', { name: /to cart/i })).toBeNull();
    expect(panel.queryByText(/₹/)).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Remove Market tote from wishlist' }));
    await waitFor(() => expect(api.callsOf('DELETE /api/auth/wishlist/{id}/')).toHaveLength(1));
  });

  it('says so on the wishlist after the cart has refused it', async () => {
    const { api, user } = await signedIn();
    const panel = await open(user, /^Wishlist/);
    const add = await panel.findByRole('button', { name: 'Add Market tote to cart' });
    api.use({
      'GET /api/auth/wishlist/': () => [{ id: 5, product: gone, created_at }],
      'POST /api/auth/cart/': answer(400, { product_id: ['Invalid pk "7"'] }),
    });
    await user.click(add);
    expect(await panel.findByText('No longer sold')).toBeVisible();
  });
});
