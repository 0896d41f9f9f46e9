import { Toasts } from '@shop/shared/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import remote from '../remote';

const tote = { productId: 7, title: 'Market tote' };

async function show(widget: string, props: object) {
  const { Component, load } = (await remote.widgets[widget]?.()) ?? {};
  const data = await load?.(props, new AbortController().signal);
  const Widget = Component as ComponentType<object>;
  window.history.replaceState(null, '', '/products?category=wallets');
  render(
    <MemoryRouter>
      <Widget {...props} {...{ data }} />
      <Toasts />
    </MemoryRouter>,
  );
}

const message = async () => within(await screen.findByRole('region', { name: 'Messages' }));

describe('a signed-out visitor (spec section 8)', () => {
  it('is asked to login on pressing the cart, and can come back', async () => {
    await show('AddToCartButton', { ...tote, look: 'icon' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Market tote to cart' }));
    const toast = await message();
    expect(toast.getByText('Please login to add items to cart!')).toBeVisible();
    expect(toast.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fproducts%3Fcategory%3Dwallets',
    );
  });

  it('is asked to login on pressing the heart', async () => {
    await show('WishlistButton', { ...tote, look: 'wide' });
    await userEvent.click(screen.getByRole('button', { name: 'Add to wishlist' }));
    expect((await message()).getByText('Please login to wishlist items!')).toBeVisible();
  });

  it('hears the message once', async () => {
    await show('WishlistButton', { ...tote, look: 'icon' });
    const heart = screen.getByRole('button', { name: 'Add Market tote to wishlist' });
    await userEvent.click(heart);
    await userEvent.click(heart);
    expect((await message()).getAllByText('Please login to wishlist items!')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Please login to wishlist items!');
  });

  it('cannot put a sold-out product into the cart', async () => {
    await show('AddToCartButton', { ...tote, look: 'wide', disabled: true });
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  });
});
